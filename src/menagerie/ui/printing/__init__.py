"""Printing: the list as shown, and labels, each with a preview."""
