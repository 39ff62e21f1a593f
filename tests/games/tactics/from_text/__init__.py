"""What the cards promise, held against their printed text and the meaning of its words alone."""
