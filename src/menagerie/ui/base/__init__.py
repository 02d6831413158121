"""What the lists of the window are made of."""
