"""The folders, the environments and the preferences of the user."""
