"""The filters of the list: status, limit, search, categories and tags."""
