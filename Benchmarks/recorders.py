"""CPU, memory and losses of recorders that read one virtual microphone at the same time, idle and under load."""
import shutil
import time

import pipewire
import recording_programs as programs
from common import load, median, ratio, spread, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone

COMMANDS = ["leitfaden record GUIDE --device vmic --channels 2 --commands - [--buffer 40]",
            "arecord -q -D vmic -f S16_LE -r 48000 -c 2 --buffer-time=500000 rec.wav",
            "sox -q -t alsa -r 48000 -c 2 -b 16 vmic rec.wav",
            "ffmpeg -nostdin -v error -f alsa -sample_rate 48000 -channels 2 -i vmic -c:a pcm_s16le rec.wav",
            "pw-record --target 0 --rate 48000 --channels 2 --format s16 rec.wav",
            "stress-ng --cpu 4 --hdd 2 --hdd-bytes 256m --io 2",
            "fio --numjobs=2 --rw=randwrite --bs=64k --size=256m --fsync=16"]
SETTLED = 5  # seconds after which a recorder only records


class Reading:
    """What one recorder cost and lost in one run."""

    def __init__(self, reader, seconds, steady, books, microphone):
        self.cpu = reader.cost.cpu * 60 / seconds
        self.steady = steady
        self.memory = reader.memory
        self.switches = reader.cost.switches / seconds
        self.buffer, self.lost, self.overruns = books.get(reader.device_pid, (0, 0, 0))
        self.status = reader.cost.status
        losses = [programs.ramp_loss(microphone, file) for file in reader.files]
        self.missing = sum(loss or 0 for loss in losses) if losses else None
        self.claimed = reader.claimed()


def together(recorders, seconds, folder):
    """Lets all of them record for `seconds` and returns {name: Reading}."""
    with VirtualMicrophone(folder=folder / "microphone") as microphone:
        microphone.play("ramp", armed=True)
        for recorder in recorders:
            recorder.start(folder, microphone.env)
        began = time.monotonic()
        time.sleep(min(SETTLED, seconds / 3))
        first = {recorder: (time.monotonic(), recorder.cpu()) for recorder in recorders}
        while time.monotonic() < began + seconds:
            time.sleep(0.5)
            for recorder in recorders:
                recorder.look()
        steady = {}
        for recorder in recorders:
            moment, cpu = first[recorder]
            steady[recorder] = (recorder.cpu() - cpu) * 60 / (time.monotonic() - moment)
        lengths = {}
        for recorder in recorders:
            lengths[recorder] = time.perf_counter() - recorder.started
            recorder.finish()
        books = programs.device_books(microphone)
        return {recorder.name: Reading(recorder, lengths[recorder], steady[recorder], books, microphone)
                for recorder in recorders}


def idle_recorders():
    return [programs.Leitfaden(), programs.read_only(), *programs.peers(), *pipewire.readers()]


def loaded_recorders():
    small = [programs.Leitfaden("leitfaden, 40 ms", buffer=40)] if programs.buffer_option() else []
    return [programs.Leitfaden(), *programs.peers(), *pipewire.readers(), *small, *programs.small_buffer_peers()]


def rounds(make, count, seconds, busy):
    """{name: [Reading, ...]} of `count` runs."""
    found = {}
    for _ in range(count):
        with workspace() as folder:
            if busy:
                with load(folder / "load"):
                    readings = together(make(), seconds, folder)
            else:
                readings = together(make(), seconds, folder)
        for name, reading in readings.items():
            found.setdefault(name, []).append(reading)
    return found


def cost_table(found):
    rows = []
    base = median([reading.cpu for reading in found["arecord"]]) if "arecord" in found else 0
    for name, readings in found.items():
        cpu = [reading.cpu for reading in readings]
        rows.append([name, spread(cpu), ratio(median(cpu), base), spread([r.steady for r in readings]),
                     spread([r.memory for r in readings], 1), spread([r.switches for r in readings], 0)])
    return Table("CPU and memory, nothing else running", ["recorder", "CPU s per recorded minute", "to arecord",
                 "the same without start and end", "peak memory, MB", "switches per s"], rows)


