"""`leitfaden serve` as a process: what it prints, where it listens, how it ends."""
import contextlib
import os
import pathlib
import re
import signal
import socket
import subprocess

import pytest

from web_app import ADDRESS, PATIENCE, STARTED_AGAIN, Visitor, WebApp, demo_library, eventually


@pytest.fixture
def app(leitfaden, tmp_path):
    with WebApp(demo_library(tmp_path / "library")) as app:
        yield app


def listening(pid):
    """(address, port) of every TCP socket on which a process listens."""
    own = {os.readlink(link) for link in pathlib.Path(f"/proc/{pid}/fd").iterdir()
           if os.path.islink(link) and os.readlink(link).startswith("socket:")}
    found = []
    for name in ("tcp", "tcp6"):
        table = pathlib.Path(f"/proc/{pid}/net/{name}")
        for line in table.read_text().splitlines()[1:] if table.exists() else []:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in own:
                address, port = fields[1].split(":")
                found.append((address, int(port, 16)))
    return found


def test_the_address_has_a_host_of_its_own_that_stays_and_that_nobody_guesses(leitfaden, tmp_path):
    data = [tmp_path / "one", tmp_path / "other"]
    hosts = []
    for folder in (data[0], data[0], data[1]):
        with WebApp(tmp_path / "library", {**os.environ, "XDG_DATA_HOME": str(folder)}) as app:
            assert re.fullmatch(r"leitfaden-[a-z2-9]{20}\.localhost", app.host)
            hosts.append(app.host)
            app.restart()
            assert app.host == hosts[-1], "what waits in a browser is found again under the same address only"
        kept = folder / "leitfaden/host"
        assert kept.read_text() == app.host + "\n" and kept.stat().st_mode & 0o777 == 0o600
    assert hosts[0] == hosts[1] != hosts[2]


def test_a_host_that_cannot_be_kept_is_said_so_and_works(leitfaden, tmp_path):
    (tmp_path / "data").write_text("")
    with WebApp(tmp_path / "library", {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")},
                expected=[r"the name of this address could not be kept in .*/data/leitfaden/host: .*"]) as app:
        assert app.interviewer().get("/api/clock").status == 200
        assert "could not be kept" in app.err()


def test_nobody_else_can_listen_where_a_browser_looks_for_the_host(run, app):
    """A browser takes 127.0.0.1 and [::1] for it."""
    for family, place in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::1"), (socket.AF_INET6, "::")):
        for reuse in (0, 1):
            with socket.socket(family) as other:
                if family == socket.AF_INET6:
                    other.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, reuse)
                with pytest.raises(OSError, match="in use"):
                    other.bind((place, app.port))
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("::1", app.port))


def test_a_port_that_another_program_has_on_ipv6_is_taken(run, library):
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--library", library, "--port", port)
    assert done.status == 1 and f"port {port} is taken" in done.err and len(done.err.splitlines()) <= 2, done


@pytest.mark.parametrize("address", ["localhost", "0.0.0.0", "::1", "leitfaden.localhost", ""])
def test_another_address_than_the_shared_one_cannot_be_asked_for(run, library, address):
    done = run("serve", "--library", library, f"--address={address}")
    assert done.status == 64 and "127.0.0.1" in done.err, done


