"""What opponents say at the table, as it is seen there."""
