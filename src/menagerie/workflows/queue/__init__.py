"""The send queue of an environment: when queued adds are sent, held back, tried again and stopped."""
