"""The composition root: launches, builds, connects, runs and shuts down the application."""
