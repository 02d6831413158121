"""Exporting what is on screen or what was seen."""
