"""PostgreSQL's own library, libpq, which psycopg uses: the packages for Linux leave it to the system."""

import os

# The system's libpq has its sentences in many languages, and troubles.py reads them in English. It looks for
# them in this folder, which is none. Here, because only the main thread may change the environment.
os.environ["PGLOCALEDIR"] = os.devnull


def has_library() -> bool:
    """Return whether psycopg finds libpq. The first call takes 0.1 s and more: make it on a thread."""
    try:
        # Where two threads import the module at once and that fails, one is handed it without its names.
        from psycopg import connect  # noqa: F401, PLC0415 - whether it can be imported is the question
    except ImportError:
        return False
    return True
