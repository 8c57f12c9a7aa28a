"""The computer does not fall asleep during a talk. The login manager is stood in for: test machines have none."""
import os
import time

import pytest

INHIBIT = """#!/bin/sh
printf '%s\\n' "$@" > "$TOLD"
while [ $# -gt 0 ] && [ "$1" != cat ]; do shift; done
"$@"
echo ended >> "$TOLD"
"""


class Manager:
    """Writes down how it was asked, and when the holding ended."""

    def __init__(self, folder, env):
        self.file = folder / "told"
        program = folder / "bin" / "systemd-inhibit"
        program.parent.mkdir()
        program.write_text(INHIBIT)
        program.chmod(0o755)
        self.env = {**env, "PATH": f"{program.parent}:{os.environ['PATH']}", "TOLD": str(self.file)}

    @property
    def words(self):
        return self.file.read_text().splitlines() if self.file.exists() else []

    def until_ended(self):
        end = time.monotonic() + 20
        while self.words[-1:] != ["ended"]:
            assert time.monotonic() < end, "the computer never sleeps again"
            time.sleep(0.02)


@pytest.fixture
def manager(tmp_path, microphone):
    return Manager(tmp_path, microphone.env)


def test_sleep_and_the_lid_are_held_off_until_the_interview_is_saved(live, manager):
    with live(env=manager.env) as talk:
        talk.say("visit first_day")
        talk.heard("visit")
        talk.until(lambda: "cat" in manager.words, "the request to stay awake")
        assert "--what=sleep:idle:handle-lid-switch" in manager.words and "--mode=block" in manager.words
        assert "ended" not in manager.words, "it is held while the interview is recorded"
        talk.say("save")
        assert talk.finish().status == 0
    manager.until_ended()


def test_a_crash_lets_the_computer_sleep_again(live, manager):
    with live(env=manager.env) as talk:
        talk.say("visit first_day")
        talk.until(lambda: "cat" in manager.words, "the request to stay awake")
        talk.process.kill()
        talk.process.wait(10)
    manager.until_ended()
