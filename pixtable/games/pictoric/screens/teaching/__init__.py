"""Teaching the opponents a word, and the file that keeps what they were taught."""
