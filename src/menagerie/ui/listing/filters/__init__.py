"""The filters of the list: status, limit, search, categories, tags, and the buttons of saved views."""
