"""CPU players: they get a View and nothing else."""