def loss_table(found, seconds):
    rows = []
    for name, readings in found.items():
        claims = [reading.claimed for reading in readings]
        rows.append([name, readings[0].buffer, " ".join(str(r.lost) for r in readings),
                     " ".join("-" if r.missing is None else str(r.missing) for r in readings),
                     " ".join(map(str, claims)) if claims[0] is not None else "no count",
                     sum(r.overruns for r in readings), spread([r.cpu for r in readings])])
    return Table(f"Frames lost under load, one figure per run of {seconds} s, all at once",
                 ["recorder", "buffer, ms", "device did not deliver", "missing in the file", "it says itself",
                  "overruns", "CPU s per minute"], rows)


def losses(found, name):
    return [reading.lost for reading in found[name]] if name in found else None


def targets(idle, loaded):
    cpu = {name: median([r.cpu for r in readings]) for name, readings in idle.items()}
    ours = cpu["leitfaden"]
    memory = max(r.memory for r in idle["leitfaden"] + loaded.get("leitfaden", []))
    found = []
    if "arecord" in cpu:
        found.append(Target("CPU next to arecord", "at most 1.5 times", f"{ours / cpu['arecord']:.2f} times",
                            ours <= 1.5 * cpu["arecord"]))
    for peer in ("ffmpeg", "sox"):
        if peer in cpu:
            found.append(Target(f"CPU next to {peer}", "below", f"{ours / cpu[peer]:.2f} times", ours < cpu[peer]))
    found.append(Target("peak memory", "below 40 MB", f"{memory:.1f} MB", memory < 40))
    if not loaded:
        return found + [Target("frames lost under load", "none where a peer loses none", "no load program", None)]
    large = {name: sum(losses(loaded, name)) for name in loaded if "40 ms" not in name}
    best = min(lost for name, lost in large.items() if name != "leitfaden")
    found.append(Target("frames lost under load at 500 ms", "none where any peer loses none",
                        f"{large['leitfaden']}; best peer {best}", large["leitfaden"] == 0 or best > 0))
    small = {name: sum(losses(loaded, name)) for name in loaded if "40 ms" in name}
    if "leitfaden, 40 ms" in small:
        mine = small.pop("leitfaden, 40 ms")
        best = min(small.values(), default=0)
        found.append(Target("frames lost under load at 40 ms", "fewest", f"{mine}; best peer {best}", mine <= best))
    else:
        found.append(Target("frames lost under load at 40 ms", "fewest", "no --buffer", None))
    books = [(r.lost, r.missing, r.claimed) for name, rs in loaded.items() if name.startswith("leitfaden") for r in rs]
    agree = all(max(book) - min(book) <= 480 for book in books)
    found.append(Target("what leitfaden says it lost", "what the device says, to 10 ms",
                        "agrees" if agree else "; ".join("/".join(map(str, book)) for book in books), agree))
    return found


def measure(options):
    """The section about recording."""
    seconds, count = options.seconds or 60, options.rounds or 3
    idle = rounds(idle_recorders, count, seconds, busy=False)
    can_load = shutil.which("stress-ng") and shutil.which("fio")
    loaded = rounds(loaded_recorders, count, seconds, busy=True) if can_load else {}
    return Section(
        "recorders", "Recording",
        f"All programs read one virtual device at the same time, stereo 16 bit at 48 kHz, {count} runs of {seconds} s. "
        "The device is an ALSA plug-in that runs in the recorder's process; *read only* is what it costs by itself. "
        "The device counts the frames that each program failed to collect; the recorded signal counts its own frames.",
        COMMANDS, [cost_table(idle)] + ([loss_table(loaded, seconds)] if loaded else []), targets(idle, loaded),
        ["leitfaden asks for real-time priority where it is permitted; arecord under load is measured with and without.",
         "ffmpeg's buffer is always 2.7 s. sox's is 341 ms unless told otherwise; neither it nor arecord says how much "
         "it lost.",
         "pw-record has a private PipeWire of its own, whose daemon reads the device and is counted with it."
         if pipewire.readers() else "pw-record is not installed."])
