"""Says in the person's language what the lower rooms report as codes and values.

The package needs QtCore only, so the import command uses it, too.
"""
