"""The end of a round as it is seen: garden by garden, item by item, and then the table of it."""
