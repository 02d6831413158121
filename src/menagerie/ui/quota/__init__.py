"""The quota, the pace and the waits, as the person sees them."""
