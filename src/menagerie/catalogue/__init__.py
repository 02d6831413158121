"""What this desk knows: every animal it was ever shown, in one file for each environment."""
