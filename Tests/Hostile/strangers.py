"""What strangers, bad disks and other programs make of files: values that cannot be, bytes that are others, words in the wrong place."""
import copy
import json
import os
import random
import shutil
import subprocess

import leitfaden as program
import made_interview
import web_app

# the other interview of every library, which nothing that happens to the first one may reach
BYSTANDER = "2026-11-21_DEMO_demo"
NUMBERS = [2 ** 63 - 1, -2 ** 63, 2 ** 62, 2 ** 53 + 1, 2 ** 48 + 1, 2 ** 32, 2 ** 31, -1, 1e300, -1e300, 9e18]
WORDS = ["", "../..", "/etc/passwd", ".", "a\u0000b", "\x1b]52;c;eA==\x07", "\u202egnp.exe", "A" * 70_000, "keys.pub", "'; DROP TABLE event;--"]
ANYTHING = [*NUMBERS, *WORDS, 0, 1, -0.0, None, True, [], {}, [[[[]]]], {"a": 1}]
PATIENCE = 10
# a shell would say 128 and more for what a signal ended
ENDED_BY_SIGNAL = range(128, 256)


def amount(few):
    """How many inputs of a kind: `make hostile` tries twenty times as many."""
    return few * (20 if os.environ.get("HOSTILE") == "long" else 1)


def seeds(few, chunk=25):
    """The numbers of the inputs of a test, in groups that run as one test each."""
    return [range(start, min(start + chunk, amount(few))) for start in range(0, amount(few), chunk)]


def name(group):
    return f"{group[0]}-{group[-1]}"


def survive(*words, library=None, status=None, env=None, cwd=None):
    """Runs leitfaden, which may refuse and must not crash, hang, or say what only its programmers understand."""
    if library is not None:
        words = [*words, "--library", library]
    try:
        done = program.run(*words, timeout=PATIENCE, env=env, cwd=cwd)
    except subprocess.TimeoutExpired as late:
        raise AssertionError(f"hung: {words}") from late
    except UnicodeDecodeError as strange:
        raise AssertionError(f"wrote what is no UTF-8: {words}") from strange
    assert done.status >= 0 and done.status not in ENDED_BY_SIGNAL, (words, done)
    assert "Fatal error" not in done.err and "Swift/" not in done.err, (words, done)
    for stream in (done.out, done.err):
        assert "\x1b" not in stream and "\x07" not in stream and "\x9b" not in stream, (words, done)
    if done.status != 0 and "check" not in words:
        assert done.err.strip(), ("refused without a word", words, done)
    if status is not None:
        assert done.status == status, (words, done)
    return done


def base_library(folder):
    """A library with the interview that is to be hurt and the bystander."""
    web_app.demo_library(folder)
    made_interview.make(folder)
    assert program.run("library", "rebuild", "--library", folder).status == 0
    return folder


def copied(library, folder):
    """A copy of a library that may be spoilt."""
    target = folder / "library"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(library, target)
    return target


def places(value, path=()):
    """The way to every value in a JSON document."""
    yield path
    for key, inner in (value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()):
        yield from places(inner, (*path, key))


def spoilt(document, chance, most=3):
    """A copy of a JSON document with a few values replaced, removed or doubled."""
    document = copy.deepcopy(document)
    for _ in range(chance.randint(1, most)):
        ways = [path for path in places(document) if path]
        if not ways:
            return document
        *way, last = chance.choice(ways)
        inner = document
        for key in way:
            inner = inner[key]
        what = chance.random()
        if what < 0.75:
            inner[last] = chance.choice(NUMBERS if isinstance(inner[last], (int, float)) and what < 0.5 else ANYTHING)
        elif what < 0.9:
            del inner[last]
        elif isinstance(inner, list):
            inner.insert(last, copy.deepcopy(inner[last]))
    return document


def flipped(data, chance, most=8):
    """A copy of bytes with some changed, cut out, doubled or put in."""
    data = bytearray(data)
    for _ in range(chance.randint(1, most)):
        at, what = chance.randrange(len(data) + 1), chance.random()
        if what < 0.5 and at < len(data):
            data[at] = chance.choice([0, 0xFF, 0x7F, 0x80, chance.randrange(256)])
        elif what < 0.7:
            del data[at:at + chance.choice([1, 2, 4, 100])]
        elif what < 0.85:
            data[at:at] = data[at:at + chance.choice([1, 4, 60])]
        else:
            data[at:at] = chance.choice(WORDS).encode()[:200]
    return bytes(data)


def chances(group):
    """(number, its own random numbers) for each input of a group."""
    return [(number, random.Random(f"leitfaden {number}")) for number in group]


def document(library, folder=made_interview.FOLDER):
    return json.loads((library / folder / "interview.json").read_text())


def bystander_is_well(library):
    """The other interview is listed and can be shown."""
    listed = survive("list", "--json", library=library, status=0).json
    listed = listed if isinstance(listed, list) else listed["interviews"]
    assert any(interview["folder"].endswith(BYSTANDER) for interview in listed), [interview["folder"] for interview in listed]
    survive("show", BYSTANDER, library=library, status=0)
