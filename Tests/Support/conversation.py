"""An interview that is being recorded, and the proof that nothing touched its sound."""
from sound_files import samples
from web_app import eventually


class Conversation:
    """Begins an interview; `give` leads it from beside the pages, `untouched` compares its sound with the source."""

    def __init__(self, app, guide, **wish):
        self.app, self.visitor = app, app.interviewer()
        self.id = self.visitor.begin(guide, **wish)
        self.lead = f"/interviews/{self.id}/lead"
        self.review = f"/interviews/{self.id}/review"

    def give(self, *commands):
        """Gives commands; every one must be accepted."""
        results = self.visitor.give(self.id, *commands)
        assert all(result["ok"] for result in results), results
        return results

    def state(self):
        """Everything the server knows of it."""
        return self.visitor.state(self.id)

    def log(self, kind):
        """The marks, visits or notes, in order."""
        items = [item for item in self.state()["log"].values() if item["kind"] == kind]
        return sorted(items, key=lambda item: item["frame"])

    def until(self, condition, what):
        """Waits until `condition(state)` is true; returns it."""
        seen = {}

        def look():
            seen.update(self.state())
            return condition(seen)
        return eventually(look, lambda: f"{what}; the server says {seen}")

    def until_marks(self, count):
        """Waits until there are that many marks; returns them."""
        return self.until(lambda _: len(found := self.log("mark")) == count and (found or [True]), f"{count} marks")

    def until_seconds(self, seconds):
        """Waits until so much sound is recorded."""
        for event, data in self.visitor.told(self.id):
            if event == "pulse" and data["seconds"] >= seconds:
                return

    def save(self):
        """Saves, and waits until everything is written."""
        self.give("save")
        eventually(lambda: self.app.shown(self.id)["status"] == "saved", "the interview to be saved")

    def untouched(self, breaks=()):
        """That the recorded sound is the source, sample for sample, with nothing missing but the `breaks`."""
        shown = self.app.shown(self.id)
        assert shown["gaps"] == [], shown["gaps"]
        _, _, source = samples(self.app.speech)
        heard = samples(self.app.library / shown["folder"] / shown["parts"][0]["file"])[2]
        for part in shown["parts"][1:]:
            heard += samples(self.app.library / shown["folder"] / part["file"])[2]
        assert len(heard) == shown["frames"] and heard
        at = 0
        for start, end in zip([0, *breaks], [*breaks, len(heard)]):
            at = find(source, heard[start:start + 960], at) if start else 0
            for frame in range(start, end, 48_000):
                size = min(48_000, end - frame)
                assert heard[frame:frame + size] == looped(source, at, size), f"the sound differs after frame {frame}"
                at += size
        return shown


def looped(source, at, size):
    """`size` samples of a source that repeats."""
    at %= len(source)
    found = source[at:at + size]
    while len(found) < size:
        found += source[:size - len(found)]
    return found


def find(source, key, after):
    """Where `key` comes next in a source that repeats."""
    twice = (source + source).tobytes()
    at = 2 * (after % len(source)) - 2
    while at >= -2:
        at = twice.find(key.tobytes(), at + 2)
        if at % 2 == 0:
            return at // 2
    raise AssertionError("this sound was never played")
