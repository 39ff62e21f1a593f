"""What the tables of all drafts share."""
