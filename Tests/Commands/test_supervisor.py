"""`leitfaden serve` is looked after: what it does when the server dies, when it itself is killed, and when somebody asks for the end."""
import os
import pty
import re
import signal
import subprocess

import pytest

import web_app
import web_guides
from conversation import Conversation
from web_app import PATIENCE, STARTED_AGAIN, WebApp, eventually


@pytest.fixture
def app(leitfaden, tmp_path):
    with WebApp(tmp_path / "library") as app:
        yield app


@pytest.fixture
def recording(microphone, tmp_path):
    """An interview that is being recorded."""
    microphone.play("ramp")
    with WebApp(web_guides.add(tmp_path / "library"), microphone.env) as app:
        yield Conversation(app, "talk.guide.md")


def answers(visitor):
    """Whether the server answers this browser."""
    try:
        return visitor.get("/api/clock").status == 200
    except OSError:
        return False


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGABRT],
                         ids=lambda number: number.name)
def test_a_server_that_died_is_started_again_for_who_was_let_in(app, number):
    visitor = app.interviewer()
    app.crash(number)
    eventually(lambda: answers(visitor), "an answer at the same address")
    assert visitor.post("/api/touch", {}).status == 204, "the secret of its pages is the same as well"
    assert app.visitor().get("/api/clock").status == 401, "nobody else is let in"
    said = app.err().splitlines()
    assert len(said) == 1 and re.fullmatch(f"leitfaden: {STARTED_AGAIN}", said[0]) and f"signal {int(number)}," in said[0], said
    # an address that lets in another browser is to be had as before, and the end is an end
    app.interviewer()
    status, _ = app.stop()
    assert status == 0


def test_an_address_that_nobody_opened_yet_still_opens(app):
    token = app.token()
    app.crash()
    visitor = app.visitor()
    eventually(lambda: app.server, "the next server")
    eventually(lambda: not refused(visitor), "the port")
    visitor.enter(token)


def refused(visitor):
    try:
        visitor.get("/")
    except OSError:
        return True
    return False


def test_what_dies_again_and_again_is_let_go(app):
    visitor = app.interviewer()
    for _ in range(5):
        app.crash()
        eventually(lambda: answers(visitor), "the next server")
    app.expected += [r"error: the web app crashed 6 times within a minute .*", r"hint: what was recorded is kept; .*"]
    app.crash()
    assert app.process.wait(PATIENCE) == -signal.SIGKILL, "it ends as its server did"
    assert app.err().count("started again; ") == 5


def test_nothing_is_started_again_that_refused_to_start(run, tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    done = run("serve", "--library", file)
    assert done.status == 1 and done.err.count("error: ") == 1 and "started again" not in done.err, done


def test_a_server_that_dies_before_it_serves_is_not_started_again(leitfaden, tmp_path):
    # a limit that the system sets: SIGXCPU comes before the library is open
    def limit():
        import resource
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    done = subprocess.run([leitfaden, "serve", "--library", tmp_path / "library", "--no-open"], preexec_fn=limit,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0 and "started again" not in done.stderr, done


def test_the_supervisor_dies_and_the_recording_goes_on(recording):
    app, visitor, server = recording.app, recording.visitor, recording.app.server
    app.process.kill()
    app.process.wait(10)
    before = recording.state()["log"]
    recording.give("mark")
    recording.until_seconds(3)
    assert recording.state()["head"]["sounding"] == "recording" and len(before) < len(recording.state()["log"])
    # with the interview the program ends, as it was to
    visitor.give(recording.id, "save")
    eventually(lambda: not web_app.supervised(server), "the end of the server")
    shown = app.shown(recording.id)
    assert shown["status"] == "saved" and shown["breaks"] == [] and shown["gaps"] == []


def test_without_a_recording_nothing_outlives_the_supervisor(app):
    server = app.server
    app.process.kill()
    app.process.wait(10)
    eventually(lambda: not web_app.supervised(server), "the end of the server")


@pytest.mark.parametrize("what", ["pause", ("off-record", {"reason": "on the phone"})], ids=["paused", "off record"])
def test_what_was_not_recorded_is_not_recorded_afterwards(recording, what):
    recording.until_seconds(1)
    _, = recording.give(what)
    recording.app.crash()
    eventually(lambda: answers(recording.visitor), "the next server")
    state = recording.state()
    assert state["head"]["sounding"] == ("paused" if what == "pause" else "offRecord"), state["head"]
    breaks = [item["kind"] for item in sorted(state["log"].values(), key=lambda item: item["frame"])
              if item["kind"] in ("pause", "offRecord", "interruption")]
    kind = "pause" if what == "pause" else "offRecord"
    assert sorted(breaks) == sorted([kind, "interruption", kind]), breaks
    recording.give("continue" if what == "pause" else "on-record")
    recording.give("mark")
    recording.save()
    shown = recording.app.shown(recording.id)
    # at most what the kill took of the sound before
    first, second = shown["parts"]
    lost = second["firstFrame"] - first["frames"]
    assert [gap["frames"] for gap in shown["gaps"]] == [lost] * (lost > 0)
    assert shown["breaks"][-1]["reason"] == ("" if what == "pause" else "on the phone")


def test_a_pause_that_was_touched_while_it_was_dead_is_made(recording):
    recording.until_seconds(1)
    now = recording.visitor.get("/api/clock").json["now"]
    recording.app.crash()
    eventually(lambda: answers(recording.visitor), "the next server")
    recording.give(("off-record", {"reason": "", "at": now + 30}))
    assert recording.state()["head"]["sounding"] == "offRecord"
    recording.save()


@pytest.fixture
def hangups():
    """The end of a terminal counts, also in a test run that outlives its own (`nohup`): what is started inherits that."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def test_the_end_of_a_terminal_is_an_end_in_order(hangups, recording):
    recording.until_seconds(0.5)
    recording.app.process.send_signal(signal.SIGHUP)
    assert recording.app.process.wait(PATIENCE) == 0
    shown = recording.app.shown(recording.id)
    assert shown["status"] == "open" and shown["breaks"] == [], "it was left, not interrupted"


def test_ctrl_c_in_a_terminal_reaches_both_and_ends_once(leitfaden, tmp_path):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(leitfaden, [str(leitfaden), "serve", "--library", str(tmp_path / "library"), "--no-open"])
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(terminal, 4096)
    os.write(terminal, b"\x03")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0, said
