"""Where things are kept, which environments there are, and what the person prefers."""
