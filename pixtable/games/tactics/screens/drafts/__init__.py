"""What lies open after one."""
