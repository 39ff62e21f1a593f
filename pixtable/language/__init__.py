"""Words in four languages: catalogues of sentences, rulebooks, and numbers as people write them."""
