"""The import of a delivery: the window in which it is read, checked, sent and reported."""
