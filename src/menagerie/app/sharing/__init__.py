"""The command that prepares the database through which the desks of a shop share what they know."""
