"""A guide with one question of every kind of answer, with its pictures and sounds; what is answered in tests."""
import pathlib
import struct
import zlib

import sound_files

#: Every question: identifier, wording, the lines below it. Two sections hold the same questions, one to be asked and
#: one to be handed over; the identifiers of the second begin with `h_`.
QUESTIONS = [
    ("open", "What was your first day here like?", "  - Who was there?", "open"),
    ("single", "Which of these do you use most?", "  - ( ) phone = Phone\n  - ( ) paper = Paper\n  - ( ) other = Other: ____\n  - ( ) -8 = I do not know {missing}", ""),
    ("comment", "Would you move here again? {comment}", "  - ( ) yes = Yes, at once\n  - ( ) no = Rather not", ""),
    ("dropdown", "In which country were you born? {dropdown}", "  - ( ) at = Austria\n  - ( ) de = Germany\n  - ( ) hu = Hungary\n  - ( ) other = Elsewhere: ____", ""),
    ("pictures", "Which place do you like best?", "  - ( ) park = The park ![Green lawns](media/park.png)\n  - ( ) square = The square ![A wide square](media/square.png)", ""),
    ("multiple", "What do you own? {min=1 max=2}", "  - [ ] bike = A bicycle\n  - [ ] car = A car\n  - [ ] other = Something else: ____\n  - [ ] nothing = Nothing of this {exclusive}", ""),
    ("yesno", "Do you live alone?", "  [yesno]", ""),
    ("gender", "What is your gender?", "  [gender]\n  - ( ) -7 = I would rather not say {missing}", ""),
    ("five", "How satisfied are you with your work?", "  [scale 1..5: not at all | completely]", ""),
    ("ten", "How likely are you to stay?", "  [scale 1..10: certainly not | certainly]\n  - ( ) -8 = Hard to say {missing}", ""),
    ("likert", "My work is recognised.", "  [scale: 1 = I agree | 2 = I agree in part | 3 = I disagree]", ""),
    ("slider", "How warm do you like a room?", "  [slider 10..30 \"degrees\": cold | hot]", ""),
    ("differential", "How is the town?", "  [differential 1..7]\n  - speed: slow | fast\n  - warmth: cold | warm", ""),
    ("matrix", "How useful would these be to you?", "  [matrix: 1 = very | 2 = somewhat | 3 = not | -9 = no answer]\n  - a: A map of the place\n  - b: The date and time", ""),
    ("multimatrix", "How do you get there?", "  [multimatrix: foot = on foot | bus = by bus | car = by car]\n  - work: To work\n  - shop: To the shops", ""),
    ("scalematrix", "How good are these?", "  [scalematrix 1..10: bad | good]\n  - school: The schools\n  - bus: The buses", ""),
    ("yesnomatrix", "Did you ever have these?", "  [yesnomatrix]\n  - cat: A cat\n  - dog: A dog", ""),
    ("changematrix", "What has become of these since you moved?", "  [changematrix]\n  - noise: Noise\n  - rent: Rent", ""),
    ("dualmatrix", "How important is it, and how good is it here? {heads=\"Importance | Quality\"}", "  [dualmatrix: 1 = important | 2 = unimportant || 1 = good | 2 = bad]\n  - school: Schools\n  - bus: Buses", ""),
    ("numbermatrix", "How many hours were you there?", "  [numbermatrix 0..24 \"h\": mo = Monday | tu = Tuesday]\n  - home: At home\n  - work: At work", ""),
    ("textmatrix", "What did you do there?", "  [textmatrix max 40: mo = Monday | tu = Tuesday]\n  - home: At home\n  - work: At work", ""),
    ("numbers", "How do you spend your day?", "  [numbers 0..24 sum 24 \"h\"]\n  - work: Work\n  - rest: Everything else", ""),
    ("texts", "Where do you live?", "  [texts max 40]\n  - street: Street\n  - town: Town", ""),
    ("rank", "What matters most?", "  [rank]\n  - green = Parks\n  - quiet = Quiet\n  - shops = Shops", ""),
    ("number", "How tall are you?", "  [number 0.5..2.5 decimals 2 \"m\"]", ""),
    ("integer", "How many people live in your household?", "  [integer 1..20]\n  - ( ) -8 = I do not know {missing}", ""),
    ("text", "What is your job?", "  [text max 60]", ""),
    ("long", "Is there anything you would like to add?", "  [long max 2000]", ""),
    ("email", "Where can we write to you?", "  [email]", ""),
    ("phone", "Where can we call you?", "  [phone]", ""),
    ("url", "Where can we read about it?", "  [url]", ""),
    ("masked", "What is the number of your pass?", "  [masked mask \"AA-9999\"]", ""),
    ("barcode", "What is on the label?", "  [barcode]", ""),
    ("date", "When did you move here?", "  [date 1950-01-01..today]", ""),
    ("time", "When do you get up?", "  [time 04:00..12:00]", ""),
    ("datetime", "When did you last see each other?", "  [datetime ..today]", ""),
    ("duration", "How long does it take to get there?", "  [duration 0:05..5:00 \"min\"]", ""),
    ("location", "Where did you live before?", "  [location]", ""),
    ("points", "Touch up to three places that you like. {max=3}", "  ![Map of the town](media/map.png)\n  [points]", ""),
    ("draw", "Draw the way from the station to your door.", "  [draw]", ""),
    ("sign", "Please sign that you agree.", "  [sign]", ""),
    ("photo", "Take a picture of your desk. {max=2}", "  [photo]", ""),
    ("audio", "Record what the place sounds like.", "  [audio]", ""),
    ("video", "Film the way in.", "  [video]", ""),
    ("file", "Add a document.", "  [file]", ""),
    ("clip", "Listen to this. Do you know the sound?", "  ![A short sound](media/clip.wav)\n  [yesno]", ""),
    ("ack", "Your answers are kept for ten years.", "  [ack]", ""),
    ("info", "The next questions are about your work.", "  [info]", "info"),
]
#: Those that have something to answer.
ANSWERABLE = [id for id, *_, special in QUESTIONS if not special]


