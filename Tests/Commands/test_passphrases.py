"""A sealed library in the terminal: where its passphrase comes from, and that it is asked for once."""
import contextlib
import fcntl
import os
import pathlib
import pty
import select
import shutil
import signal
import socket
import struct
import termios
import time

import pytest

import leitfaden as program
from web_app import eventually

PASSPHRASE = "badu-kimo-resa-tolu"


@pytest.fixture(scope="module")
def sealed(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("passphrases")
    file = folder / "passphrase"
    file.write_text(PASSPHRASE + "\nsecond line\n")
    done = program.run("library", "seal", "--library", folder / "library", "--passphrase-file", file)
    assert done.status == 0, done
    return folder / "library"


@pytest.fixture
def session(tmp_path):
    """Environment of a session with a place of its own, short enough for a socket."""
    place = tmp_path / "run"
    place.mkdir(mode=0o700)
    return os.environ | {"XDG_RUNTIME_DIR": str(place)}


def test_a_command_says_the_passphrase_and_what_goes_wrong_with_it_is_told(sealed, run):
    words = ("list", "--library", sealed)
    said = f"printf '%s\\nmore\\n' {PASSPHRASE}"
    assert run(*words, "--passphrase-command", said).status == 0
    assert run(*words, env=os.environ | {"LEITFADEN_PASSPHRASE_COMMAND": said}).status == 0
    for command, why in [("exit 3", "ended with status 3"), ("true", "printed nothing"), ("echo wrong", "not the passphrase"),
                         ("no-such-program-anywhere", "ended with status 127"), ("yes", "ended with status")]:
        done = run(*words, "--passphrase-command", command)
        assert done.status == 1 and why in done.err and PASSPHRASE not in done.err, (command, done)
    done = run(*words, "--passphrase-command", "true", "--passphrase-file", "x")
    assert done.status == 64 and "either" in done.err, done


def test_a_sitting_asks_once_and_ends_when_it_is_locked(sealed, run, session):
    words = ("--library", sealed)
    refused = run("list", *words, env=session)
    assert refused.status == 1 and "is locked" in refused.err, refused
    for time_ in ("0m", "25h", "soon", "-5m", "", "99999999999999999999m"):
        assert run("library", "unlock", f"--for={time_}", *words, env=session).status == 64, time_
    done = run("library", "unlock", "--for", "30m", "--passphrase-command", f"echo {PASSPHRASE}", *words, env=session)
    assert done.status == 0 and "unlocked" in done.err, done
    place, = (pathlib.Path(session["XDG_RUNTIME_DIR"]) / "leitfaden").glob("agent-*")
    assert place.stat().st_mode & 0o777 == 0o600 and place.parent.stat().st_mode & 0o777 == 0o700
    assert run("list", *words, env=session).status == 0
    assert run("library", "check", *words, env=session).status == 0
    # a passphrase is changed by whoever knows it
    (sealed.parent / "new").write_text("another passphrase\n")
    done = run("library", "passphrase", "--new-passphrase-file", sealed.parent / "new", *words, env=session)
    assert done.status == 1 and "is locked" in done.err, done
    assert "forgotten" in run("library", "lock", *words, env=session).err
    assert run("list", *words, env=session).status == 1 and not place.exists()
    assert "no key" in run("library", "lock", *words, env=session).err


def agents(library):
    """The processes that keep a key of a library."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if len(words) > 2 and words[1] == b"keep-key-of-library" and words[2].rstrip(b"/") == os.fsencode(library):
            found.append(int(process.name))
    return found


def unlocked(run, sealed, session):
    words = ("--library", sealed)
    assert run("library", "unlock", "--for", "24h", "--passphrase-command", f"echo {PASSPHRASE}", *words, env=session).status == 0
    agent, = agents(sealed)
    return agent


@pytest.mark.parametrize("how", ["another session", "no session", "stopped", "full"])
def test_locking_reaches_every_process_that_keeps_the_key(sealed, run, session, tmp_path, how):
    agent, other, lines = unlocked(run, sealed, session), session, []
    if how == "another session":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        other = {**session, "XDG_RUNTIME_DIR": str(tmp_path / "elsewhere")}
    elif how == "no session":
        other = {name: value for name, value in session.items() if name != "XDG_RUNTIME_DIR"} | {"XDG_RUNTIME_DIR": ""}
    elif how == "stopped":
        os.kill(agent, signal.SIGSTOP)
    else:
        place, = (pathlib.Path(session["XDG_RUNTIME_DIR"]) / "leitfaden").glob("agent-*")
        # a path by way of an open folder is short enough for a socket's address
        folder = os.open(place.parent, os.O_RDONLY)
        for _ in range(18):
            lines.append(socket.socket(socket.AF_UNIX))
            lines[-1].setblocking(False)
            with contextlib.suppress(BlockingIOError):
                lines[-1].connect(f"/proc/self/fd/{folder}/{place.name}")
        os.close(folder)
    done = run("library", "lock", "--library", sealed, env=other)
    assert done.status == 0 and "is forgotten" in done.err, done
    assert agents(sealed) == []
    for line in lines:
        line.close()
    assert run("list", "--library", sealed, env=session).status == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
def test_a_key_is_forgotten_as_soon_as_its_process_is_told_to_end(sealed, run, session, number):
    os.kill(unlocked(run, sealed, session), number)
    eventually(lambda: agents(sealed) == [], "the end of the agent")
    assert run("list", "--library", sealed, env=session).status == 1


def test_another_program_that_holds_the_keys_is_not_called_a_process_that_keeps_one(sealed, run, session):
    held = os.open(sealed / "keys", os.O_RDONLY)
    try:
        fcntl.fcntl(held, fcntl.F_SETLK, struct.pack("hhqqi4x", fcntl.F_RDLCK, 0, 0, 0, 0))
        done = run("library", "lock", "--library", sealed, env=session)
    finally:
        os.close(held)
    assert done.status == 1 and f"its number is {os.getpid()}" in done.err, done
    assert "nobody can say" in done.err and "kill" not in done.err, done
    assert run("library", "lock", "--library", sealed, env=session).status == 0


def test_a_key_is_forgotten_with_the_folder_of_its_session(sealed, run, session):
    agent = unlocked(run, sealed, session)
    names = {os.readlink(file) for file in pathlib.Path(f"/proc/{agent}/fd").iterdir()}
    assert all(name == "/dev/null" or name.startswith("socket:") or name.endswith("/keys") for name in names), names
    variables = {line.partition(b"=")[0] for line in pathlib.Path(f"/proc/{agent}/environ").read_bytes().split(b"\0") if line}
    assert variables <= {b"XDG_RUNTIME_DIR", b"TMPDIR", b"HOME", b"LD_LIBRARY_PATH"}, variables
    shutil.rmtree(session["XDG_RUNTIME_DIR"])
    eventually(lambda: not agents(sealed), "the end of the agent")


def test_a_page_that_locks_the_library_ends_the_sitting_of_the_terminal(sealed, run, session):
    import web_app
    words = ("--library", sealed)
    assert run("library", "unlock", "--passphrase-command", f"echo {PASSPHRASE}", *words, env=session).status == 0
    with web_app.WebApp(sealed, session) as app:
        visitor = app.interviewer()
        assert visitor.post("/api/unlock", {"passphrase": PASSPHRASE}).json["isRight"]
        assert run("list", *words, env=session).status == 0
        assert visitor.post("/api/lock", {}).status == 200
        assert run("list", *words, env=session).status == 1


def test_seal_asks_again_after_a_weak_passphrase_and_after_a_slip(tmp_path, leitfaden):
    """At a terminal of its own: weak, then two that differ, then a good one twice."""
    process, terminal = pty.fork()
    if not process:
        os.execv(program.binary(), ["leitfaden", "library", "seal", "--library", str(tmp_path / "library")])
    heard = b""

    def until(words):
        nonlocal heard
        end = time.monotonic() + 60
        while words not in heard:
            assert time.monotonic() < end, heard
            if select.select([terminal], [], [], 1)[0]:
                heard += os.read(terminal, 4096)
        heard = heard.partition(words)[2]

    def type(text):
        # what comes before the terminal hides it is thrown away
        end = time.monotonic() + 60
        while termios.tcgetattr(terminal)[3] & termios.ECHO:
            assert time.monotonic() < end, heard
            time.sleep(0.01)
        os.write(terminal, text.encode() + b"\n")

    until(b"New passphrase")
    type("short")
    until(b"too easily guessed")
    until(b"New passphrase")
    type(PASSPHRASE)
    until(b"once more")
    type(PASSPHRASE + "x")
    until(b"not the same")
    until(b"New passphrase")
    type(PASSPHRASE)
    until(b"once more")
    type(PASSPHRASE)
    until(b"is encrypted")
    until(b"of your paper")
    os.write(terminal, b"\x04")
    assert os.waitpid(process, 0)[1] == 0
    assert (tmp_path / "library" / "keys").is_dir()
