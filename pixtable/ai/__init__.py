"""Search and opponents, over the kernel's contract."""
