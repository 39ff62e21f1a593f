"""Things in motion: every duration, values that glide, and the steps of the table's dance."""
