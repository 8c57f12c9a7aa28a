"""A stick as a desktop mounts one: a file system of its own below /media. Needs the rights of root."""
import contextlib
import fcntl
import os
import pathlib
import subprocess
import tempfile

import pytest

PARENT = pathlib.Path(f"/media/leitfaden-test-{os.getpid()}")

# how many callers of this process hold it: a second lock of the same file would wait for the first for ever
_held = 0


@contextlib.contextmanager
def alone():
    """While it lasts, no other test plugs anything in: mounts are those of the whole machine. May be nested."""
    global _held
    with open(pathlib.Path(tempfile.gettempdir()) / "leitfaden-test-sticks", "w") as lock:
        if not _held:
            fcntl.flock(lock, fcntl.LOCK_EX)
        _held += 1
        try:
            yield
        finally:
            _held -= 1


def is_possible():
    """Whether this user may mount anything at all."""
    return os.geteuid() == 0


@contextlib.contextmanager
def plugged_in(name="INTERVIEWS", size="64m"):
    """Gives where it is mounted; skips the test, with a line that says why, where nothing can be mounted."""
    if not is_possible():
        pytest.skip("a stick needs the rights of root")
    with alone():
        yield from mounted(name, size)


def mounted(name, size):
    """Mounts it, gives where, and takes it out."""
    stick = PARENT / name
    stick.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", stick], capture_output=True, timeout=30)
        if done.returncode:
            pytest.skip("nothing can be mounted here")
        try:
            yield stick
        finally:
            pull(stick)
    finally:
        stick.rmdir()
        if not any(PARENT.iterdir()):
            PARENT.rmdir()


def pull(stick):
    """Takes it out, even while something is being written; nothing happens when it is out already."""
    if os.path.ismount(stick):
        subprocess.run(["umount", "-l", stick], check=True, timeout=30)
