"""What is known of one animal, and counts of all."""
