"""The door to the drafts, and what lies open after one."""
