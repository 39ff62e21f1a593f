"""Reading the field: who stands where, what is on, whom one reaches."""
