"""Processes that work on the same data: only one has it, and the others speak to that one."""
