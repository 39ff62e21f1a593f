"""Words as pixels: which letters a font has, how lines break, titles in our own capitals."""
