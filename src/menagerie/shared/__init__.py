"""The shared store: a PostgreSQL database through which the desks of a shop share what they know.

Imported only where an environment names one. psycopg is imported only here, and only on threads of their own.
"""
