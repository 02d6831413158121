"""What is done with texts: folding, searching, shortening, and making them safe to show."""
