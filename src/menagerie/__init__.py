"""Menagerie, a desktop catalogue manager for the Animal Store Service."""

__version__ = "0.3.0"
