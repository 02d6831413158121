"""Help where it is needed: the support report, recent requests, the log, and what is new."""
