"""The table of animals: its rows, columns, order and copying."""
