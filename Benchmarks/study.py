"""A study of a thousand interviews with 200 answers each as tables, next to sqlite3 that writes the same tables."""
import csv
import json
import pathlib
import subprocess
import sys

from common import answer, leitfaden, median, ratio, spread, timed, workspace
from report import Section, Table, Target

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Support"))
import made_study  # noqa: E402

ANSWERS = 200
FORMATS = ["csv-exchange", "spss", "xlsx", "ddi", "json"]
WORDS = "What people say about their work, in a sentence or two; with \"quotes\", commas and Umlaute äöü."


def questions():
    """200 questions: numbers, scales, choices and texts in turn."""
    agree = [("1", "agree", {}), ("2", "partly", {}), ("3", "disagree", {})]
    kinds = [("integer", {}), ("scale", {"options": agree}), ("single", {"options": made_study.options("phone", "paper")}),
             ("text", {})]
    return [made_study.question(f"q{number:03}", kinds[number % 4][0], f"What about matter number {number}?",
                                **json.loads(json.dumps(kinds[number % 4][1]))) for number in range(ANSWERS)]


def value(question, interview):
    return [{"number": interview * 7 + question}, made_study.choices(str(1 + (interview + question) % 3)),
            made_study.choices(("phone", "paper")[(interview + question) % 2]), {"text": f"{interview}: {WORDS}"}][question % 4]


def write(library, count):
    """The interviews as folders with interview.json, without sound; then rebuilt."""
    guide = {**made_study.guide(), "id": "bench", "title": "Bench"}
    guide["sections"] = [{**guide["sections"][0], "questions": questions()}]
    for number in range(count):
        id = f"{number:08x}-1111-4222-8333-444455556666"
        made = made_study.Made(1)
        made.events[0]["body"]["fields"]["started"].update(guide="bench", participant=f"P-{number:04}")
        for question in range(ANSWERS):
            made.answer(1000 * question, f"q{question:03}", value(question, number))
        made.happened(1000 * ANSWERS, "saved")
        for sequence, event in enumerate(made.events):
            event.update(interview=id, id=f"{number:08x}-0000-4000-8000-{sequence:012d}")
        folder = library / f"2026-11-21_P-{number:04}_{number:04x}"
        folder.mkdir(parents=True)
        (folder / "interview.json").write_text(json.dumps({
            "format": 1, "id": id, "folder": folder.name, "createdAt": "2026-11-21T09:00:00Z", "guide": guide,
            "guideFingerprint": "b" * 64, "title": "", "participant": f"P-{number:04}", "language": "en",
            "events": made.events}))
    timed([leitfaden(), "library", "rebuild", "--library", library])


def same_tables(tables, database):
    """A database that holds the tables of the export; returns the commands that write them again."""
    commands = []
    for path in sorted(tables.glob("*.csv")):
        subprocess.run(["sqlite3", database, "-cmd", ".mode csv", f".import '{path}' {path.stem}"], check=True)
        with open(path, newline="", encoding="utf-8") as file:
            rows = sum(1 for _ in csv.reader(file)) - 1
        found = int(answer("sqlite3", database, f"SELECT count(*) FROM {path.stem}"))
        if found != rows:
            raise RuntimeError(f"sqlite3 holds {found} rows of {rows} of {path.name}")
        commands.append((path.stem, rows))
    return commands


def measure(options):
    """The section about a study."""
    size, count = (options.sizes or [1000])[-1], options.rounds or 5
    with workspace() as folder:
        library, out, database = folder / "library", folder / "out", folder / "same.sqlite"
        write(library, size)

        def export(format):
            return timed([leitfaden(), "export", "--all", "--as", format, "--to", out / format, "--library", library])
        export("csv-exchange")
        tables = same_tables(out / "csv-exchange", database)
        if dict(tables)["answers_long"] != size * ANSWERS:
            raise RuntimeError(f"{dict(tables)['answers_long']} answers were written instead of {size * ANSWERS}")
        script = folder / "same.sql"
        script.write_text("".join(f".output '{folder}/{name}.csv'\nSELECT * FROM {name};\n" for name, _ in tables))
        ours, theirs, long = {name: [] for name in FORMATS}, [], []
        for turn in range(count + 1):
            costs = {name: export(name).seconds for name in FORMATS}
            whole = timed(["sqlite3", "-readonly", "-header", "-csv", database, f".read '{script}'"]).seconds
            answers = timed(["sqlite3", "-readonly", "-header", "-csv", database, "SELECT * FROM answers_long"]).seconds
            if turn:
                for name in FORMATS:
                    ours[name].append(costs[name])
                theirs.append(whole)
                long.append(answers)
    return section(size, count, ours, theirs, long, tables)


def section(size, count, ours, theirs, long, tables):
    table, sqlite = median(ours["csv-exchange"]), median(theirs)
    rows = [[f"leitfaden, {name}", spread(ours[name], 2), ratio(median(ours[name]), sqlite)] for name in FORMATS]
    rows += [["sqlite3 -csv, all the same tables", spread(theirs, 2), "1.00"],
             ["sqlite3 -csv, answers_long alone", spread(long, 2), ratio(median(long), sqlite)]]
    return Section(
        "study", f"A study of {size:,} interviews with {ANSWERS} answers each",
        f"Whole processes in turn, {count} runs each after one that is not counted. leitfaden reads events, folds them and "
        "evaluates the guide's logic; sqlite3 holds the finished tables already and only writes them. "
        + "Rows: " + ", ".join(f"{name} {rows:,}" for name, rows in tables) + ".",
        ["leitfaden export --all --as FORMAT --to DIR", "sqlite3 -readonly -header -csv same.sqlite 'SELECT ...'"],
        [Table("Seconds", ["", "seconds", "ratio to sqlite3"], rows)],
        [Target("tables of a study", "at most 3 times sqlite3", f"{table / sqlite:.2f} times", table <= 3 * sqlite)], [])
