"""A stick as a desktop mounts one: a file system of its own below /media. Needs the rights of root."""
import contextlib
import os
import pathlib
import subprocess

import pytest

PARENT = pathlib.Path(f"/media/leitfaden-test-{os.getpid()}")


def is_possible():
    """Whether this user may mount anything at all."""
    return os.geteuid() == 0


@contextlib.contextmanager
def plugged_in(name="INTERVIEWS", size="64m"):
    """Gives where it is mounted; skips the test, with a line that says why, where nothing can be mounted."""
    if not is_possible():
        pytest.skip("a stick needs the rights of root")
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
