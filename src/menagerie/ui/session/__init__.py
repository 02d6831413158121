"""What is open, the jobs that run in it, and its waits."""
