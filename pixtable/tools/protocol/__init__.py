"""The table protocol: one JSON object a line in, one a line out, over the same `Match` as everything else."""
