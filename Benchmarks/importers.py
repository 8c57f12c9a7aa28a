"""A questionnaire of ten thousand questions in each format, next to programs that read the same file."""
import os
import pathlib
import shutil
import subprocess
import sys
import time

from common import ROOT, Cost, leitfaden, median, ratio, spread, wait, workspace
from report import Section, Table, Target

# Converts only: without the checks by a Java program that pyxform would start as well.
PYXFORM = "import sys; from pyxform.xls2xform import convert; convert(sys.argv[1], validate=False)"
FORMATS = {"guide-text": "guide.md", "quexml": "xml", "limesurvey": "lss", "xlsform": "xlsx"}


def guide_text(count):
    """A guide of `count` questions of six kinds in sections of fifty; every tenth has a condition."""
    lines = ["---", "guide: 1", "id: many", "title: Many questions", "lang: en", "---", "", "# Many questions"]
    kinds = [["[number 0..120 \"years\"]"], ["- ( ) yes = Yes", "- ( ) no = No", "- ( ) other = Other: ____"],
             ["- [ ] a = First", "- [ ] b = Second", "- [ ] c = Third"], ["[text max 200]"],
             ["[matrix: 1 = good | 2 = fair | 3 = bad]", "- x: the first row", "- y: the second row"], ["[date]"]]
    for number in range(count):
        if number % 50 == 0:
            lines += ["", f"## Section {number // 50 + 1} {{#section{number // 50 + 1}}}"]
        condition = f" if=\"q{number - number % 6 + 1 - 6} = 'yes'\"" if number % 10 == 9 and number > 12 else ""
        lines += ["", f"{number + 1}. What do you say to matter number {number + 1}, all in all? {{#q{number}{condition}}}"]
        lines += ["       " + line for line in kinds[number % 6]]
    return "\n".join(lines) + "\n"


def redcap(path, count):
    head = ("Variable / Field Name,Form Name,Section Header,Field Type,Field Label,\"Choices, Calculations, OR Slider Labels\","
            "Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,"
            "Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),"
            "Matrix Group Name,Matrix Ranking?,Field Annotation")
    rows = [f"q{n},form_{n // 50},,radio,What do you say to matter number {n}?,\"1, Yes | 2, No\",,,,,,"
            + (f"[q{n - 1}] = '1'" if n % 10 == 9 else "") + ",,,,,," for n in range(count)]
    path.write_text("\n".join([head, *rows]) + "\n")


def python():
    """The Python that has pyxform: the one of the tests."""
    for path in (ROOT / ".venv/bin/python", pathlib.Path(sys.executable)):
        if path.exists() and subprocess.run([path, "-c", "import pyxform"], capture_output=True).returncode == 0:
            return path
    return None


def programs(folder, count):
    """{(format, program): words}"""
    text = folder / "many.guide.md"
    text.write_text(guide_text(count))
    files = {"guide-text": text}
    for name, ending in FORMATS.items():
        if name != "guide-text":
            files[name] = folder / f"many.{ending}"
            subprocess.run([leitfaden(), "guide", "export", text, "--as", name, "--to", files[name]], check=True,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    files["redcap"] = folder / "many.csv"
    redcap(files["redcap"], count)
    found = {(name, "leitfaden"): [leitfaden(), "guide", "import", file, "--to", folder / f"out-{name}", "--replace"]
             for name, file in files.items()}
    if shutil.which("xmllint"):
        for name in ("quexml", "limesurvey"):
            found[name, "xmllint --noout"] = ["xmllint", "--noout", "--nonet", files[name]]
    if interpreter := python():
        found["xlsform", "pyxform"] = [interpreter, "-c", PYXFORM, files["xlsform"]]
    return files, found


def measured(words):
    """What a program costs: `Cost` with `memory` in MB, as the kernel says at its end."""
    started = time.perf_counter()
    # GNU time asks the kernel about its child only: this script's own memory is not in it
    process = subprocess.Popen(["/usr/bin/time", "-f", "%M", *map(str, words)], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    said = process.stderr.read()
    process.stderr.close()
    cost: Cost = wait(process, started)
    if cost.status:
        raise RuntimeError(f"{' '.join(map(str, words))} ended with {cost.status}: {said[-500:]}")
    cost.memory = int(said.split()[-1]) / 1024
    return cost


def measure(options):
    """The section about importers."""
    count, rounds = (options.sizes or [10_000])[0] if options.quick else 10_000, options.rounds or 5
    with workspace() as folder:
        files, chosen = programs(folder, count)
        sizes = {name: os.path.getsize(file) / 1e6 for name, file in files.items()}
        found = {key: [] for key in chosen}
        for turn in range(rounds + 1):
            keys = list(chosen)
            for key in keys[turn % len(keys):] + keys[:turn % len(keys)]:
                cost = measured(chosen[key])
                # the first turn, which brings the files to memory, is not counted
                if turn:
                    found[key].append(cost)
    return section(count, rounds, sizes, found)


def section(count, rounds, sizes, found):
    rows, targets = [], []
    for name, size in sizes.items():
        ours = median([cost.seconds for cost in found[name, "leitfaden"]])
        for (form, program), costs in found.items():
            if form != name:
                continue
            seconds = [cost.seconds for cost in costs]
            rows.append([f"{name}, {size:.1f} MB", program, spread(seconds, 2), ratio(median(seconds), ours),
                         f"{median([cost.memory for cost in costs]):.0f} MB"])
            if program == "pyxform":
                targets.append(Target(f"import of {name}, next to pyxform", "20 times sooner",
                                      f"{median(seconds) / ours:.0f} times", median(seconds) >= 20 * ours))
            elif program.startswith("xmllint"):
                targets.append(Target(f"import of {name}, next to xmllint --noout", "at most 3 times as long",
                                      f"{ours / median(seconds):.1f} times", ours <= 3 * median(seconds)))
    return Section(
        "importers", f"Questionnaires of {count} questions",
        "One guide of six kinds of questions, every tenth with a condition, written in each format by leitfaden (REDCap "
        f"by the benchmark), then imported {rounds} times, the programs in turn, from the start of the process to its end. "
        "leitfaden also translates the conditions, checks them and writes the guide text; xmllint only finds that the XML "
        "is well-formed; pyxform makes an XForm.",
        ["leitfaden guide import FILE --to DIR", "xmllint --noout --nonet FILE", "pyxform.xls2xform.convert(FILE)"],
        [Table("Seconds and memory for one file", ["file", "program", "seconds", "to leitfaden", "most memory"], rows)],
        targets, [])
