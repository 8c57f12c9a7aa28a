"""A small disk of its own, in memory. Needs the rights of root; a test that asks for one skips, and says so, without them."""
import contextlib
import os
import subprocess

import pytest


@contextlib.contextmanager
def small_disk(folder, size):
    """Mounts a file system of `size` ("3m") at `folder`."""
    if os.geteuid() != 0:
        pytest.skip("a small disk needs the rights of root to mount one")
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True, timeout=30)
    if done.returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True, timeout=30)


def fill(disk):
    """Takes all that is left of a disk; returns the file that took it."""
    ballast = disk / "ballast"
    with open(ballast, "ab", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    return ballast