def test_a_browsers_command_line_which_others_can_read_tells_neither_host_nor_a_lasting_token(leitfaden, tmp_path):
    opener, told = tmp_path / "xdg-open", tmp_path / "told"
    opener.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {told}.new && mv {told}.new {told}\n')
    opener.chmod(0o700)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    process = subprocess.Popen([leitfaden, "serve", "--library", tmp_path / "library", "--open"], env=env,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        printed = process.stdout.readline().strip()
        host, port, token = ADDRESS.fullmatch(printed).groups()
        words = eventually(lambda: told.exists() and told.read_text(), "the browser")
        assert words == f"http://127.0.0.1:{port}/?launch={token}\n"
        led = Visitor(int(port), "127.0.0.1").get(f"/?launch={token}")
        place, _, fresh = led.headers["Location"].partition("#")
        assert led.status == 303 and place == f"http://{host}:{port}/"
        visitor = Visitor(int(port), host)
        assert visitor.request("POST", "/api/session", {"token": token}).status == 401, "it was exchanged"
        visitor.enter(fresh)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_it_prints_one_address_and_nothing_else(leitfaden, library):
    process = subprocess.Popen([leitfaden, "serve", "--library", library, "--no-open"], stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        assert ADDRESS.fullmatch(line.strip()), line
        visitor = Visitor.at(line)
        for path in ("/", "/?q=Anna", "/no-such-page"):
            visitor.get(path, Accept="text/html")
        visitor.post("/api/interviews", {"guide": "Anna"})
    finally:
        process.terminate()
        rest, err = process.communicate(timeout=PATIENCE)
    assert rest == "" and err == "" and process.returncode == 0, (rest, err, process.returncode)


def test_what_it_says_unasked_fails_the_test_that_started_it(leitfaden, tmp_path):
    library = demo_library(tmp_path / "library")

    def without_database():
        for file in library.glob("library.sqlite*"):
            file.unlink()
    without_database()
    with pytest.raises(AssertionError, match="imported 1 interview from"), WebApp(library):
        pass
    without_database()
    with WebApp(library, expected=["imported 1 interview from .*"]) as app:
        assert "imported" in app.err()


def test_leitfaden_alone_does_the_same(leitfaden, library):
    process = subprocess.Popen([leitfaden], env={**os.environ, "LEITFADEN_LIBRARY": str(library)},
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert ADDRESS.fullmatch(process.stdout.readline().strip())
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_it_listens_on_loopback_and_nowhere_else(app):
    assert listening(app.server) == [("0100007F", app.port)]


def test_a_new_line_prints_a_new_address_and_voids_the_one_before(app):
    first, second = app.token(), app.token()
    assert first != second
    assert app.visitor().request("POST", "/api/session", {"token": first}).status == 401
    app.visitor().enter(second)


def test_a_taken_port_is_one_sentence(run, library):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--library", library, "--port", port)
    assert done.status == 1 and done.out == "", done
    assert f"port {port}" in done.err.splitlines()[0] and len(done.err.splitlines()) <= 2, done


@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_a_port_that_is_none_ends_with_64(run, library, port):
    assert run("serve", "--library", library, f"--port={port}").status == 64


def test_a_library_that_cannot_be_one_is_refused(run, tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    done = run("serve", "--library", file)
    assert done.status == 1 and done.out == "" and "error" in done.err, done


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_it_stops_when_asked_although_pages_listen(app, number):
    visitor = app.interviewer()
    interview = app.listed()[0]["id"]
    with contextlib.ExitStack() as pages:
        for _ in range(10):
            told = visitor.told(interview)
            pages.callback(told.close)
            next(told)
        # a request that never ends, and one that has not begun
        pages.enter_context(socket.create_connection(("127.0.0.1", app.port))).sendall(b"POST /api/session HTTP/1.1\r\n")
        pages.enter_context(socket.create_connection(("127.0.0.1", app.port)))
        app.process.send_signal(number)
        # a second or two; a connection that held it up would do so for a minute, and this computer may be busy
        assert app.process.wait(20) == 0, app.err()
    assert app.err() == ""


def test_the_end_of_its_input_is_not_the_end(leitfaden, library):
    process = subprocess.Popen([leitfaden, "serve", "--library", library, "--no-open"], stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, text=True)
    try:
        Visitor.at(process.stdout.readline())
        assert process.poll() is None
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_two_servers_share_a_library(leitfaden, app):
    with WebApp(app.library) as other:
        assert other.port != app.port
        for one in (app, other):
            assert one.interviewer().get("/", Accept="text/html").status == 200
        assert app.interviewer().cookie.partition("=")[0] != other.interviewer().cookie.partition("=")[0], \
            "cookies are shared by all ports of a host: each server needs a name of its own"


def test_it_asks_nobody_for_anything(leitfaden, tmp_path):
    log = tmp_path / "connections"
    library = demo_library(tmp_path / "library")
    process = subprocess.Popen(
        ["strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg,sendmmsg", "-o", log, leitfaden, "serve",
         "--library", library, "--no-open"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        visitor = Visitor.at(process.stdout.readline())
        for path in ("/", "/?q=advice", "/settings", "/start?guide=demo.en.guide.md", "/api/microphones"):
            visitor.get(path, Accept="text/html")
    finally:
        # strace passes it on to nobody: the program is its only child
        child = eventually(lambda: pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split(),
                           "the child of strace")
        os.kill(int(child[0]), signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    asked = [line for line in log.read_text().splitlines() if re.search(r"AF_INET6?\b", line)]
    assert not asked, asked


def test_a_crash_tells_nothing_of_what_was_in_memory(app):
    visitor = app.interviewer()
    visitor.get("/")
    limits = pathlib.Path(f"/proc/{app.server}/limits").read_text()
    assert re.search(r"Max core file size +0 +0 ", limits), limits
    app.crash(signal.SIGSEGV)
    eventually(lambda: app.server, "the next server")
    assert re.fullmatch(f"leitfaden: {STARTED_AGAIN}\n", app.err()), app.err()
