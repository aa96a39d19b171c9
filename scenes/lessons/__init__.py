"""Lessons: short arranged rounds in which the player does each thing."""
