"""Sends adds: each is chosen, recorded, sent, and its outcome recorded."""
