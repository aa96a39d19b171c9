"""The coach: what to do now, and what a finished round has cost."""
