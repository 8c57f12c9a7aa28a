"""The app with everything that screens show: a finished interview, one that is being recorded, a microphone."""
import contextlib

import lan
import way_guide
import web_app
import web_guides
from sound_files import synthesise
from virtual_microphone import VirtualMicrophone


class Stage:
    """The app with a finished interview, one that is being recorded, and whoever leads it from behind the curtain."""

    def __init__(self, app, guide="talk.guide.md"):
        self.app, self.guide, self.visitor, self._is_quiet = app, guide, app.interviewer(), False
        self.finished = self._finished_interview()
        self.live = self.visitor.begin(guide, participant="P-07", title="Working life")
        self.give(("visit", {"question": "first_day"}), ("mark", {"label": "Nobody asked", "colour": 1}),
                  ("note", {"text": "Hesitates when the name of the firm comes up. Ask again later."}),
                  ("probe", {"question": "first_day", "number": 1}), ("visit", {"question": "belonging"}),
                  ("keyword", {"question": "belonging", "word": "mentor"}), ("mark", {"colour": 3}),
                  ("flag", {"question": "advice"}))

    def _finished_interview(self):
        listed = self.app.listed()
        return next(one["id"] for one in listed if one["status"] == "saved")

    def give(self, *commands):
        results = self.visitor.give(self.live, *commands)
        assert all(result["ok"] for result in results), results
        return results

    def reset(self):
        """The interview as every screen expects it: recording, at the second question, not handed over, heard."""
        whole = self.visitor.state(self.live)
        state = whole["head"]
        self.visitor.request("PUT", "/api/lan", {"isOn": False})
        self.visitor.request("DELETE", "/api/devices")
        for question, facts in whole["questions"].items():
            if facts.get("answer", {}).get("value") is not None:
                self.give(("clear-answer", {"question": question}))
        if state.get("handover"):
            answer = self.visitor.post(f"/api/interviews/{self.live}/handover/back", {})
            assert answer.status == 200, answer
        if word := {"paused": "continue", "offRecord": "on-record"}.get(state["sounding"]):
            self.give(word)
        if state.get("current") != "belonging":
            self.give(("visit", {"question": "belonging"}))
        if self.visitor.get(self.exports).json.get("problem"):
            self.visitor.post(self.exports, {"formats": ["csv"]})
            self.until_written(lambda state: not state.get("problem"))
        if self._is_quiet:
            self.app.microphone.play(self.app.speech, loop=True)
            self._is_quiet = False

    def be_quiet(self):
        """From now on the microphone hears nothing."""
        self._is_quiet = True
        self.app.microphone.quiet()

    @property
    def exports(self):
        return f"/api/interviews/{self.finished}/export"

    def until_written(self, condition):
        """Waits until nothing is being written, and `condition(state)` is true."""
        web_app.eventually(lambda: not (state := self.visitor.get(self.exports).json)["isRunning"] and condition(state),
                           "the files for other programs")

    def fail_to_write(self):
        """The files of the finished interview cannot be written."""
        export = self.app.library / self.app.shown(self.finished)["folder"] / "export"
        aside = export.with_name("aside")
        if export.exists():
            export.rename(aside)
        export.write_text("no folder")
        self.visitor.post(self.exports, {})
        self.until_written(lambda state: state.get("problem"))
        export.unlink()
        if aside.exists():
            aside.rename(export)

    def end(self):
        """Saves the interview that is being recorded."""
        self.give("save")
        web_app.eventually(lambda: self.app.shown(self.live)["status"] == "saved", "the interview to be saved")


@contextlib.contextmanager
def serving(folder, guide="talk.guide.md"):
    """A stage with a library, a microphone and a server of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    library = web_guides.add(web_app.demo_library(folder / "library"))
    if guide.startswith("way."):
        way_guide.add(library)
    with VirtualMicrophone() as microphone:
        speech = synthesise(folder / "speech.wav", 30)
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env, lan.WORDS) as app:
            app.microphone, app.speech = microphone, speech
            yield Stage(app, guide)