def text(language="en"):
    """The guide."""
    def section(prefix):
        lines = []
        for id, words, below, _ in QUESTIONS:
            if prefix and id == "open":
                continue
            wording, _, attributes = words.partition(" {")
            braces = f"{{#{prefix}{id}" + (f" {attributes}" if attributes else "}")
            lines.append(f"- {wording} {braces}\n{below}\n")
        return "\n".join(lines)
    return (f"---\nguide: 1\nid: kinds\ntitle: Every kind of answer\nlang: {language}\n---\n\n# Every kind of answer\n\n"
            f"## To be asked {{#asked}}\n\n{section('')}\n"
            f"## Worked out {{#worked}}\n\n- Together {{#total calculate=\"integer + 1\"}}\n  [calculated]\n\n"
            f"## To be handed over {{#handed handover}}\n\n{section('h_')}\n")


def png(width=320, height=240, colour=(60, 120, 90)):
    """A picture with a few fields, so that one sees where it was touched."""
    rows = b""
    for y in range(height):
        row = b"".join(bytes(255 - c if (x // 40 + y // 40) % 2 else c for c in colour) for x in range(width))
        rows += b"\0" + row

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def add(library, name="kinds.en.guide.md", language="en"):
    """Puts the guide with its media into a library; returns the name of its file."""
    folder = pathlib.Path(library) / "guides"
    media = folder / "media"
    media.mkdir(parents=True, exist_ok=True)
    for picture, colour in (("map", (190, 200, 170)), ("park", (60, 120, 60)), ("square", (150, 140, 130))):
        (media / f"{picture}.png").write_bytes(png(colour=colour))
    sound_files.synthesise(media / "clip.wav", 2)
    (folder / name).write_text(text(language))
    return name
