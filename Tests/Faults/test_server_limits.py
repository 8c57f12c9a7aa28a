"""Somebody who keeps the web app's server busy: it lets go of them, and the recording has no gap."""
import os
import pathlib
import select
import socket

import pytest

import web_app
import web_guides

#: Longer than the server waits for somebody who says nothing.
LIMIT = 45
#: As many connections as the server takes.
MOST = 512


@pytest.fixture
def talk(leitfaden, tmp_path, microphone):
    """A server and the interview that it records."""
    microphone.play("ramp", armed=True)
    library = web_app.demo_library(tmp_path / "library")
    web_guides.add(library)
    with web_app.WebApp(library, microphone.env) as app:
        visitor = app.interviewer()
        yield app, visitor, visitor.begin("talk.guide.md")


def recorded_without_a_gap(app, visitor, interview):
    visitor.give(interview, "save")
    shown = web_app.eventually(lambda: app.shown(interview)["status"] == "saved" and app.shown(interview), "the saved interview")
    assert shown["gaps"] == [] and len(shown["parts"]) == 1, shown


def sockets(app):
    """How many sockets the program holds."""
    links = (os.readlink(link) for link in pathlib.Path(f"/proc/{app.server}/fd").iterdir() if os.path.islink(link))
    return sum(link.startswith("socket:") for link in links)


def line(app, *sent):
    connection = socket.create_connection(("127.0.0.1", app.port), timeout=LIMIT)
    connection.sendall("\r\n".join(sent).encode())
    return connection


def is_waiting(connection):
    """Whether the server has neither answered nor hung up."""
    return not select.select([connection], [], [], 0)[0]


def is_let_go(connection):
    """Whether the server hangs up before the patience of the caller ends; what it says before does not matter."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def test_who_never_ends_a_request_is_let_go(talk):
    app, visitor, interview = talk
    host = f"Host: {app.host}:{app.port}"
    lines = {
        "nothing at all": line(app),
        "half a header": line(app, "GET / HTTP/1.1", "Host: "),
        "half a body": line(app, "POST /api/session HTTP/1.1", host, f"Origin: {app.origin}",
                            "Content-Type: application/json", "Content-Length: 1000", "", "{"),
        "a second request that never comes": line(app, "GET /api/clock HTTP/1.1", host, "", ""),
    }
    try:
        assert [name for name, one in lines.items() if not is_let_go(one)] == []
        # who listens to events is not silent
        assert visitor.state(interview)
    finally:
        for one in lines.values():
            one.close()
    recorded_without_a_gap(app, visitor, interview)


def test_more_connections_than_it_takes_wait_and_cost_the_recording_nothing(talk):
    app, visitor, interview = talk
    lines = []
    try:
        for _ in range(600):
            lines.append(line(app, "GET / HTTP/1.1", "Host: "))
        # 600 knocked; the program has let in as many as it takes, and has descriptors left for the recording
        web_app.eventually(lambda: MOST - 20 <= sockets(app) <= MOST + 20, "the connections that are let in")
    finally:
        for one in lines:
            one.close()
    assert visitor.get("/api/clock").status == 200
    recorded_without_a_gap(app, visitor, interview)


def test_a_fifth_file_at_once_is_refused_and_taken_afterwards(talk):
    app, visitor, interview = talk
    head = ["POST /api/guide-media?name=a.png HTTP/1.1", f"Host: {app.host}:{app.port}", f"Origin: {app.origin}",
            f"Cookie: {visitor.cookie}", f"X-Leitfaden: {visitor.token}", "Content-Type: application/octet-stream"]
    lines = []
    picture = b"\x89PNG\r\n\x1a\n" + bytes(100)

    def sent():
        return visitor.request("POST", "/api/guide-media?name=a.png", raw=picture, headers={"Content-Type": "application/octet-stream"})

    def refused_beside_others():
        # one of them may be refused itself, for the picture before it: so there is another one each time
        lines.append(line(app, *head, "Content-Length: 1000", "", "half"))
        return (answer := sent()).status == 429 and answer

    try:
        refused = web_app.eventually(refused_beside_others, "a refusal")
        web_app.eventually(lambda: sum(map(is_waiting, lines)) == 4, "four to be left")
        assert refused.json["error"] == "uploads" and "are being sent" in refused.json["message"], refused
    finally:
        for one in lines:
            one.close()
    web_app.eventually(lambda: sent().status != 429, "a free place")
    recorded_without_a_gap(app, visitor, interview)
