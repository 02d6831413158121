"""The window in which a delivery is mapped, checked and confirmed, before anything is sent."""
