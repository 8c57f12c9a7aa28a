"""What is true about the interview of `full_interview`, counted without the program's own code, for tests of formats."""
import importlib.util
import pathlib
import re
import subprocess
import unicodedata

import full_interview
import pytest
from readers import missing, needs

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: schemas are others' texts: they are read where they lie, and never copied here
SCHEMAS = ROOT.parent / "shared/fixtures/markers/schemas"
RATE = full_interview.RATE


def run(binary, *words):
    """What the program says; it must not fail, nor warn."""
    done = subprocess.run([binary, *map(str, words)], text=True, capture_output=True, timeout=120,
                          stdin=subprocess.DEVNULL)
    assert done.returncode == 0 and "warning" not in done.stderr, done.stderr
    return done.stdout


class Piece:
    """A piece of something in one part: frames from the part's beginning, and its words."""

    def __init__(self, start, end, text, item):
        self.start, self.end, self.text, self.item = start, end, text, item


def one_line(text):
    lines = re.split("[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", text)
    kept = [" ".join("".join(" " if unicodedata.category(c) == "Cc" else c for c in line).split()) for line in lines]
    return " / ".join(line for line in kept if line)


def in_xml(text):
    """What XML can hold of a text."""
    return "".join(c for c in text if c in "\t\n\r" or ord(c) >= 0x20 and ord(c) not in (0xFFFE, 0xFFFF))




def marks(truth):
    return [(m["frame"], m["end"], m["label"] if one_line(m["label"]) else f"Mark {m['number']} {m['colour']}", m)
            for m in truth["marks"]]


def notes(truth):
    return [(n["frame"], n["frame"], n["text"], n) for n in truth["notes"] if one_line(n["text"])]


def breaks(truth):
    """Pauses, stretches off record and lost sound; only sound that was filled with silence has a length."""
    return [(b["frame"], b["frame"], b["kind"], b) for b in truth["breaks"]] + [
        (g["frame"], g["frame"] + (g["frames"] if g["isFilled"] else 0), "gap", g) for g in truth["gaps"]]


def visits(truth):
    return [(v["start"], v["end"], v["question"], v) for v in truth["visits"]]


def pieces(items, part):
    """What of the items lies in a part, in order; a point on a border belongs to the later part."""
    first = sum(full_interview.PARTS[:part])
    length = full_interview.PARTS[part]
    found = []
    for start, end, text, item in items:
        start, end = min(start, full_interview.END), min(end, full_interview.END)
        if start == end:
            inside = first <= start < first + length or part == 2 and start == full_interview.END
        else:
            inside = start < first + length and end > first
        if inside:
            found.append(Piece(max(start - first, 0), min(end - first, length), text, item))
    return sorted(found, key=lambda piece: piece.start)


def schema(name, package=None):
    """A schema: from the Python package that brings it, or from the folder of shared fixtures."""
    if package and (found := importlib.util.find_spec(package)):
        return pathlib.Path(found.origin).parent / name
    if package:
        missing(package)
    if not (SCHEMAS / name).exists():
        pytest.skip(f"{name} is not here")
    return SCHEMAS / name


def validated(file, *words):
    command = [needs("xmllint"), "--noout", *map(str, words), file]
    done = subprocess.run(command, text=True, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr[:2000]
