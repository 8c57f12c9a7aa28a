"""Libraries of any size: interviews of 100 events each, written as folders with interview.json, then rebuilt."""
import json
import random
import uuid

from common import GUIDE, leitfaden, timed
import leitfaden as program

SEED = 20261121
EVENTS = 100
RATE = 48000
HOUR = 3600 * RATE
COLOURS = (1, 2, 3, 4, 5)
QUESTIONS = ("first_day", "advice", "years", "tools", "weekends", "change")
WORDS = """work family garden harvest market neighbour winter school journey letter kitchen bicycle hospital
union factory village cousin weather window holiday teacher language memory station bakery uncle
silence music workshop forest river bridge apartment landlord""".split()
RARE = "lighthouse"  # in one note of every hundredth interview


def template(folder, microphone):
    """The interview.json of a short recorded interview: the shape of everything made from it."""
    guide = folder / "bench.guide.md"
    guide.write_text(GUIDE)
    commands = ("visit first_day\n+0.1 mark red x\nnote y\nvisit years\nanswer years 12\nanswer tools phone,paper\n"
                "+0.2 save\n")
    short = program.record(commands, guide=guide, library=folder / "short", env=microphone.env)
    if short.status:
        raise RuntimeError(f"the interview to be multiplied was not recorded: {short}")
    return json.loads((short.folder / "interview.json").read_text())


def bodies(model, chosen, number):
    """The bodies of what happens in one interview, between its beginning and its end."""
    def sentence(length):
        return " ".join(chosen.choice(WORDS) for _ in range(length))

    kinds = {event["body"]["kind"]: event["body"] for event in model["events"]}
    answered = [event["body"] for event in model["events"] if event["body"]["kind"] == "answered"]
    for step in range(EVENTS - 4):
        kind = ("visited", "marked", "noteBegun", "noteText", "answered")[step % 5]
        body = json.loads(json.dumps(answered[step // 5 % 2] if kind == "answered" else kinds[kind]))
        fields = body["fields"]
        if kind == "visited":
            fields["question"] = QUESTIONS[step // 5 % len(QUESTIONS)]
        elif kind == "marked":
            fields["mark"].update(colour=chosen.choice(COLOURS), label=sentence(2))
        elif kind == "noteBegun":
            fields["question"] = QUESTIONS[step // 5 % len(QUESTIONS)]
        elif kind == "noteText":
            fields["text"] = sentence(8) + (f" {RARE}" if number % 100 == 0 and step == 3 else "")
        yield body


def document(model, number):
    """The interview.json of interview `number`."""
    chosen = random.Random(f"{SEED} {number}")

    def name():
        return str(uuid.UUID(int=chosen.getrandbits(128), version=4))

    made = {key: model[key] for key in ("format", "guide", "guideFingerprint", "createdAt", "title", "participant",
                                        "language") if key in model}
    made["id"] = name()
    made["folder"] = f"2026-11-21_P-{number:05}_{made['id'][:8]}"
    first = {event["body"]["kind"]: event for event in reversed(model["events"])}
    happened = [first["started"]["body"], first["partOpened"]["body"], *bodies(model, chosen, number),
                first["partClosed"]["body"], first["saved"]["body"]]
    begun = None
    made["events"] = []
    for sequence, body in enumerate(happened, 1):
        body = json.loads(json.dumps(body))
        identity = name()
        if body["kind"] == "started":
            body["fields"]["started"].update(participant=f"P-{number:05}",
                                             title=f"{chosen.choice(WORDS)} {chosen.choice(WORDS)} {number}")
        elif body["kind"] == "partClosed":
            body["fields"]["closed"]["frames"] = HOUR
        elif body["kind"] == "noteBegun":
            begun = identity
        elif body["kind"] == "noteText":
            body["fields"]["target"] = begun
        frame = HOUR if sequence > EVENTS - 2 else max(0, sequence - 2) * HOUR // EVENTS
        made["events"].append({**first["started"], "id": identity, "interview": made["id"], "sequence": sequence,
                               "frame": frame, "body": body})
    return made


def build(folder, model, count):
    """A library of `count` interviews; returns what its rebuild cost."""
    folder.mkdir()
    size = HOUR * 2
    header = (b"RIFF" + (36 + size).to_bytes(4, "little") + b"WAVEfmt " + (16).to_bytes(4, "little")
              + (1).to_bytes(2, "little") * 2 + RATE.to_bytes(4, "little") + (2 * RATE).to_bytes(4, "little")
              + (2).to_bytes(2, "little") + (16).to_bytes(2, "little") + b"data" + size.to_bytes(4, "little"))
    for number in range(count):
        made = document(model, number)
        place = folder / made["folder"]
        place.mkdir()
        (place / "interview.json").write_text(json.dumps(made))
        with open(place / "part-001.wav", "wb") as file:
            file.write(header)
            file.truncate(len(header) + size)  # an hour of silence that takes no room on the disk
    return timed([leitfaden(), "library", "rebuild", "--library", folder])
