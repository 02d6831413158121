"""Deliveries: files and pasted rows with one animal in each row, read as a table of texts.

``delivery`` says what a table is, and how it was read. Nothing here knows which column means what, or what
the service accepts: ``workflows.importing`` does.
"""
