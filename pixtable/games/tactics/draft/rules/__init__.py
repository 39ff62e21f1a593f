"""What the rules of all drafts share."""
