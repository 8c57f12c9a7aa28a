"""Somebody in the network who keeps the server busy: it lets go of them, and the recording has no gap."""
import select
import socket
import ssl

import pytest

import lan
import web_app
import web_guides
from test_server_limits import LIMIT, is_let_go, recorded_without_a_gap, sockets

#: As many connections as the listener in the network takes.
MOST = 64


@pytest.fixture
def talk(leitfaden, tmp_path, microphone):
    """A server in the network and the interview that it records."""
    microphone.play("ramp", armed=True)
    library = web_app.demo_library(tmp_path / "library")
    web_guides.add(library)
    with web_app.WebApp(library, microphone.env, lan.WORDS) as app:
        visitor = app.interviewer()
        yield app, visitor, visitor.begin("talk.guide.md")


def line(port):
    return socket.create_connection((lan.ADDRESS, port), timeout=LIMIT)


def encrypted(port, *sent):
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    connection = context.wrap_socket(line(port))
    connection.sendall("\r\n".join(sent).encode())
    return connection


def test_who_never_ends_the_beginning_of_tls_or_a_request_is_let_go(talk):
    app, visitor, interview = talk
    port = lan.port(visitor)
    host = f"Host: {lan.ADDRESS}:{port}"
    hello = line(port)
    # a record that announces 512 bytes and brings three
    hello.sendall(bytes([22, 3, 1, 2, 0, 1, 0, 1]))
    lines = {
        "nothing at all": line(port),
        "half a greeting": hello,
        "half a header": encrypted(port, "GET /pair HTTP/1.1", "Host: "),
        "half a body": encrypted(port, "POST /api/pair HTTP/1.1", host, f"Origin: https://{lan.ADDRESS}:{port}",
                                 "Content-Type: application/json", "Content-Length: 1000", "", "{"),
    }
    try:
        begun = ["nothing at all", "half a greeting"]
        assert [name for name in begun if not is_let_go(lines[name])] == []
        # the beginning has a shorter limit of its own: a request has not run out of time by then
        waiting, _, _ = select.select([lines["half a header"], lines["half a body"]], [], [], 0)
        assert waiting == []
        assert [name for name, one in lines.items() if name not in begun and not is_let_go(one)] == []
    finally:
        for one in lines.values():
            one.close()
    # larger than a request may be
    tablet = lan.Tablet(visitor)
    assert tablet.request("POST", "/api/pair", raw=b"{}", headers={"Content-Length": str(2 << 20)}).status == 413
    with pytest.raises(OSError):
        if tablet.get("/pair", X_Long="a" * 40_000).status in (400, 413, 431):
            raise OSError
    recorded_without_a_gap(app, visitor, interview)


def test_a_crowd_in_the_network_keeps_nobody_from_the_computers_own_pages(talk):
    app, visitor, interview = talk
    port, before = lan.port(visitor), sockets(app)
    lines = []
    try:
        for _ in range(2 * MOST):
            lines.append(line(port))
        # those that are let in; the pages of this computer have a number of their own
        web_app.eventually(lambda: before + MOST - 4 <= sockets(app) <= before + MOST + 4, "the connections that are let in")
        assert visitor.get("/api/clock").status == 200
        assert visitor.state(interview)
    finally:
        for one in lines:
            one.close()
    assert lan.Tablet(visitor).get("/pair").status == 200
    recorded_without_a_gap(app, visitor, interview)
