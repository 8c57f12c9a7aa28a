"""Command lines and requests that nobody sends by mistake."""
import json
import random
import socket

import made_interview
import pytest
import strangers
from strangers import ANYTHING, NUMBERS, WORDS, name, seeds, survive
from web_app import WebApp

COMMANDS = [["list"], ["show"], ["search"], ["mark"], ["mark", "list"], ["mark", "set"], ["mark", "delete"], ["edit"], ["rename"],
            ["delete"], ["restore"], ["consent"], ["contact", "set"], ["contact", "show"], ["library", "check"], ["library", "bin"],
            ["library", "retention"], ["guide", "check"], ["guide", "show"], ["guide", "export"], ["export"], ["bundle", "make"],
            ["bundle", "open"], ["play"], ["library", "backup"], ["withdraw"]]
OPTIONS = ["--json", "--to", "--at", "--label", "--colour", "--format", "--all", "--from", "--until", "--mark", "--question", "--language",
           "--as", "--plain", "--days", "--name", "--except", "--guide", "--limit", "--participant", "--status", "--"]


@pytest.mark.parametrize("group", seeds(400), ids=name)
def test_no_words_end_a_command_badly(base, tmp_path, group):
    library = strangers.copied(base, tmp_path)
    for _, chance in strangers.chances(group):
        words = list(chance.choice(COMMANDS))
        for _ in range(chance.randint(0, 5)):
            word = chance.choice([made_interview.FOLDER, "last", "P-99", "1", chance.choice(OPTIONS), str(chance.choice(NUMBERS)),
                                  chance.choice(WORDS).replace("\0", "")[:2000], "nan", "inf", "0x7fffffffffffffff", "99:99:99", "1e400"])
            words.append(word)
        survive(*words, library=library, cwd=tmp_path)


@pytest.fixture(scope="module")
def app(base, tmp_path_factory):
    with WebApp(strangers.copied(base, tmp_path_factory.mktemp("served")), expected=[".*"]) as app:
        yield app


PATHS = ["/", "/interviews", "/guides", "/export", "/analysis", "/settings", f"/interviews/{made_interview.ID}", "/api/interviews",
         f"/api/interviews/{made_interview.ID}/commands", f"/api/interviews/{made_interview.ID}/events", "/api/session", "/api/settings",
         f"/api/interviews/{made_interview.ID}/sound", f"/api/interviews/{made_interview.ID}/peaks", "/assets/x/app.css", "/api/guides",
         "/records", "/search?q=first", f"/review/{made_interview.ID}", "/bin", "/api/bundles", "/contacts"]
BODIES = [{"guide": "demo", "microphone": "vmic"}, {"commands": [{"id": "0", "command": "probe", "question": "advice", "number": 1}]},
          {"commands": [{"id": "00000000-0000-4000-8000-000000000001", "command": "mark", "colour": 2, "at": 1.5, "reach": 3}]},
          {"token": "x"}, {"title": "x", "participant": "P-1", "days": 30}]


@pytest.mark.parametrize("group", seeds(800, chunk=100), ids=name)
def test_no_request_ends_the_server_or_is_its_own_fault(app, group):
    visitor = app.interviewer()
    for _, chance in strangers.chances(group):
        path, method = chance.choice(PATHS), chance.choice(["GET", "GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"])
        if chance.random() < 0.5:
            path = path.replace(made_interview.ID, chance.choice(["x", "..%2f..", "%00", "%F0%9F", "-1", str(2 ** 63)]))
        if chance.random() < 0.4:
            path += ("&" if "?" in path else "?") + chance.choice(["page=", "from=", "q=", "at=", "n="]) + str(chance.choice(NUMBERS))
        # a stream never ends
        if path.partition("?")[0].endswith("/events") and method in ("GET", "HEAD"):
            continue
        headers = {}
        if chance.random() < 0.3:
            headers["Range"] = chance.choice(["bytes=-1", f"bytes=0-{2**63}", f"bytes={2**63}-", "bytes=5-1", "bytes=a-b", "bytes=0-0,2-3"])
        body = strangers.spoilt(chance.choice(BODIES), chance) if method not in ("GET", "HEAD") else None
        answer = visitor.request(method, path, body, headers)
        assert answer.status < 500, (method, path, headers, body, answer)
    assert app.err() == "", "it died and was started again"
    assert visitor.get("/api/interviews" if False else "/").status < 400


@pytest.mark.parametrize("group", seeds(200, chunk=100), ids=name)
def test_no_bytes_on_the_line_end_the_server(app, group):
    honest = (f"POST /api/session HTTP/1.1\r\nHost: {app.host}:{app.port}\r\nContent-Type: application/json\r\n"
              'Content-Length: 13\r\n\r\n{"token":"x"}').encode()
    for _, chance in strangers.chances(group):
        with socket.create_connection(("127.0.0.1", app.port), timeout=strangers.PATIENCE) as line:
            line.sendall(strangers.flipped(honest, chance))
            line.shutdown(socket.SHUT_WR)
            try:
                while line.recv(65536):
                    pass
            except ConnectionResetError:
                pass
    assert app.err() == "", "it died and was started again"
    assert app.interviewer().get("/").status < 400
