"""Databases that another program changed: no value in any column ends a command, and none reaches another interview."""
import json
import sqlite3

import made_interview
import pytest
import strangers
from strangers import ANYTHING, NUMBERS, name, seeds, survive
from web_app import WebApp

# what a table holds of one interview
ROWS = {"event": "interview = :id", "interview": "id = :id", "search_entry": "interview = :id",
        "guide": "fingerprint = (SELECT guide_fingerprint FROM interview WHERE id = :id)"}
COMMANDS = [("library", "check"), ("show", made_interview.FOLDER), ("search", "first"), ("library", "audit"), ("list", "--json"),
            ("mark", "list", made_interview.FOLDER), ("library", "ledger"), ("consent", made_interview.FOLDER)]


def without_rules(file):
    """Takes the promises out of the tables, so that every column takes everything; what gives them back."""
    with sqlite3.connect(file) as db:
        rules = db.execute("SELECT rowid, type, name, sql FROM sqlite_schema").fetchall()
        for _, kind, named, _ in rules:
            if kind == "trigger":
                db.execute(f"DROP TRIGGER {named}")
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_schema SET sql = replace(replace(sql, ') STRICT', ')'), ' NOT NULL', '') WHERE type = 'table' "
                   "AND name IN ('event', 'interview', 'guide', 'search_entry')")
    db.close()
    return rules


def with_rules(file, rules):
    """Puts the promises back, as if they had been kept."""
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA writable_schema = ON")
        for _, kind, named, sql in rules:
            if kind == "table":
                db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (sql, named))
        db.execute("PRAGMA writable_schema = RESET")
        for _, kind, _, sql in rules:
            if kind == "trigger":
                db.execute(sql)
    db.close()


def columns(db, table):
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != "number"]


def storable(value):
    if isinstance(value, (list, dict)):
        return json.dumps(value)
    return str(value) if isinstance(value, int) and not -2 ** 63 <= value < 2 ** 63 else value


def spoil(file, chance):
    """Changes a value of a row of the interview, or a value in the JSON of one; (table, column, value)."""
    rules = without_rules(file)
    with sqlite3.connect(file) as db:
        table = chance.choices(list(ROWS), weights=[6, 3, 1, 1])[0]
        column = chance.choice(columns(db, table))
        where = ROWS[table]
        rows = db.execute(f"SELECT rowid, {column} FROM {table} WHERE {where}" if table != "guide" else
                          f"SELECT fingerprint, {column} FROM guide WHERE {where}", {"id": made_interview.ID}).fetchall()
        row, old = chance.choice(rows)
        if column in ("body", "json") and chance.random() < 0.8:
            value = json.dumps(strangers.spoilt(json.loads(old), chance))
        else:
            value = storable(chance.choice(NUMBERS if isinstance(old, (int, float)) and chance.random() < 0.7 else ANYTHING))
        try:
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {'fingerprint' if table == 'guide' else 'rowid'} = ?", (value, row))
        except sqlite3.IntegrityError:
            pass
    db.close()
    with_rules(file, rules)
    (file.parent / "library.sqlite.sha256").unlink(missing_ok=True)
    return table, column, value


@pytest.mark.parametrize("group", seeds(400), ids=name)
def test_no_value_in_a_row_ends_a_command(base, tmp_path, group):
    for _, chance in strangers.chances(group):
        library = strangers.copied(base, tmp_path)
        spoil(library / "library.sqlite", chance)
        survive("list", library=library, status=0)
        for words in chance.sample(COMMANDS, 2):
            survive(*words, library=library)


@pytest.mark.parametrize("column", ["frame", "monotonic", "wall", "sequence"])
@pytest.mark.parametrize("value", [2 ** 63 - 1, -2 ** 63, 2 ** 62])
def test_a_number_that_cannot_be_is_found_by_the_check_and_reaches_no_other_interview(base, tmp_path, column, value):
    library = strangers.copied(base, tmp_path)
    rules = without_rules(library / "library.sqlite")
    with sqlite3.connect(library / "library.sqlite") as db:
        db.execute(f"UPDATE event SET {column} = ? WHERE id = ?", (float(value) if column == "wall" else value, made_interview.event_id(4)))
    db.close()
    with_rules(library / "library.sqlite", rules)
    done = survive("library", "check", library=library, status=1)
    assert made_interview.FOLDER in done.out, done
    strangers.bystander_is_well(library)


