"""The screen: windows, scenes and what a player sees and touches."""
