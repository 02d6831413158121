"""A database that is set aside keeps all that belongs to it, and takes nothing else's place."""

from pathlib import Path

from menagerie.storage.files import set_aside


def test_what_sqlite_keeps_beside_a_file_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "rex.sqlite3"
    for part in ("", "-wal", "-shm"):
        path.with_name(path.name + part).write_text(part)

    place = set_aside(path, "damaged", 17.0)

    assert place.name == "rex.sqlite3.damaged-17"
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {
        f"{place.name}{part}": part for part in ("", "-wal", "-shm")
    }


def test_what_was_set_aside_a_moment_ago_stays(tmp_path: Path) -> None:
    path = tmp_path / "rex.sqlite3"
    for text in ("first", "second"):
        path.write_text(text)
        set_aside(path, "damaged", 17.0)

    assert (tmp_path / "rex.sqlite3.damaged-17").read_text() == "first"
    assert (tmp_path / "rex.sqlite3.damaged-17-2").read_text() == "second"
