"""What helps when something goes wrong: the log, the support report, and notices of newer versions."""
