"""One byte that a disk gives back otherwise, anywhere in the database or the sound: `library check` notices.

SQLite by itself does not: a byte inside a value leaves its structure whole."""
import concurrent.futures
import contextlib
import random
import shutil
import sqlite3
import wave

import pytest

import led_interview
import leitfaden as program

SEED = 20261121


def plain(folder, guide, microphone):
    """Records a library as everybody has it."""
    done = program.record(led_interview.lines(2, SEED, pace=(0.01, 0.05), part_at=1.0), guide=guide, library=folder,
                          env=microphone.env, options=("--quality", "standard"))
    assert done.status == 0, done


#: How a library is made, by what it is called: another kind of library is one more line.
LIBRARIES = {"plain": plain}


def dumped(database):
    """Everything a database says, as SQL; None when it cannot be read."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)) as connection:
        connection.text_factory = bytes
        try:
            tables = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").fetchall()
            names = [row[1].decode() for row in tables if row[0] == b"table" and b"VIRTUAL" not in row[3]]
            return tables, [(name, connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in names]
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            return None


def heard(part):
    """What a program hears in a sound file; None when it is none any more."""
    try:
        with wave.open(str(part)) as file:
            return file.getparams(), file.readframes(file.getnframes())
    except (wave.Error, EOFError):
        return None


#: What is flipped: where it lies, and what it says.
CONTENTS = {"database": ("library.sqlite", dumped), "sound": ("20*/part-*.wav", heard)}


@pytest.fixture(scope="module", params=LIBRARIES)
def whole(request, leitfaden, memory_of_module, tmp_path_factory):
    """(what kind, an undamaged library, the environment)."""
    from virtual_microphone import VirtualMicrophone
    guide = tmp_path_factory.mktemp("guide") / "stress.guide.md"
    guide.write_text(led_interview.GUIDE)
    library = memory_of_module / "whole"
    with VirtualMicrophone() as microphone:
        microphone.play("ramp")
        LIBRARIES[request.param](library, guide, microphone)
        shutil.rmtree(next(library.glob("20*/export")))
        yield request.param, library, microphone.env


@pytest.mark.parametrize("content", CONTENTS)
def test_every_byte_that_changes_something_is_noticed(whole, memory, is_long, figure, content):
    kind, library, env = whole
    assert program.run("library", "check", "--library", library, env=env).out.startswith("all is well")
    pattern, read = CONTENTS[content]
    paths = sorted(library.glob(pattern))
    before = {path: read(path) for path in paths}

    def flip(number):
        chance = random.Random(f"{SEED} {content} {number}")
        damaged = memory / f"{content}-{number}"
        shutil.copytree(library, damaged)
        path = chance.choice(paths)
        victim = damaged / path.relative_to(library)
        data = bytearray(victim.read_bytes())
        place, bits = chance.randrange(len(data)), chance.randint(1, 255)
        data[place] ^= bits
        victim.write_bytes(data)
        changes = read(victim) != before[path]
        checked = program.run("library", "check", "--library", damaged, env=env)
        shutil.rmtree(damaged)
        assert checked.status in (0, 1), checked
        said = not checked.out.startswith("all is well")
        return changes, said, checked.status == 1, f"byte {place} of {path.name} xor {bits}: {checked.out}"

    count = 400 if is_long else 60
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        flips = list(pool.map(flip, range(count)))
    changing = [flip for flip in flips if flip[0]]
    figure(f"flipped bytes in the {content} ({kind})",
           f"{count}, of which {len(changing)} change what it says: {sum(flip[1] for flip in changing)} noticed, "
           f"{sum(flip[2] for flip in changing)} of them as damage")
    assert len(changing) > count // 10
    assert [flip[3] for flip in changing if not flip[1]] == []
