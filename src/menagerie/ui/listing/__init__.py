"""The table of animals, and what stands around it."""
