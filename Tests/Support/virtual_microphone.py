"""The virtual microphone as a Python object: one private device per object, nothing shared, nothing installed."""
import os
import pathlib
import shutil
import subprocess
import tempfile

TOOL = pathlib.Path(__file__).with_name("virtual-mic")


class VirtualMicrophone:
    """Starts on entering, ends on leaving. `env` is the environment in which `vmic` and `vspk` exist.

        with VirtualMicrophone(rate=48000) as microphone:
            microphone.play("ramp", armed=True)
    """

    def __init__(self, rate=48000, channels=2, backend="card", folder=None):
        self.rate, self.channels, self.backend = rate, channels, backend
        # a short path of its own: Unix sockets must fit into 108 bytes, and `stop` removes the folder
        self._parent = pathlib.Path(folder or tempfile.mkdtemp(prefix="vmic-"))
        self.folder = self._parent / "card"
        self.env = {}

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()

    def start(self):
        printed = self._tool("start", "--backend", self.backend, "--rate", self.rate, "--channels", self.channels,
                             "--no-install")
        self.env = dict(os.environ)
        for line in printed.splitlines():
            name, _, value = line.removeprefix("export ").partition("=")
            self.env[name] = value
        return self

    def stop(self):
        self._tool("stop", check=False)
        shutil.rmtree(self._parent, ignore_errors=True)

    def play(self, source, armed=False, loop=False, lead_in=None):
        """Plays a WAV file or the counting signal `ramp`; armed: begins with the recorder's first frame."""
        options = ["--armed"] * armed + ["--loop"] * loop + (["--lead-in", lead_in] if lead_in else [])
        self._tool("play", *options, source)

    def quiet(self):
        self._tool("quiet")

    def unplug(self, at=None):
        """The device vanishes, now or after `at` delivered frames."""
        self._tool("unplug", *(["--at", at] if at is not None else []))

    def replug(self):
        self._tool("replug")

    def xrun(self, frames=0, at=None):
        """An overrun that skips `frames`."""
        self._tool("xrun", "--frames", frames, *(["--at", at] if at is not None else []))

    def stall(self, milliseconds):
        """No frames and no error, for a time or `"forever"`."""
        self._tool("stall", milliseconds)

    def unstall(self):
        self._tool("unstall")

    def suspend(self):
        self._tool("suspend")

    def resume(self):
        self._tool("resume")

    def drift(self, ppm):
        """An error of the device's clock."""
        self._tool("drift", ppm)

    def speed(self, factor):
        """Time-lapse: 60 is an hour a minute."""
        self._tool("speed", factor)

    def log(self):
        """What the device saw, one line each."""
        return self._tool("log").splitlines()

    def status(self):
        """The device's books as {name: text}."""
        words = self._tool("status").split()
        return dict(word.split("=", 1) for word in words if "=" in word)

    def compare(self, source, recording):
        """(whether `source` lies sample-exact in `recording`, what the tool printed)."""
        return self._verdict("compare", source, recording)

    def ramp_check(self, recording):
        """(whether a recording of `ramp` has no gap, what the tool printed: the gaps)."""
        return self._verdict("ramp-check", recording)

    def make_ramp(self, path, seconds):
        """The counting signal as a 2-channel 16-bit WAV file."""
        self._tool("make-ramp", path, seconds)
        return pathlib.Path(path)

    def speaker(self):
        """Path of the WAV file that the loudspeaker `vspk` played last."""
        return pathlib.Path(self._tool("speaker").strip())

    def _verdict(self, *words):
        done = self._run(*words)
        return done.returncode == 0, done.stdout + done.stderr

    def _tool(self, *words, check=True):
        done = self._run(*words)
        if check and done.returncode:
            raise RuntimeError(f"virtual-mic {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def _run(self, *words):
        return subprocess.run([TOOL, *map(str, words)], env={**os.environ, "VMIC_DIR": str(self.folder)}, text=True,
                              capture_output=True, stdin=subprocess.DEVNULL, timeout=120)


def beside(first, second, name="vmic2", description="Second microphone"):
    """The environment in which the microphone of `first` exists, and that of `second` as `name` beside it."""
    extra = first._parent / f"{name}.conf"
    extra.write_text(f'pcm.{name} {{ type vmic control "{second.folder}/card" '
                     f'hint {{ show on description "{description}" }} }}\n')
    return {**first.env, "ALSA_CONFIG_PATH": f"{first.env['ALSA_CONFIG_PATH']}:{extra}"}
