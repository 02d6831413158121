"""Asking the Animal Store Service."""
