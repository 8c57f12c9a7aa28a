"""A real terminal of 80 columns and 24 rows, led by keys, read as a person sees it."""
import pathlib
import shlex
import subprocess
import tempfile
import time


class Terminal:
    """Runs one program in tmux on a server of its own.

        with Terminal(words, env) as terminal:
            terminal.press("n")
            terminal.sees("2 of 9")
    """

    def __init__(self, words, env, width=80, height=24, patience=20):
        self.folder = tempfile.mkdtemp(prefix="tmux-")
        self.words, self.env, self.size, self.patience = words, env, (width, height), patience

    def __enter__(self):
        settings = [f"{name}={value}" for name, value in self.env.items()
                    if name.startswith(("VMIC", "ALSA", "PULSE", "LEITFADEN", "LANG", "LC_", "PATH", "HOME", "NO_COLOR"))]
        command = " ".join(["exec env", *map(shlex.quote, settings), "TERM=screen-256color",
                            *(shlex.quote(str(word)) for word in self.words)])
        command += f" 2>{shlex.quote(self.folder + '/err')}; "
        width, height = map(str, self.size)
        self._tmux("-f", "/dev/null", "-u", "new-session", "-d", "-s", "t", "-x", width, "-y", height,
                   f"{command} echo \"status=$?\"; sleep 1000".replace("exec env", "env"))
        # what the program writes, because a screen does not show that a bell was rung
        self._tmux("pipe-pane", "-t", "t", f"cat > {shlex.quote(self.folder + '/written')}")
        return self

    def __exit__(self, *_):
        self._tmux("kill-server", check=False)

    def press(self, *keys):
        """Presses keys by their tmux names: n, Enter, Space, Right, Escape."""
        for key in keys:
            self._tmux("send-keys", "-t", "t", key)

    def type(self, text):
        """Types text."""
        self._tmux("send-keys", "-t", "t", "-l", text)

    def screen(self):
        """What the screen shows."""
        return self._tmux("capture-pane", "-t", "t", "-p")

    def sees(self, *texts):
        """Waits until all texts stand on the screen; returns it."""
        end = time.monotonic() + self.patience
        while True:
            screen = self.screen()
            if all(text in screen for text in texts):
                return screen
            assert time.monotonic() < end, f"waited in vain for {texts}:\n{screen}\n{self.err()}"
            time.sleep(0.05)

    def until(self, condition, what):
        """Waits until `condition(screen)` holds."""
        end = time.monotonic() + self.patience
        while not condition(screen := self.screen()):
            assert time.monotonic() < end, f"waited in vain for {what}:\n{screen}\n{self.err()}"
            time.sleep(0.05)

    def rang(self):
        """Whether the bell was rung."""
        return b"\a" in (pathlib.Path(self.folder) / "written").read_bytes()

    def waits_for_enter(self):
        """Waits until the program says on stderr that Enter begins."""
        end = time.monotonic() + self.patience
        while "Enter begins" not in self.err():
            assert time.monotonic() < end, self.err()
            time.sleep(0.05)

    def err(self):
        path = pathlib.Path(self.folder) / "err"
        return path.read_text() if path.exists() else ""

    def close(self):
        """Closes the terminal window: its program gets SIGHUP."""
        self._tmux("kill-session", "-t", "t", check=False)

    def _tmux(self, *words, check=True):
        done = subprocess.run(["tmux", "-S", f"{self.folder}/socket", *words], text=True, capture_output=True)
        assert done.returncode == 0 or not check, done.stderr
        return done.stdout
