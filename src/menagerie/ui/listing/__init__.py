"""The table of animals, and the controls around it."""
