"""Says in the person's language what the lower rooms report as cases and values.

``errors`` is for errors, ``facts`` for everything else. ``messages`` reads the tables, one a subject.
The package needs QtCore only, so the import command uses it, too.
"""