@pytest.mark.parametrize("group", seeds(150), ids=name)
def test_no_byte_of_the_file_ends_a_command(base, tmp_path, group):
    for _, chance in strangers.chances(group):
        library = strangers.copied(base, tmp_path)
        file = library / "library.sqlite"
        file.write_bytes(strangers.flipped(file.read_bytes(), chance))
        survive("list", library=library)
        survive(*chance.choice(COMMANDS), library=library)


@pytest.mark.parametrize("fields", [{"channels": 2 ** 63 - 1}, {"bits": 2 ** 63 - 1}, {"utcOffset": -2 ** 63}])
def test_a_library_poisoned_by_an_earlier_version_opens_and_is_cleaned_with_one_command(base, tmp_path, fields):
    library = strangers.copied(base, tmp_path)
    rules = without_rules(library / "library.sqlite")
    with sqlite3.connect(library / "library.sqlite") as db:
        began, = db.execute("SELECT body FROM event WHERE id = ?", (made_interview.event_id(1),)).fetchone()
        began = json.loads(began)
        began["started"] |= fields
        db.execute("UPDATE event SET body = ? WHERE id = ?", (json.dumps(began), made_interview.event_id(1)))
        for column in set(fields) & {"channels", "bits"}:
            db.execute(f"UPDATE interview SET {column} = ? WHERE id = ?", (fields[column], made_interview.ID))
    db.close()
    with_rules(library / "library.sqlite", rules)
    strangers.bystander_is_well(library)
    survive("show", made_interview.FOLDER, library=library, status=1)
    survive("library", "check", library=library, status=1)
    survive("delete", made_interview.FOLDER, "--now", "--yes", library=library, status=0)
    strangers.bystander_is_well(library)
    assert made_interview.FOLDER not in survive("library", "check", library=library).out


def poisoned(base, folder):
    """A copy of the library in which an interview cannot be read."""
    library = strangers.copied(base, folder)
    rules = without_rules(library / "library.sqlite")
    with sqlite3.connect(library / "library.sqlite") as db:
        db.execute("UPDATE event SET frame = ? WHERE id = ?", (2 ** 62, made_interview.event_id(4)))
    db.close()
    with_rules(library / "library.sqlite", rules)
    (library / "library.sqlite.sha256").unlink(missing_ok=True)
    return library


def test_one_interview_that_cannot_be_read_keeps_nobody_from_the_others(base, tmp_path):
    library = poisoned(base, tmp_path)
    exported = survive("export", "--all", "--as", "csv", "--to", tmp_path / "out", "--despite-consent", library=library, status=0)
    assert "left out" in exported.err and "cannot be" in exported.err
    bundled = survive("bundle", "make", "--all", "--plain", "--despite-consent", "--to", tmp_path / "all.leitfaden.tar", library=library, status=0)
    assert "left out" in bundled.err
    survive("export", made_interview.FOLDER, "--as", "csv", "--to", tmp_path / "one", library=library, status=1)
    survive("library", "backup", "--to", tmp_path / "backup", library=library)


def test_pages_show_the_others_and_say_what_cannot_be_read(base, tmp_path):
    library = poisoned(base, tmp_path)
    with WebApp(library) as app:
        visitor = app.interviewer()
        told = visitor.get("/guides/made/analysis", Accept="text/html")
        assert told.status < 500, told
        for path in ["/", "/records", "/export", "/guides/made", f"/interviews/{made_interview.ID}/review",
                     "/guides/working-days", "/guides/working-days/analysis", "/search?q=first", f"/interviews/{made_interview.ID}"]:
            answer = visitor.get(path, Accept="text/html")
            assert answer.status < 500 or made_interview.ID in path, (path, answer)
    assert app.process.returncode == 0
