"""What a person wants added: kept from the first letter on, sent once, and never forgotten."""
