"""The rules of Pictoric Box: pure."""
