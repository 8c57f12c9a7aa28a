"""Debian's Audacity on a screen that nobody sees, asked through its script pipe what it made of a file of labels."""
import json
import os
import pathlib
import subprocess
import tempfile
import time

from readers import missing, needs

MODULE = pathlib.Path("/usr/lib/audacity/modules/mod-script-pipe.so")
PATIENCE = 60  # seconds; generous, for slow and crowded machines
DIALOG = "Select a text file containing labels"
SETTINGS = """PrefsVersion=1.1.1r1
[Locale]
Language=en
[Version]
Major=3
Minor=2
Micro=4
[GUI]
ShowSplashScreen=0
[Module]
mod-script-pipe=1
[ModulePath]
mod-script-pipe={module}
[ModuleDateTime]
mod-script-pipe={moment}
[Directories]
TempDir={home}/temporary
[Update]
UpdatesCheckingEnabled=0
UpdateNoticeShown=1
"""


class Audacity:
    """with Audacity() as audacity: audacity.labels(file)"""

    def __init__(self):
        for program in ("audacity", "Xvfb", "xdotool"):
            needs(program)
        if not MODULE.exists():
            missing(str(MODULE))

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="audacity-")
        home = pathlib.Path(self._folder.name)
        (home / ".audacity-data").mkdir()
        # a module is loaded without a question when its date is the one that is known
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(MODULE.stat().st_mtime))
        (home / ".audacity-data/audacity.cfg").write_text(SETTINGS.format(module=MODULE, moment=moment, home=home))
        reading, writing = os.pipe()
        self._screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x768x24", "-nolisten", "tcp"],
                                        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        self._env = {**{k: v for k, v in os.environ.items() if not k.startswith("XDG_")}, "HOME": str(home),
                     "LC_ALL": "C.UTF-8", "DISPLAY": f":{os.read(reading, 20).decode().strip()}"}
        os.close(reading)
        pipes = [pathlib.Path(f"/tmp/audacity_script_pipe.{way}.{os.getuid()}") for way in ("to", "from")]
        for pipe in pipes:
            pipe.unlink(missing_ok=True)
        self._program = subprocess.Popen(["audacity"], env=self._env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL)
        self._until(lambda: self._window("^Audacity$") and all(pipe.exists() for pipe in pipes), "Audacity's window")
        self._to, self._from = open(pipes[0], "w"), open(pipes[1], encoding="utf-8")
        return self

    def __exit__(self, *_):
        for process in (self._program, self._screen):
            process.kill()
            process.wait(10)
        for pipe in (self._to, self._from):
            try:
                pipe.close()
            except BrokenPipeError:
                pass
        self._folder.cleanup()

    def labels(self, file):
        """[(start, end, text)] after File, Import, Labels."""
        self._say("ImportLabels:")
        self._until(lambda: self._window(DIALOG), "the dialogue that asks for the file")
        self._until(lambda: self._typed(file), "the end of that dialogue")
        assert "OK" in self._answer()
        self._say("GetInfo: Type=Labels Format=JSON")
        tracks = json.loads(self._answer().rsplit("BatchCommand", 1)[0])
        labels = [tuple(label) for label in tracks[-1][1]]
        return labels

    def _typed(self, file):
        """Types the name into the dialogue; whether it took it."""
        window = self._window(DIALOG)
        if not window:
            return True
        self._do("windowfocus", window)
        self._do("key", "ctrl+l")
        self._do("type", "--delay", "10", str(file))
        self._do("key", "Return")
        end = time.monotonic() + 5
        while self._window(DIALOG) and time.monotonic() < end:
            time.sleep(0.1)
        return not self._window(DIALOG)

    def _window(self, name):
        found = self._do("search", "--onlyvisible", "--name", name)
        return found.split()[0] if found.split() else None

    def _do(self, *words):
        return subprocess.run(["xdotool", *words], env=self._env, capture_output=True, text=True, timeout=30).stdout

    def _say(self, command):
        self._to.write(command + "\n")
        self._to.flush()

    def _answer(self):
        """What the pipe says up to its empty line."""
        said = ""
        while not said.strip() or not said.endswith("\n\n"):
            line = self._from.readline()
            assert line, "Audacity ended"
            said += line
        return said

    @staticmethod
    def _until(condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.1)
