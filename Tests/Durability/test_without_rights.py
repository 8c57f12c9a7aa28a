"""Recording as a user whom the system gives no real-time rights, beside programs that want the processor."""
import array
import contextlib
import os
import shutil
import subprocess
import sys

import pytest

import leitfaden as program
from sound_files import ramp_frame, samples

#: Programs that compete, for each processor.
RIVALS = 4


@contextlib.contextmanager
def busy():
    """More programs that never rest than there are processors."""
    rivals = [subprocess.Popen([sys.executable, "-c", "while True: pass"])
              for _ in range(RIVALS * len(os.sched_getaffinity(0)))]
    try:
        yield
    finally:
        for rival in rivals:
            rival.kill()
            rival.wait()


def without_rights():
    """Words before a command that take away its right to run ahead of others."""
    if not (shutil.which("setpriv") and shutil.which("prlimit")):
        pytest.skip("setpriv and prlimit are not installed")
    words = ["prlimit", "--rtprio=0", "--nice=0"]
    return words + (["setpriv", "--bounding-set=-sys_nice", "--inh-caps=-sys_nice"] if os.geteuid() == 0 else [])


@pytest.mark.parametrize("buffer", [40, 500])
def test_what_a_busy_computer_costs_is_told(library, guide, microphone, figure, buffer):
    microphone.play("ramp")
    words = program.record_words(guide, library, options=("--channels", "2", "--buffer", str(buffer)))
    with busy():
        done = subprocess.run([*without_rights(), program.binary(), *map(str, words)], env=microphone.env, text=True,
                              input="visit first_day\n@3 mark red word\n@8 save\n", capture_output=True, timeout=120)
    done = program.Interview(done.returncode, done.stdout, done.stderr)
    assert done.status == 0, done
    gaps = done.summary["gaps"]
    heard = array.array("h")
    for part in done.summary["parts"]:
        heard += samples(done.folder / part["file"])[2]
    # silence stands for up to 2 s that were lost; more begins a part
    there = [index for index, high in enumerate(heard[1::2]) if high]
    span = ramp_frame(heard, there[-1]) - ramp_frame(heard, there[0]) + 1
    missing = span - len(there) + there[0] + len(heard) // 2 - 1 - there[-1]
    lost = sum(gap["frames"] for gap in gaps)
    assert abs(missing - lost) <= 48 * (1 + len(gaps)), (missing, gaps)
    assert len(done.frames_of("mark")) == 1
    figure(f"no real-time rights, {buffer} ms of buffer", f"{lost / 48:.0f} ms of {done.summary['seconds']:.1f} s lost in "
                                                        f"{len(gaps)} places, all told")


def test_devices_says_what_is_missing_and_what_to_do(run, microphone):
    words = [*without_rights(), program.binary(), "devices"]
    said = subprocess.run(words, env=microphone.env, capture_output=True, text=True, timeout=60).stdout
    assert "no real-time rights" in said and "/etc/security/limits.d/" in said, said
    mine = run("devices", env=microphone.env)
    rights = subprocess.run(["chrt", "-f", "1", "true"], capture_output=True).returncode == 0
    assert ("no real-time rights" in mine.out) != rights, mine
