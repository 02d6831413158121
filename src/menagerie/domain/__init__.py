"""What everything in the application speaks of: animals, quota, keys, errors and time."""
