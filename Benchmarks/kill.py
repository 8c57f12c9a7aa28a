"""What kill -9 leaves of a recording: recorders side by side on one device, killed at the same random moments."""
import json
import random
import time

import pipewire
import recording_programs as programs
from common import answer, leitfaden, spread, timed, workspace
from report import Section, Table, Target
from virtual_microphone import VirtualMicrophone

SEED = 20261121
COMMANDS = ["kill -9 PID", "leitfaden list --library DIR    # recovers"]


class Found:
    """What one killed recording holds, against the moment of its death."""

    def __init__(self, file, killed, source_start):
        claimed, there, offset = programs.data_of(file)
        self.frames = there
        self.claimed = claimed
        self.lost = lost_ms(file, offset, there, killed, source_start)
        # what a program shows that believes the header: nothing, all, or a little less
        self.shown = lost_ms(file, offset, min(claimed, there), killed, source_start)


def lost_ms(file, offset, frames, killed, source_start):
    """Milliseconds between the last frame there is and the moment of the kill; None when there is no sound."""
    last = programs.ramp_frame(file, offset, frames - 1) if frames > 0 else None
    if last is None:
        return None
    return (killed - source_start) / 1e6 - last * 1000 / programs.RATE


def header_says(found):
    """The state of a header in words."""
    if found.claimed == 0:
        return "no sound"
    if found.claimed == found.frames:
        return "all"
    if found.claimed < found.frames:
        return "a little less"
    return f"{found.claimed / programs.RATE / 3600:.1f} h"


def one(moment, folder):
    """Starts every recorder, kills all of them after `moment` seconds; {name: Found}, marks lost, seconds to recover."""
    with VirtualMicrophone(folder=folder / "microphone") as microphone:
        microphone.play("ramp")
        start = int(microphone.status()["source-start-ns"])
        ours = programs.Leitfaden()
        recorders = [ours, *programs.peers(), *pipewire.readers()]
        for recorder in recorders:
            recorder.start(folder, microphone.env)
        until = time.monotonic() + moment
        while time.monotonic() < until:
            ours.say("mark red")
            time.sleep(0.1)
        random.Random(moment).shuffle(recorders)
        killed = {recorder: recorder.kill() for recorder in recorders}
        acknowledged = [line["frame"] for line in ours.acknowledged("mark")]
        found = {}
        for recorder in sorted(recorders, key=lambda recorder: recorder.name != "leitfaden"):
            files = recorder.files
            if files and files[-1].stat().st_size > 44:
                found[recorder.name] = Found(files[-1], killed[recorder], start)
            else:
                found[recorder.name] = None
        recovery = timed([leitfaden(), "list", "--library", ours.library]).seconds
        found["leitfaden, after its next start"] = Found(ours.files[-1], killed[ours], start)
        shown = json.loads(answer(leitfaden(), "show", "last", "--library", ours.library, "--json"))
        marks = {mark["frame"] for mark in shown["marks"]}
        return found, sum(frame not in marks for frame in acknowledged), len(acknowledged), recovery


def measure(options):
    """The section about kill -9."""
    count = options.rounds or 12
    moments = random.Random(SEED)
    found, gone, given, recoveries = {}, 0, 0, []
    for _ in range(count):
        with workspace() as folder:
            once, lost, acknowledged, recovery = one(moments.uniform(2.0, 5.0), folder)
        gone, given = gone + lost, given + acknowledged
        recoveries.append(recovery * 1000)
        for name, what in once.items():
            found.setdefault(name, []).append(what)
    rows = []
    for name, all_of_it in found.items():
        some = [one for one in all_of_it if one]
        says = sorted({header_says(one) for one in some})
        shown = [one.shown for one in some if one.shown is not None]
        rows.append([name, f"{len(some)} of {len(all_of_it)}", spread([one.lost for one in some if one.lost], 0),
                     spread(shown, 0) if shown else "everything", ", ".join(says)])
    ours = [one.lost if one and one.lost else 1e9 for one in found["leitfaden, after its next start"]]
    return Section(
        "kill", "What kill -9 leaves",
        f"All recorders read one device and are killed at the same {count} random moments 2 to 5 s after their start. "
        "The recorded signal counts frames on the device's clock, so the last frame of a file says when it was taken "
        "in: the loss is the time from there to the kill.",
        COMMANDS,
        [Table("Sound lost, ms", ["recorder", "has sound", "lost, by the bytes there are",
                                  "lost, by what the header says", "header claims"], rows)],
        [Target("sound lost after recovery, worst", "at most 250 ms", f"{max(ours):.0f} ms", max(ours) <= 250),
         Target("acknowledged marks lost", "none", f"{gone} of {given}", gone == 0)],
        [f"The next start, which recovers and lists, takes {spread(recoveries, 0)} ms.",
         "arecord and sox hand each period to the system at once and never wait for the disk; leitfaden writes and "
         "syncs in steps. What a power cut leaves is not measured here."])
