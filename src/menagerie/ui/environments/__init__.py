"""Environments, their addresses, keys and plans, and practising."""
