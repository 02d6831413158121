"""A database file opens in any state: readable rows are rescued, and the old file is kept."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from menagerie.storage import (
    NewerFileError,
    Trouble,
    check_file,
    connect,
    is_busy,
    is_damage,
    migrate,
    replace_damaged,
)
from menagerie.storage.files import make_private_file, set_aside
from menagerie.storage.schema import check_schema
from menagerie.system.files import NotOwnError
from support.damage import (
    changed_by,
    cut_to,
    flip_a_bit,
    folder_in_place,
    of_another_application,
    overwritten_by,
)
from support.places import elsewhere
from support.sample_database import FIRST, NOW, SECOND, add, filled, found_in, made_by_release, names, opened
from support.two_runs import Times

COUNT = 200
ANOTHER_MARK = "PRAGMA application_id = 7"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "list.sqlite3"


def beside(path: Path) -> list[str]:
    """Return the names of the files around a database that is closed."""
    return sorted(one.name for one in path.parent.iterdir() if one != path)


def test_a_new_file_is_marked_as_ours_and_a_closed_one_has_nothing_beside_it(path: Path) -> None:
    file = opened(path)
    assert file.notice is None
    assert file.connection.execute("PRAGMA application_id").fetchone() == (FIRST.application_id,)
    assert file.connection.execute("SELECT version, readable_from FROM about").fetchone() == (1, 1)
    file.close()
    path = elsewhere(path)
    expected = filled(path, COUNT)
    assert found_in(path) == (expected, None)
    assert beside(path) == []
    path = elsewhere(path)
    made_by_release(path, "Rex", "Bella")
    file = opened(path)
    assert (names(file), file.notice) == (["Rex", "Bella"], None)
    assert file.connection.execute("PRAGMA application_id").fetchone() == (FIRST.application_id,)
    file.close()
    assert beside(path) == []


def test_an_older_file_passes_a_check_and_is_upgraded_step_by_step_after_a_copy_was_made(path: Path) -> None:
    made_by_release(path, "Rex")
    before = path.read_bytes()
    check_file(path, SECOND)
    assert path.read_bytes() == before
    assert beside(path) == []
    file = opened(path, SECOND)
    assert (names(file), file.notice) == (["Rex"], None)
    assert file.connection.execute("PRAGMA user_version").fetchone() == (2,)
    file.close()
    assert beside(path) == ["list.sqlite3.version-1"]
    assert found_in(path.with_name("list.sqlite3.version-1")) == (["Rex"], None)
    path = elsewhere(path)
    made_by_release(path, "Rex")
    colour = "CREATE TABLE colour (name TEXT NOT NULL) STRICT"
    third = replace(
        SECOND,
        version=3,
        statements=(*SECOND.statements, colour),
        migrations={**SECOND.migrations, 2: migrate(colour)},
    )
    assert found_in(path, third) == (["Rex"], None)


def test_an_upgrade_that_fails_leaves_the_file_as_it_was_and_a_damaged_version_is_rescued(path: Path) -> None:
    made_by_release(path, "Rex")

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM entry")
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        opened(path, replace(SECOND, migrations={1: fail}))
    assert found_in(path, SECOND)[0] == ["Rex"]
    path = elsewhere(path)
    made_by_release(path, "Rex", "Bella")
    changed_by("PRAGMA user_version = 65")(path)
    found, notice = found_in(path)
    assert found == ["Rex", "Bella"]
    assert notice is not None
    assert notice.trouble is Trouble.DAMAGED


def test_a_usable_newer_file_keeps_unknown_columns_and_an_unusable_one_is_not_touched(path: Path) -> None:
    filled(path, 3)
    changed_by(
        "ALTER TABLE entry ADD COLUMN price TEXT NOT NULL DEFAULT 'unknown'",
        "UPDATE entry SET price = '12.50' WHERE number = 1",
        "CREATE TABLE later (content TEXT)",
        "UPDATE about SET version = 7, written_by = '9.9'",
        "PRAGMA user_version = 7",
    )(path)
    file = opened(path)
    add(file, "Bella")
    assert file.notice is None
    assert file.connection.execute("SELECT price FROM entry WHERE number = 1").fetchone() == ("12.50",)
    assert file.connection.execute("SELECT version, written_by FROM about").fetchone() == (7, "9.9")
    file.close()
    path = elsewhere(path)
    filled(path, 3)
    changed_by(
        "UPDATE about SET version = 7, written_by = '9.9', readable_from = 7", "PRAGMA user_version = 7"
    )(path)
    before = path.read_bytes()
    with pytest.raises(NewerFileError) as caught:
        opened(path)
    assert caught.value.written_by == "9.9"
    assert not is_damage(caught.value)
    assert (path.read_bytes(), beside(path)) == (before, [])


def with_version(place: int) -> Callable[[Path], None]:
    """Return what changes a format version, for writing (18) or for reading (19), to an unknown one."""

    def change(path: Path) -> None:
        content = bytearray(path.read_bytes())
        content[place] ^= 0x80
        path.write_bytes(content)

    return change


# Each damage by its name, the trouble that is reported, and whether all entries are still there.
DAMAGES = {
    "a format that cannot be written": (with_version(18), Trouble.DAMAGED, True),
    "a format that cannot be read": (with_version(19), Trouble.DAMAGED, True),
    "emptied": (overwritten_by(b""), Trouble.DAMAGED, False),
    "a text": (overwritten_by(b"Dear diary"), Trouble.DAMAGED, False),
    "cut between pages": (cut_to(5 * 4096), Trouble.DAMAGED, False),
    "cut within a page": (cut_to(5 * 4096 + 7), Trouble.DAMAGED, False),
    "another program's": (of_another_application(1), Trouble.FOREIGN, False),
    "a folder": (folder_in_place, Trouble.FOREIGN, False),
    "another version": (changed_by("PRAGMA user_version = 16777217"), Trouble.DAMAGED, True),
    "another mark": (changed_by(ANOTHER_MARK), Trouble.DAMAGED, True),
    "only our entries": (changed_by(ANOTHER_MARK, "DROP TABLE about"), Trouble.DAMAGED, True),
    "nothing about it": (changed_by("DELETE FROM about"), Trouble.DAMAGED, True),
    "no index": (changed_by("DROP INDEX entry_by_name"), Trouble.DAMAGED, True),
    "a schema that is none": (
        changed_by(
            "PRAGMA writable_schema = TRUE", "UPDATE sqlite_schema SET sql = 'CREATE TABLE entry (\xff'"
        ),
        Trouble.DAMAGED,
        True,
    ),
}


@pytest.mark.parametrize(("damage", "trouble", "is_whole"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_kept_and_replaced(
    path: Path, damage: Callable[[Path], None], trouble: Trouble, is_whole: bool
) -> None:
    expected = filled(path, COUNT)
    damage(path)
    file = opened(path)
    found = names(file)
    add(file, "Bella")
    file.close()
    assert file.notice is not None
    assert (file.notice.trouble, file.notice.kept) == (trouble, f"list.sqlite3.{trouble}-{NOW:.0f}")
    assert path.with_name(file.notice.kept).exists()
    assert set(found) <= set(expected)
    assert not is_whole or found == expected
    assert found_in(path) == ([*found, "Bella"], None)


def test_one_flipped_bit_anywhere_costs_at_most_the_page_that_it_is_in(
    path: Path, tmp_path: Path, times: Times, say_trials: Callable[[str], None]
) -> None:
    filled(path, COUNT)
    random = Random(16)  # noqa: S311 - the same trials each time
    noticed, least, trials = 0, 0, times(100, sample=10)
    for trial in range(trials):
        place = tmp_path / str(trial) / "list.sqlite3"
        place.parent.mkdir()
        shutil.copy(path, place)
        damaged = flip_a_bit(place, random)
        found, notice = found_in(place)
        if notice is None:
            # In unused space, or a letter of a name, which no file without checksums can show.
            assert len(found) == COUNT, trial
        else:
            noticed += 1
            least = min(least or COUNT, len(found))
            assert place.with_name(notice.kept).read_bytes() == damaged, trial
        shutil.rmtree(place.parent)
    kept = f"at least {least} of {COUNT} rows kept"
    say_trials(f"storage: {trials} files with one flipped bit, {noticed} replaced, {kept}")
    assert noticed > trials // 4
    assert least > COUNT // 2


def test_a_schema_of_many_pages_is_not_needed_to_rescue_the_rows(path: Path) -> None:
    spare = [f"CREATE TABLE spare_{number} (name TEXT /* {'x' * 400} */)" for number in range(60)]
    schema = replace(FIRST, statements=(*FIRST.statements, *spare))
    expected = filled(path, COUNT, schema)
    changed_by("INSERT INTO spare_40 VALUES ('Bella')", "INSERT INTO spare_59 VALUES ('Max')")(path)
    content = path.read_bytes()
    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    path.write_bytes(b"".join(bytes(4096) if b"CREATE TABLE" in page else page for page in pages))
    rescued = opened(path, schema)
    assert names(rescued) == expected
    both = "SELECT name FROM spare_40 UNION ALL SELECT name FROM spare_59"
    assert rescued.connection.execute(both).fetchall() == [("Bella",), ("Max",)]
    rescued.close()


def test_rows_are_rescued_from_where_they_are_before_and_behind_a_damaged_page(path: Path) -> None:
    spare = "CREATE TABLE spare (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"
    expected = filled(path, 3, replace(FIRST, statements=(spare, *FIRST.statements)))
    changed_by("INSERT INTO spare VALUES (9, 'Bella')", ANOTHER_MARK)(path)
    rescued = opened(path, replace(FIRST, statements=(*FIRST.statements, spare)))
    assert names(rescued) == expected
    assert rescued.connection.execute("SELECT * FROM spare").fetchall() == [(9, "Bella")]
    rescued.close()
    path = elsewhere(path)
    expected = filled(path, 600)
    content = path.read_bytes()
    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    # As a page of a table begins.
    torn = [page if b"Rex 300 " not in page or page[0] != 13 else bytes(4096) for page in pages]
    path.write_bytes(b"".join(torn))
    found = found_in(path)[0]
    lost = [number for number, name in enumerate(expected) if name not in found]
    assert lost == list(range(lost[0], lost[-1] + 1))
    assert 0 < lost[0] < 300 < lost[-1] < 599
    path = elsewhere(path)
    filled(path, 3)
    letter = "UPDATE entry SET name = CAST(X'42FF6C6C61' AS TEXT) WHERE number = 2"
    changed_by(letter, ANOTHER_MARK)(path)
    assert found_in(path)[0][1] == "B\ufffdlla"


def test_what_a_column_does_not_accept_is_left_out_and_the_rest_of_the_row_is_rescued(path: Path) -> None:
    whole = "number INTEGER, kind TEXT, c INTEGER NOT NULL, d REAL NOT NULL, e REAL, f TEXT NOT NULL, g BLOB"
    whole += ", h ANY"
    columns = [column.split()[0] for column in whole.split(", ")]
    odd = replace(FIRST, statements=(*FIRST.statements, f"CREATE TABLE odd ({', '.join(columns)})"))
    strict = f"CREATE TABLE odd ({whole}, PRIMARY KEY (number, kind)) STRICT, WITHOUT ROWID"
    filled(path, 3, odd)
    changed_by(
        "INSERT INTO odd VALUES (5, 'dog', 1, 2, NULL, 'Rex', NULL, 'any')",
        "INSERT INTO odd VALUES (6, 'cat', 1, 2.5, 7, 'Ink', x'07', 7)",
        "INSERT INTO odd VALUES ('x', 7, 'x', 'x', 'x', 7, 'x', NULL)",
        ANOTHER_MARK,
    )(path)
    rescued = opened(path, replace(FIRST, statements=(*FIRST.statements, strict)))
    assert rescued.connection.execute("SELECT * FROM odd ORDER BY number").fetchall() == [
        (0, "", 0, 0.0, None, "", None, None),
        (5, "dog", 1, 2.0, None, "Rex", None, "any"),
        (6, "cat", 1, 2.5, 7.0, "Ink", b"\x07", 7),
    ]
    rescued.close()


def test_no_number_is_given_twice_whatever_is_counted(path: Path) -> None:
    for damage, next_number in (
        ("UPDATE sqlite_sequence SET seq = seq", COUNT + 1),
        # As if it had never counted: what is left of the rows says how far it was.
        ("UPDATE sqlite_sequence SET seq = -5", 196),
        ("UPDATE sqlite_sequence SET seq = 'many'", 196),
        ("UPDATE sqlite_sequence SET seq = 9223372036854775807", 196),
        ("UPDATE sqlite_sequence SET seq = 9007199254740992", 196),
    ):
        path = elsewhere(path)
        filled(path, COUNT)
        changed_by("DELETE FROM entry WHERE number > 195", ANOTHER_MARK, damage)(path)
        file = opened(path)
        add(file, "Bella")
        assert file.connection.execute("SELECT max(number) FROM entry").fetchone() == (next_number,)
        file.close()


def test_what_is_left_of_a_killed_replacement_is_finished_or_ignored(path: Path, tmp_path: Path) -> None:
    path = elsewhere(path)
    filled(path, 5)
    # GIVEN what is left of a replacement with other entries
    other = path.with_name("other.sqlite3")
    file = opened(other)
    add(file, "Bella")
    for part in ("", "-wal", "-shm"):
        shutil.copy(other.with_name(other.name + part), path.with_name(f"{path.name}.new{part}"))
    file.close()
    overwritten_by(b"damaged")(path)
    file = opened(path)
    assert (names(file), file.connection.execute("PRAGMA integrity_check").fetchall()) == ([], [("ok",)])
    file.close()
    path = elsewhere(path)
    expected = filled(tmp_path / "whole.sqlite3", 5)
    overwritten_by(b"damaged")(path)
    (tmp_path / "whole.sqlite3").rename(path.with_name("list.sqlite3.complete"))
    assert found_in(path)[0] == expected
    assert beside(path) == [f"list.sqlite3.damaged-{NOW:.0f}"]
    path = elsewhere(path)
    expected = filled(path, 5)
    path.with_name("list.sqlite3.new").write_bytes(b"half")
    assert found_in(path) == (expected, None)


def test_a_file_that_cannot_be_made_whole_leaves_no_half_of_it(path: Path) -> None:
    file = opened(path)
    path.unlink()
    file.close()
    with pytest.raises(sqlite3.ProgrammingError):
        file.write_again()
    assert beside(path) == []
    path = elsewhere(path)
    with pytest.raises(sqlite3.OperationalError, match="incomplete"):
        opened(path, replace(FIRST, statements=(*FIRST.statements, "CREATE TABLE")))
    assert beside(path) == []
    assert not path.exists()


def test_a_file_that_is_found_damaged_in_use_is_replaced_and_was_ours_all_the_same(path: Path) -> None:
    expected = filled(path, COUNT)
    file = replace_damaged(path, FIRST, now=NOW)
    assert names(file) == expected
    assert file.notice is not None
    assert file.notice.trouble is Trouble.DAMAGED
    file.close()
    path = elsewhere(path)
    overwritten_by(b"Dear diary")(path)
    file = replace_damaged(path, FIRST, now=NOW)
    assert file.notice == (Trouble.DAMAGED, FIRST.name, f"list.sqlite3.damaged-{NOW:.0f}")
    file.close()


def test_a_file_that_could_not_be_checked_is_let_go_while_the_error_is_still_shown(path: Path) -> None:
    filled(path, COUNT)
    failing = connect(path)
    # The drive fails when the columns of the tables are read.
    failing.set_authorizer(
        lambda _action, what, *_: sqlite3.SQLITE_DENY if what == "table_info" else sqlite3.SQLITE_OK
    )
    with pytest.raises(sqlite3.DatabaseError) as shown:
        check_schema(failing, FIRST)
    failing.close()
    again = connect(path, patience=0)
    again.execute("PRAGMA journal_mode = DELETE").fetchall()
    again.close()
    assert shown.value.__traceback__ is not None


def test_a_locked_file_is_busy_and_not_damaged_and_an_error_of_no_database_is_neither(path: Path) -> None:
    filled(path, 3)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    waiting = connect(path)
    waiting.execute("PRAGMA busy_timeout = 0")
    with pytest.raises(sqlite3.OperationalError) as caught:
        waiting.execute("BEGIN IMMEDIATE")
    assert (is_busy(caught.value), is_damage(caught.value)) == (True, False)
    waiting.close()
    other.close()
    error = OSError(28, "No space left on device")
    assert (is_busy(error), is_damage(error)) == (False, False)


def test_links_are_refused_and_what_they_lead_to_stays_as_it_is(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.sqlite3"
    expected = filled(real, 3)
    before = real.read_bytes()
    path.symlink_to(real)
    with pytest.raises(NotOwnError):
        opened(path)
    with pytest.raises(sqlite3.OperationalError):
        connect(path)
    assert (path.is_symlink(), real.read_bytes()) == (True, before)
    path.unlink()
    assert found_in(real) == (expected, None)
    path = elsewhere(path)
    path.symlink_to(path.with_name("round"))
    path.with_name("round").symlink_to(path)
    with pytest.raises(NotOwnError):
        opened(path)
    assert path.is_symlink()


def test_a_folder_in_place_of_the_marker_or_of_a_new_file_prevents_nothing(path: Path) -> None:
    path.with_name(f"{path.name}-open").mkdir()
    file = opened(path)
    add(file, "Rex")
    file.close()
    assert found_in(path)[0] == ["Rex"]
    path = elsewhere(path)
    overwritten_by(b"damaged")(path)
    path.with_name(f"{path.name}.new").mkdir()
    _, notice = found_in(path)
    assert notice is not None
    assert notice.trouble is Trouble.DAMAGED
    assert beside(path) == [notice.kept, "list.sqlite3.new.foreign-0"]


def test_a_newer_file_of_a_killed_process_keeps_its_log(path: Path, tmp_path: Path) -> None:
    file = opened(path)
    add(file, "Rex")
    file.connection.execute("UPDATE about SET version = 7, written_by = '9.9', readable_from = 7")
    file.connection.execute("PRAGMA user_version = 7")
    killed = tmp_path / "killed"
    killed.mkdir()
    for part in ("", "-wal"):
        shutil.copy(path.with_name(path.name + part), killed)
    file.close()
    before = {one.name: one.read_bytes() for one in killed.iterdir()}
    with pytest.raises(NewerFileError):
        opened(killed / path.name)
    assert before.items() <= {one.name: one.read_bytes() for one in killed.iterdir()}.items()


def test_a_file_is_set_aside_together_with_its_log_and_no_other_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "rex.sqlite3"
    for part in ("", "-wal", "-shm"):
        path.with_name(path.name + part).write_text(part)
    place = set_aside(path, "damaged", 17.0)
    assert place.name == "rex.sqlite3.damaged-17"
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {
        f"{place.name}{part}": part for part in ("", "-wal", "-shm")
    }
    # Nor is one that is there taken for a new one, or overwritten by one of the same second.
    make_private_file(path)
    with pytest.raises(FileExistsError):
        make_private_file(path)
    path.write_text("second")
    assert set_aside(path, "damaged", 17.0).name == "rex.sqlite3.damaged-17-2"
    assert (place.read_text(), place.with_name(f"{place.name}-2").read_text()) == ("", "second")
