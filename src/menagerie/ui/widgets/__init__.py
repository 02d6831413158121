"""Widgets that know nothing of this application."""
