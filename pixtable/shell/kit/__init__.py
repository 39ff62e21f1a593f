"""Parts that several screens share: paper, blocks of a page, faces, a word in passing."""
