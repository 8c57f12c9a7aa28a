"""One byte that a disk gives back otherwise, anywhere in the database, the sound or a bundle: it is noticed.

`library check` notices it in a library, plain or sealed; SQLite by itself does not, for a byte inside a value leaves its
structure whole. Of the closed database every byte is known by its digest. What a byte changes is told by a reading of
everything the file says, without Leitfaden: the database by SQLite, sealed sound by the program `age`. In sealed sound and in a bundle every byte counts."""
import concurrent.futures
import contextlib
import os
import random
import shutil
import sqlite3
import subprocess

import pytest

import led_interview
import leitfaden as program
from kinds_of_library import KINDS

SEED = 20261121


def dumped(database):
    """Everything a database says, as SQL; None when it cannot be read."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)) as connection:
        connection.text_factory = bytes
        try:
            tables = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").fetchall()
            names = [row[1].decode() for row in tables if row[0] == b"table" and b"VIRTUAL" not in row[3]]
            facts = [connection.execute(f"PRAGMA {name}").fetchall() for name in ("application_id", "encoding", "user_version")]
            return tables, facts, [(name, connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in names]
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            return None


#: What is flipped in a library: where it lies, what it says, how many of a hundred bytes must change that at least, and how
#: many are flipped every day and in the long runs.
#: Of a small database most bytes are room that nothing is kept in; what is sealed has no such bytes.
CONTENTS = {
    "database": (lambda kind: "library.sqlite", lambda kind: dumped, {"plain": 10, "sealed": 10}, (30, 400)),
    "sound": (lambda kind: kind.sound_files, lambda kind: kind.heard, {"plain": 90, "sealed": 100}, (10, 100)),
}


@pytest.fixture(scope="module", params=KINDS)
def whole(request, leitfaden, memory_of_module, tmp_path_factory):
    """(what kind, an undamaged library, the environment)."""
    from virtual_microphone import VirtualMicrophone
    scratch = tmp_path_factory.mktemp("scratch")
    guide = scratch / "stress.guide.md"
    guide.write_text(led_interview.GUIDE)
    kind, library = KINDS[request.param](scratch), memory_of_module / request.param
    with VirtualMicrophone() as microphone:
        microphone.play("ramp")
        kind.make(library, microphone.env)
        done = program.record(led_interview.lines(2, SEED, pace=(0.01, 0.05), part_at=1.0), guide=guide, library=library,
                              env=microphone.env, options=("--quality", "standard"))
        assert done.status == 0, done
        for export in library.glob("20*/export"):
            shutil.rmtree(export)
        yield kind, library, microphone.env


def changed(path, chance, isWritten):
    """One byte of a file made another one: written by a program, or as a disk does it; (its place, by which bits)."""
    data, times = bytearray(path.read_bytes()), path.stat()
    place, bits = chance.randrange(len(data)), chance.randint(1, 255)
    data[place] ^= bits
    path.write_bytes(data)
    if not isWritten:
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return place, bits


def each(count, flip):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(flip, range(count)))


@pytest.mark.parametrize("content", CONTENTS)
def test_every_byte_that_changes_something_is_noticed(whole, memory, is_long, figure, content):
    kind, library, env = whole
    assert program.run("library", "check", *kind.words(library), env=env).out.endswith("checked, no problems\n")
    pattern, read, least, counts = CONTENTS[content]
    read, paths = read(kind), sorted(library.glob(pattern(kind)))
    before = {path: read(path) for path in paths}
    assert None not in before.values()

    def flip(number):
        chance = random.Random(f"{SEED} {content} {number}")
        damaged = memory / f"{content}-{number}"
        shutil.copytree(library, damaged)
        path = chance.choice(paths)
        victim = damaged / path.relative_to(library)
        place, bits = changed(victim, chance, number % 2)
        changes = read(victim) != before[path]
        checked = program.run("library", "check", *kind.words(damaged), env=env)
        shutil.rmtree(damaged)
        assert checked.status in (0, 1), checked
        said = not checked.out.endswith("checked, no problems\n")
        return changes, said, checked.status == 1, f"byte {place} of {path.name} xor {bits}: {checked.out}"

    count = counts[is_long]
    flips = each(count, flip)
    changing = [flip for flip in flips if flip[0]]
    figure(f"flipped bytes in the {content} ({kind.name})",
           f"{count}, of which {len(changing)} change what it says: {sum(flip[1] for flip in changing)} noticed, "
           f"{sum(flip[2] for flip in changing)} of them as damage; of the others {sum(flip[1] for flip in flips if not flip[0])}")
    assert len(changing) * 100 >= least[kind.name] * count
    # of the database each byte is known, also where nothing is kept
    assert [flip[3] for flip in (flips if content == "database" else changing) if not flip[1]] == []


@pytest.mark.parametrize("name", ["sealed to a key", "readable"])
def test_every_byte_of_a_bundle_is_noticed(whole, memory, is_long, figure, name):
    kind, library, env = whole
    bundle, target = memory / ("bundle.tar" if name == "readable" else "bundle.age"), memory / "target"
    to = ["--plain"]
    opening = []
    if name != "readable":
        secret = memory / "secret"
        subprocess.run(["age-keygen", "-o", secret], check=True, capture_output=True)
        public = subprocess.run(["age-keygen", "-y", secret], check=True, capture_output=True, text=True).stdout.strip()
        to, opening = ["--to-key", public], ["--key", secret]
    made = program.run("bundle", "make", "last", "--to", bundle, *to, *kind.words(library), env=env)
    assert made.status == 0, made

    def open_it(file, library):
        return program.run("bundle", "open", file, *opening, "--library", library, env=env)

    def flip(number):
        damaged, library = memory / f"bundle-{number}", memory / f"library-{number}"
        shutil.copy(bundle, damaged)
        place, bits = changed(damaged, random.Random(f"{SEED} bundle {name} {number}"), False)
        done = open_it(damaged, library)
        taken = sorted(path for path in library.glob("20*")) if library.exists() else []
        shutil.rmtree(library, ignore_errors=True)
        damaged.unlink()
        return done.status == 1 and not taken, f"byte {place} xor {bits}: {done} {taken}"

    flips = each(100 if is_long else 6, flip)
    figure(f"flipped bytes in a bundle ({name}, {kind.name} library)",
           f"{len(flips)}: {sum(noticed for noticed, _ in flips)} noticed, nothing taken in")
    assert [said for noticed, said in flips if not noticed] == []
    assert open_it(bundle, target).status == 0
