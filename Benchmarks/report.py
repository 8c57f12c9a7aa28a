"""What a measurement hands back, and how it becomes docs/benchmarks.md."""
import dataclasses
import json
import os
import platform
import shutil
import subprocess
import time

from common import ROOT, version

KEPT = ROOT / "docs/benchmarks.json"
PAGE = ROOT / "docs/benchmarks.md"
NAMES = ["recorders", "kill", "marks", "seek", "peaks", "library", "study", "exports", "sealed", "importers", "web"]
MARKS = {True: "met", False: "**not met**", None: "not measured"}


@dataclasses.dataclass
class Target:
    """A figure that was promised: `met` is None when it could not be measured."""
    what: str
    wanted: str
    measured: str
    met: bool | None


@dataclasses.dataclass
class Table:
    """Rows of text under a heading."""
    title: str
    columns: list
    rows: list


@dataclasses.dataclass
class Section:
    """One measurement, ready to print."""
    name: str
    title: str
    how: str
    commands: list
    tables: list
    targets: list
    notes: list = dataclasses.field(default_factory=list)
    when: str = ""
    load: str = ""
    commit: str = ""
    machine: str = ""

    @classmethod
    def from_json(cls, values):
        values = dict(values)
        values["tables"] = [Table(**table) for table in values["tables"]]
        values["targets"] = [Target(**target) for target in values["targets"]]
        return cls(**values)


def measured(measure, options):
    """Runs a measurement; its section says of which commit, when, where, and how busy the machine was."""
    when, before = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()), os.getloadavg()[0]
    section = measure(options)
    section.commit, section.machine = version(), machine()
    section.when, section.load = when, f"{before:.1f} before, {os.getloadavg()[0]:.1f} after"
    return section


def table_text(columns, rows):
    lines = ["| " + " | ".join(columns) + " |", "|" + "|".join(["---"] + ["---:"] * (len(columns) - 1)) + "|"]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def target_rows(section):
    return [[t.what, t.wanted, t.measured, MARKS[t.met]] for t in section.targets]


def section_text(section):
    parts = [f"## {section.title}", section.how,
             f"Measured with `scripts/bench {section.name}`: release build of {section.commit}, {section.when}, load average "
             f"{section.load}; {section.machine}.",
             "```\n" + "\n".join(section.commands) + "\n```"]
    for table in section.tables:
        parts += [f"**{table.title}**", table_text(table.columns, table.rows)]
    parts.append(table_text(["figure", "target", "measured", ""], target_rows(section)))
    if section.notes:
        parts.append("\n".join(f"- {note}" for note in section.notes))
    return "\n\n".join(parts)


def first_line(*words):
    """The first line a program says about itself, or nothing when it is not there."""
    if not shutil.which(words[0]):
        return ""
    done = subprocess.run(words, text=True, capture_output=True, stdin=subprocess.DEVNULL)
    lines = (done.stdout + done.stderr).strip().splitlines()
    return lines[0].strip() if lines else ""


def versions():
    """Rows [program, version] of everything that was measured or took part."""
    asked = {"arecord": ["--version"], "sox": ["--version"], "ffmpeg": ["-version"], "ffplay": ["-version"],
             "mpv": ["--version"], "audiowaveform": ["--version"], "sqlite3": ["-version"], "pw-record": ["--version"], "stress-ng": ["--version"],
             "fio": ["--version"]}
    rows = []
    for program, words in asked.items():
        said = first_line(program, *words).split(" Copyright")[0]
        if program == "sqlite3":
            said = said.split(" ")[0]
        rows.append([program, said or "not installed"])
    return rows


def machine():
    """This machine in one line, without its name."""
    model = "unknown processor"
    for line in open("/proc/cpuinfo"):
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    memory = int(open("/proc/meminfo").readline().split()[1]) / 1024 / 1024
    kernel = platform.release().split("-")[0]
    system = platform.freedesktop_os_release().get("PRETTY_NAME", "Linux")
    disk = subprocess.run(["df", "--output=fstype", ROOT], text=True, capture_output=True).stdout.split()[-1]
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GB, {system}, Linux {kernel}, {disk}"


def write(sections):
    """Takes the new sections into docs/benchmarks.json and writes docs/benchmarks.md from all of them."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for section in sections:
        kept[section.name] = dataclasses.asdict(section)
    kept = {name: kept[name] for name in NAMES if name in kept}
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    PAGE.write_text(page_text([Section.from_json(values) for values in kept.values()]))


def page_text(sections):
    targets = [[section.title, *row] for section in sections for row in target_rows(section)]
    met = sum(target.met is True for section in sections for target in section.targets)
    return f"""# Speed and size next to other programs

Written by `make bench`; do not edit. Whole processes are measured, the same work side by side on one machine in one
run: **the ratios are the facts, the absolute figures belong to the machine**. Each section names the commit whose release
build was measured, the day and the machine. Where a row says "median (lowest-highest)", these are all runs.

{table_text(["measurement", "figure", "target", "measured", ""], targets)}

{met} of {len(targets)} targets met. To measure again: `make bench`, or one part of it: `scripts/bench seek`.

{chr(10).join(section_text(section) + chr(10) for section in sections)}
## Versions

{table_text(["program", "version"], versions())}
"""
