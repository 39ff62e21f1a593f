"""What the cards promise, written from their printed texts and the vocabulary alone."""
