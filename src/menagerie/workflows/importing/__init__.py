"""Bulk import: a delivery becomes adds in the outbox, after its rows were mapped, checked and confirmed."""
