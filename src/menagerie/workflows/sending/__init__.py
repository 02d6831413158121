"""Sends what is queued in the outbox: when, in which order, and what is recorded of it."""
