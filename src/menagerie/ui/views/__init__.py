"""Saved views: filters, columns and order under a name."""
