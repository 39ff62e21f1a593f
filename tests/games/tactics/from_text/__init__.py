"""Each ability as its printed text alone tells it."""
