"""Open, list, search, show and export in libraries of 100 to 10,000 interviews, each next to plain sqlite3."""
import json
import sqlite3

import make_library
from common import answer, leitfaden, median, ratio, spread, timed, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone

SIZES = [100, 1000, 10_000]
SEARCH = ("SELECT entry.kind, entry.frame, entry.question, found.snippet, interview.* FROM (SELECT rowid AS number, "
          "{place} AS place, snippet(search_text, 0, '«', '»', '…', 16) AS snippet FROM search_text WHERE search_text "
          "MATCH '\"{word}\"*' ORDER BY {order} LIMIT 200) AS found JOIN search_entry AS entry ON entry.number = "
          "found.number JOIN interview ON interview.id = entry.interview ORDER BY found.place, interview.created DESC, "
          "entry.frame")
EVENTS = ("SELECT json FROM guide WHERE fingerprint = (SELECT guide_fingerprint FROM interview WHERE id = '{0}'); "
          "SELECT * FROM event WHERE interview = '{0}' ORDER BY sequence")
COMMON = "work"
BEST = {"place": "rank", "order": "rank"}
NEWEST = {"place": "-rowid", "order": "rowid DESC"}
START = "only start and end"


class Task:
    """One thing to do: leitfaden's words and the query that reads the same rows."""

    def __init__(self, name, words, query):
        self.name, self.words, self.query = name, words, query


def tasks(size, identity, exports):
    return [
        Task(START, ["--help"], "SELECT 1"),
        Task("open, nothing to list", ["list", "--status", "planned", "--json"],
             "SELECT * FROM interview WHERE status = 'planned' ORDER BY created DESC, rowid DESC"),
        Task("list all", ["list", "--json"], "SELECT * FROM interview ORDER BY created DESC, rowid DESC"),
        Task("search a rare word", ["search", make_library.RARE, "--json"], SEARCH.format(word=make_library.RARE, **BEST)),
        # of a word that is everywhere leitfaden shows the newest places and does not rank; so does the query
        Task("search a common word", ["search", COMMON, "--json"],
             SEARCH.format(word=COMMON, **(BEST if size < 1000 else NEWEST))),
        Task("show one", ["show", identity, "--json"], EVENTS.format(identity)),
        Task("export one as csv", ["export", identity, "--as", "csv", "--to", exports], EVENTS.format(identity)),
    ]


class Found:
    """All runs of one task on one library, in ms."""

    def __init__(self):
        self.ours, self.theirs, self.as_json, self.cpu = [], [], [], []


def run_task(task, library, count, found):
    """The programs in turn, `count` times; the first turn, which warms both up, is not counted."""
    database = library / "library.sqlite"
    for turn in range(count + 1):
        words = [leitfaden(), *task.words, *(["--library", library] if task.name != START else [])]
        ours = timed(words)
        theirs = timed(["sqlite3", "-readonly", database, task.query])
        as_json = timed(["sqlite3", "-readonly", "-json", database, task.query])
        if turn:
            found.ours.append(ours.seconds * 1000)
            found.theirs.append(theirs.seconds * 1000)
            found.as_json.append(as_json.seconds * 1000)
            found.cpu.append(ours.cpu * 1000)


def checked(library, size):
    """Makes sure that there is something to measure; returns an interview's identifier."""
    listed = json.loads(answer(leitfaden(), "list", "--library", library, "--json"))
    interviews = listed if isinstance(listed, list) else listed["interviews"]
    if len(interviews) != size:
        raise RuntimeError(f"{len(interviews)} interviews are listed instead of {size}")
    with sqlite3.connect(library / "library.sqlite") as database:
        events = database.execute("SELECT count(*) FROM event").fetchone()[0]
    if events != size * make_library.EVENTS:
        raise RuntimeError(f"the library of {size} holds {events} events")
    return interviews[size // 2]["id"]


def measure(options):
    """The section about the library."""
    sizes, count = options.sizes or SIZES, options.rounds or 15
    found, builds = {}, {}
    with workspace() as folder, VirtualMicrophone(folder=folder / "microphone") as microphone:
        microphone.play("ramp")
        model = make_library.template(folder, microphone)
        for size in sizes:
            library = folder / f"library-{size}"
            builds[size] = make_library.build(library, model, size)
            identity = checked(library, size)
            for task in tasks(size, identity, folder / "exports"):
                found.setdefault(task.name, {})[size] = Found()
                run_task(task, library, count, found[task.name][size])
    return section(sizes, count, found, builds)


def section(sizes, count, found, builds):
    largest = sizes[-1]
    starts = found[START][largest]
    start, their_start = median(starts.ours), median(starts.theirs)
    rows, growth, targets = [], [], []
    for name, by_size in found.items():
        one = by_size[largest]
        ours, theirs = median(one.ours), median(one.theirs)
        rows.append([name, spread(one.ours, 1), spread(one.theirs, 1), ratio(ours, theirs),
                     ratio(ours, median(one.as_json)), f"{ours - start:.1f} / {theirs - their_start:.1f}",
                     f"{median(one.cpu):.0f}"])
        growth.append([name, *(f"{median(by_size[size].ours):.1f}" for size in sizes),
                       ratio(ours, median(by_size[sizes[0]].ours)),
                       ratio(theirs, median(by_size[sizes[0]].theirs))])
        if name != START:
            targets.append(Target(name, "at most 2 times sqlite3", f"{ours / theirs:.2f} times",
                                  ours <= 2 * theirs))
    growth.append(["rebuild, s", *(f"{builds[size].seconds:.1f}" for size in sizes),
                   ratio(builds[largest].seconds, builds[sizes[0]].seconds), ""])
    return Section(
        "library", f"A library of {largest:,} interviews and {largest * make_library.EVENTS:,} events",
        f"Whole processes, in turn, {count} runs each after one that is not counted; output thrown away by both. "
        "sqlite3 runs the query that reads the same rows, in its plain list mode and with -json, as leitfaden writes "
        "JSON; it neither folds events nor writes a table.",
        ["leitfaden list --json", f"leitfaden search {make_library.RARE} --json", "leitfaden show ID --json",
         "leitfaden export ID --as csv --to DIR", "sqlite3 -readonly [-json] library.sqlite 'SELECT ...'"],
        [Table(f"Milliseconds with {largest:,} interviews",
               ["", "leitfaden", "sqlite3", "ratio", "ratio to -json", "both beyond their start", "leitfaden's CPU"], rows),
         Table("How it grows, leitfaden's milliseconds by number of interviews",
               ["", *(f"{size:,}" for size in sizes), "growth", "sqlite3's growth"], growth)],
        targets,
        [f"leitfaden's process alone takes {start - their_start:.1f} ms more than sqlite3's to start and end; small "
         "reads are mostly that."])
