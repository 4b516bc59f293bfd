"""Reports on simulated games."""
