"""Spoils a shared store in every way in which its columns and functions can be."""

from collections.abc import Callable
from typing import NamedTuple

import psycopg
from psycopg import errors, sql

# What each type can have that nobody means, and the foreign type that a column of it can get.
_VALUES = {
    "double precision": ["'NaN'", "'Infinity'", "'-Infinity'", "1.7e308", "-1.7e308"],
    "bigint": ["9223372036854775807", "-9223372036854775808"],
    "integer": ["2147483647", "-2147483648"],
    "text": ["repeat('x', 100000)", r"E'\x1b[2J\u202e<b>'"],
    "boolean": ["NOT {column}"],
    "ARRAY": ["array[array['a','b'],array['c','d']]", "array[repeat('x', 100000)]", "array[NULL::text]"],
    "bytea": ["decode(repeat('00', 32), 'hex')"],
}
_FOREIGN = {"text": "bytea USING convert_to({column}, 'UTF8')"}
_ANY_FOREIGN = "text USING {column}::text"
_COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable = 'YES' FROM information_schema.columns
    WHERE table_schema = 'menagerie' ORDER BY 1, ordinal_position
"""
_FUNCTIONS = """
    SELECT p.oid::regprocedure::text, p.proname,
        pg_get_function_arguments(p.oid), pg_get_function_result(p.oid),
        p.proretset OR p.prorettype IN ('void'::regtype, 'record'::regtype) OR 'o' = ANY (p.proargmodes)
    FROM pg_proc AS p WHERE pronamespace = 'menagerie'::regnamespace ORDER BY 1
"""
# Damage, a value out of range, a full disk, a time out, and what only the function knows.
_CODES = ("XX001", "22003", "53100", "57014", "P0001")


# Any other error is one of a statement that is wrong.
_AGAINST_RULES = (
    *(errors.IntegrityError, errors.FeatureNotSupported, errors.GeneratedAlways),
    *(errors.InvalidParameterValue, errors.DatatypeMismatch, errors.UndefinedFunction),
    *(errors.ProgramLimitExceeded, errors.NumericValueOutOfRange),
)


class Spoiling(NamedTuple):
    """What is wrong then, and the statements that make it so."""

    name: str
    statements: str


def spoiled_columns(connection: psycopg.Connection) -> list[Spoiling]:
    """Return every column with each value that nobody means, and with another type."""
    found = []
    for table, column, kind, is_nullable in connection.execute(_COLUMNS).fetchall():
        place = f"menagerie.{table}"
        for value in [*_VALUES[kind], *(["NULL"] if is_nullable else [])]:
            content = value.format(column=column)
            change = f"UPDATE {place} SET {column} = {content}"  # noqa: S608 - names of the schema
            found.append(Spoiling(f"{table}.{column} = {value}", change))
        foreign = _FOREIGN.get(kind, _ANY_FOREIGN).format(column=column)
        change = f"ALTER COLUMN {column} DROP DEFAULT, ALTER COLUMN {column} TYPE {foreign}"
        found.append(Spoiling(f"{table}.{column} of another type", f"ALTER TABLE {place} {change}"))
        found.append(
            Spoiling(f"{table}.{column} dropped", f"ALTER TABLE {place} DROP COLUMN {column} CASCADE")
        )
    return found


def spoiled_functions(connection: psycopg.Connection) -> list[Spoiling]:
    """Return every function that is gone, raises something, or returns nothing."""
    found = []
    for signature, name, arguments, result, returns_nothing in connection.execute(_FUNCTIONS).fetchall():
        gone = f"DROP FUNCTION {signature} CASCADE"
        head = f"{gone}; CREATE FUNCTION menagerie.{name}({arguments}) RETURNS {result}"
        nothing = "RETURN" if returns_nothing else "RETURN NULL"
        bodies = {
            f"raises {code}": rf"RAISE EXCEPTION E'\x1b[2J\u202e' USING ERRCODE = '{code}'" for code in _CODES
        }
        found.append(Spoiling(f"{name} is gone", gone))
        for what, body in {**bodies, "returns nothing": nothing}.items():
            statements = f"SET search_path TO menagerie; {head} LANGUAGE plpgsql AS $$ BEGIN {body}; END $$"
            found.append(Spoiling(f"{name} {what}", statements))
    return found


def can_be(connect: Callable[[], psycopg.Connection], spoiling: Spoiling) -> bool:
    """Spoil a database; return whether it let itself be spoiled so: what it has may have rules."""
    with connect() as connection:
        try:
            connection.execute(spoiling.statements.encode())
        except _AGAINST_RULES:
            return False
    return True


class Fresh(NamedTuple):
    """A database that is made anew from one that has rows of several desks, always by the same name."""

    administrator: psycopg.Connection
    source: str
    name: str

    def make(self) -> None:
        """Make it; what was connected to it loses the connection."""
        name, source = sql.Identifier(self.name), sql.Identifier(self.source)
        self.administrator.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(name))
        self.administrator.execute(
            sql.SQL("CREATE DATABASE {} OWNER desk TEMPLATE {} STRATEGY file_copy").format(name, source)
        )
