"""What everything that keeps a database has in common: a thread of its own, and files set aside."""
