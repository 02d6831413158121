"""The catalogue: every animal that this computer has seen, in one file for each environment."""
