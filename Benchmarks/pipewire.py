"""pw-record on the virtual microphone: a private PipeWire without session manager, started and linked for one run."""
import contextlib
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from common import cpu_seconds, peak_memory, wait
from recording_programs import Reader

PROGRAMS = ("pipewire", "pw-record", "pw-cli", "pw-link")
CONFIGURATION = """
context.properties = { core.daemon = true core.name = pipewire-0 default.clock.rate = 48000 log.level = 0 }
context.spa-libs = {
  audio.convert.* = audioconvert/libspa-audioconvert api.alsa.* = alsa/libspa-alsa support.* = support/libspa-support
}
context.modules = [
  { name = libpipewire-module-protocol-native } { name = libpipewire-module-metadata }
  { name = libpipewire-module-spa-node-factory } { name = libpipewire-module-client-node }
  { name = libpipewire-module-access args = {} } { name = libpipewire-module-adapter }
  { name = libpipewire-module-link-factory }
]
context.objects = [
  { factory = metadata args = { metadata.name = default } }
  { factory = spa-node-factory args = {
      factory.name = support.node.driver node.name = Dummy-Driver node.group = pipewire.dummy priority.driver = 20000 } }
  { factory = adapter args = {
      factory.name = api.alsa.pcm.source node.name = vmic media.class = "Audio/Source" api.alsa.path = "vmic"
      audio.rate = 48000 audio.channels = 2 priority.driver = 30000 resample.disable = true channelmix.disable = true
      adapter.auto-port-config = { mode = dsp monitor = false control = false position = preserve } } }
]
"""
PORTS = ("{ direction: Input, mode: dsp, monitor: false, control: false, format: { mediaType: audio, "
         "mediaSubtype: raw, format: F32P, rate: 48000, channels: 2, position: [ FL, FR ] } }")


class PipeWireReader(Reader):
    """pw-record together with the daemon that reads the device for it; both are counted."""

    def __init__(self):
        super().__init__("pw-record and pipewire",
                         "pw-record --target 0 --rate 48000 --channels 2 --format s16 {file}".split())

    def start(self, folder, env):
        # a short path of its own: the socket's name must fit into 108 bytes
        self.runtime = pathlib.Path(tempfile.mkdtemp(prefix="pw-"))
        (self.runtime / "bench.conf").write_text(CONFIGURATION)
        self.env = {**env, "XDG_RUNTIME_DIR": str(self.runtime), "DBUS_SESSION_BUS_ADDRESS": "unix:path=none"}
        self.daemon_started = time.perf_counter()
        self.daemon = subprocess.Popen(["pipewire", "-c", str(self.runtime / "bench.conf")], env=self.env,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
        self.until(lambda: "vmic:capture_FR" in self.ask("pw-link", "-o"))
        super().start(folder, self.env)
        node = self.until(self.node)
        self.until(lambda: self.ask("pw-cli", "set-param", node, "PortConfig", PORTS)
                   and "pw-record:input_FR" in self.ask("pw-link", "-i"))
        for channel in ("FL", "FR"):
            self.ask("pw-link", f"vmic:capture_{channel}", f"pw-record:input_{channel}")

    def ask(self, *words):
        return subprocess.run(words, env=self.env, text=True, capture_output=True, stdin=subprocess.DEVNULL).stdout

    def node(self):
        """The number of pw-record's node."""
        number = None
        for line in self.ask("pw-cli", "ls", "Node").splitlines():
            if line.strip().startswith("id "):
                number = line.split()[1].rstrip(",")
            elif 'node.name = "pw-record"' in line:
                return number
        return None

    @staticmethod
    def until(condition):
        end = time.monotonic() + 10
        while not (found := condition()):
            if time.monotonic() > end:
                raise RuntimeError("PipeWire did not begin to record")
            time.sleep(0.05)
        return found

    def look(self):
        self.memory = max(self.memory, peak_memory(self.process.pid) + peak_memory(self.daemon.pid))

    def cpu(self):
        return super().cpu() + cpu_seconds(self.daemon.pid)

    @property
    def device_pid(self):
        return self.daemon.pid

    def finish(self):
        super().finish()
        self.daemon.send_signal(signal.SIGTERM)
        daemon = wait(self.daemon, self.daemon_started)
        self.cost.cpu += daemon.cpu
        self.cost.switches += daemon.switches
        shutil.rmtree(self.runtime, ignore_errors=True)

    def kill(self):
        moment = super().kill()
        with contextlib.suppress(ProcessLookupError):
            self.daemon.kill()
        self.daemon.wait()
        shutil.rmtree(self.runtime, ignore_errors=True)
        return moment


def readers():
    """A list of one, or of none where PipeWire is not installed."""
    return [PipeWireReader()] if all(map(shutil.which, PROGRAMS)) else []
