"""The main window, its actions, and what connects its parts."""
