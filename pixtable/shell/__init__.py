"""The program's own screens, a folder a feature, and the app that leads from one to another."""
