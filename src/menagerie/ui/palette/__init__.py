"""The command palette: one field that finds every action, category and animal."""
