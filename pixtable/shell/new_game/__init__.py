"""The sheet on which a table is laid."""
