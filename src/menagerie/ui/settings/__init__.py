"""The settings dialog: its pages, its rows, and what happens when a setting is changed."""
