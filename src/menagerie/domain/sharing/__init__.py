"""What the desks of a shop share: where the store is, what can be wrong with it, what is exchanged."""
