"""A library of an earlier version is brought up to date in one step that happens wholly or not at all."""
import pathlib
import shutil
import signal
import subprocess

import pytest

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "LibraryTests/Fixtures"
STEPS = ["pwrite64", "fdatasync"]


@pytest.mark.parametrize("call", STEPS)
def test_killed_at_any_write_of_an_upgrade_the_library_opens_with_everything(call, leitfaden, run, tmp_path, figure):
    """Stops `list` with signal 9 at the first, second, third … call of one kind until one run needs no more of them."""
    ended = False
    for number in range(1, 200):
        library = tmp_path / f"{number}" / "Interviews"
        library.mkdir(parents=True)
        shutil.copy(FIXTURES / "library-v1.sqlite", library / "library.sqlite")
        done = subprocess.run(
            ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
             f"inject={call}:signal=KILL:when={number}", leitfaden, "list", "--library", library],
            capture_output=True, timeout=60)
        listed = run("list", "--library", library, "--json")
        assert listed.status == 0, listed
        assert [interview["participant"] for interview in listed.json] == ["P-07"]
        assert len(run("show", "last", "--library", library, "--json").json["answers"]) > 0
        if done.returncode == 0:
            ended = True
            break
        assert done.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL), done
    assert ended and number > 1, f"an upgrade makes calls of {call}, and not without end"
    figure(f"upgrade killed at {call}", f"{number - 1} times, at each one: the library opens with everything")
