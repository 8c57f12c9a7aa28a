"""Who may ask what: tables of names, origins, tokens, types, headers, sizes and paths against every address."""
import json
import socket
import threading

import pytest

from routes import ENTRANCES, OPEN, SOURCES, all_routes, changes, filled, inside, reads
from web_app import PATIENCE, WebApp

HEADERS = {
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'",
          "frame-ancestors 'none'", "form-action 'self'", "require-trusted-types-for 'script'"]


def named(route):
    return f"{route[0]} {route[1]}"


@pytest.fixture(scope="module")
def visitor(shared_app):
    return shared_app.interviewer()


@pytest.fixture(scope="module")
def demo(shared_app):
    """The identifier of the finished interview in the library."""
    return shared_app.listed()[0]["id"]


def proper(answer):
    """That an answer carries everything that keeps a browser from doing what no page of ours wants."""
    for name, value in HEADERS.items():
        assert answer.headers[name] == value, (name, answer)
    policy = [part.strip() for part in answer.headers["Content-Security-Policy"].split(";")]
    assert all(part in policy for part in POLICY), policy
    assert not any("unsafe" in part or "*" in part or "http" in part for part in policy), policy
    for feature in ("microphone", "camera", "geolocation"):
        assert f"{feature}=()" in answer.headers["Permissions-Policy"], answer
    assert answer.headers["Cache-Control"], answer
    assert "Access-Control-Allow-Origin" not in answer.headers, answer
    return answer


def head(port, method, path, **headers):
    """Status of a request of which only the beginning of the answer is read: streams do not end."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        return int(line.makefile("rb").readline().split()[1])


def test_the_tables_know_the_addresses():
    found = all_routes()
    assert len(found) >= 5 and ("POST", "/api/session") in found and ("GET", "/api/interviews/:id/events") in found


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:PORT.evil.example", "localhost",
    "localhost.evil.example:PORT", "127.0.0.1.evil.example:PORT", "user@127.0.0.1:PORT", "127.0.0.1:PORT@evil.example",
    "127.0.0.2:PORT", "0.0.0.0:PORT", "[::]:PORT", "127.1:PORT", "2130706433:PORT", "0x7f.0.0.1:PORT", "LEITFADEN:PORT",
    "127.0.0.1:PORT:PORT", "127.0.0.1:0PORT", "[::ffff:127.0.0.1]:PORT", "localhost.:PORT", "\tx", "", "HOST", "HOST.:PORT",
    "x.HOST:PORT", "HOST:1", "HOST:PORT.evil.example", "user@HOST:PORT", "leitfaden.localhost:PORT",
    "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost:PORT"])
def test_a_name_that_is_not_the_servers_gets_nothing(shared_app, visitor, host):
    host = host.replace("PORT", str(shared_app.port)).replace("HOST", shared_app.host)
    for method, path in all_routes():
        answer = visitor.request(method, filled(path), {} if method != "GET" else None, headers={"Host": host})
        assert answer.status in (400, 421), (method, path, answer)
        assert "<html" not in answer.text and "{" not in answer.text, answer


def test_a_request_without_any_name_gets_nothing(shared_app):
    assert head(shared_app.port, "GET", "/") in (400, 421)


def test_the_servers_own_name_is_answered(shared_app, visitor):
    for host in (shared_app.host, shared_app.host.upper()):
        assert visitor.request("GET", "/api/clock", headers={"Host": f"{host}:{shared_app.port}"}).status == 200


SHARED = ["127.0.0.1", "localhost", "[::1]", "LOCALHOST"]


def label(app):
    """What must not be told to those who only ask."""
    return app.host.partition(".")[0]


@pytest.mark.parametrize("host", SHARED)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])
def test_at_a_name_that_every_program_has_nobody_is_let_in_and_nothing_is_told(shared_app, visitor, host, method):
    """Not with the cookie either: it is not read there, and none is set."""
    origin = f"http://{host}:{shared_app.port}"
    for path in [*(filled(path) for _, path in all_routes()), "/?launch=", f"/?launch={'0' * 32}", "/?launch=a&launch=b",
                 "/pair?code=", "/pair?code=22222222", "/pair?code=%00", "/no-such"]:
        for accept in ("*/*", "text/html"):
            answer = proper(visitor.request(method, path, {} if method in ("POST", "PUT") else None, headers={
                "Host": f"{host}:{shared_app.port}", "Origin": origin if method != "GET" else None, "Accept": accept}))
            assert label(shared_app) not in (answer.text + str(answer.headers)).lower(), (path, answer)
            assert visitor.token not in answer.text and "Set-Cookie" not in answer.headers, (path, answer)
            is_open = path.startswith(("/pair", "/assets/")) and method == "GET"
            assert answer.status in ((200, 403, 404) if is_open else (421,)), (path, answer)


@pytest.mark.parametrize("host", SHARED)
def test_who_brings_the_token_of_a_launch_address_is_led_to_leitfadens_own_host(shared_app, host):
    token, stranger = shared_app.token(), shared_app.visitor()

    def asked(**headers):
        return proper(stranger.get(f"/?launch={token}", Host=f"{host}:{shared_app.port}", **headers))
    for site in ("cross-site", "same-site"):
        assert asked(Sec_Fetch_Site=site).status == 421, "the page of somebody else sent the browser"
    led = asked(Sec_Fetch_Site="none")
    assert led.status == 303 and "Set-Cookie" not in led.headers, led
    place, _, fresh = led.headers["Location"].partition("#")
    assert place == shared_app.origin + "/" and fresh != token, led
    # who read the first one from a command line meanwhile has nothing
    assert asked().status == 421
    assert stranger.request("POST", "/api/session", {"token": token}).status == 401
    assert stranger.enter(fresh).get("/api/clock").status == 200


def test_who_opens_a_shared_name_is_told_what_to_do_in_both_languages(shared_app, visitor):
    for languages, words in (("en", "has an address of its own"), ("de-DE", "hat eine eigene Adresse")):
        answer = visitor.get("/", Host=f"localhost:{shared_app.port}", Accept="text/html", Accept_Language=languages)
        assert answer.status == 421 and words in answer.text, answer
        assert 'href="/"' not in answer.text, "there is no first page"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_with_address_127_0_0_1_the_old_names_are_the_servers(leitfaden, tmp_path, host):
    with WebApp(tmp_path / "library", words=("--port", "0", "--address", "127.0.0.1")) as app:
        assert app.host == "127.0.0.1"
        visitor = app.interviewer()
        assert visitor.get("/api/clock", Host=f"{host}:{app.port}").status == 200
        assert visitor.get("/api/clock", Host=f"leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost:{app.port}").status == 421


@pytest.mark.parametrize("route", inside(), ids=named)
@pytest.mark.parametrize("cookie", [None, "leitfaden-00000000=0123456789abcdef0123456789abcdef", "STALE", "EMPTY"])
def test_a_stranger_gets_nothing(shared_app, visitor, route, cookie):
    name = visitor.cookie.partition("=")[0]
    cookie = {"STALE": f"{name}={'0' * 32}", "EMPTY": f"{name}="}.get(cookie, cookie)
    method, path = route
    stranger = shared_app.visitor()
    for accept in ("*/*", "text/html"):
        answer = proper(stranger.request(method, filled(path), {} if method != "GET" else None,
                                         headers={"Accept": accept, "Cookie": cookie}))
        assert answer.status in (401, 403), (route, answer)
        assert "X-Leitfaden" not in answer.text and "Set-Cookie" not in answer.headers, answer


@pytest.mark.parametrize("route", changes(), ids=named)
@pytest.mark.parametrize(("headers", "status"), [
    ({"Origin": None}, 403), ({"Origin": "null"}, 403), ({"Origin": "http://evil.example"}, 403),
    ({"Origin": "https://127.0.0.1:PORT"}, 403), ({"Origin": "http://127.0.0.1"}, 403),
    ({"Origin": "http://HOST:PORT.evil.example"}, 403), ({"Origin": "http://HOST:1"}, 403),
    ({"Origin": "http://HOST:PORT, http://evil.example"}, 403), ({"Origin": ""}, 403),
    ({"Origin": "http://127.0.0.1:PORT"}, 403), ({"Origin": "http://localhost:PORT"}, 403),
    ({"Origin": "http://leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost:PORT"}, 403),
    ({"Sec-Fetch-Site": "cross-site"}, 403), ({"Sec-Fetch-Site": "same-site"}, 403), ({"Sec-Fetch-Site": "none"}, 403),
    ({"Content-Type": None}, 415), ({"Content-Type": "text/plain"}, 415),
    ({"Content-Type": "application/x-www-form-urlencoded"}, 415), ({"Content-Type": "multipart/form-data"}, 415),
    ({"X-Leitfaden": None}, 403), ({"X-Leitfaden": ""}, 403), ({"X-Leitfaden": "0" * 32}, 403),
    ({"X-Leitfaden": "SHORT"}, 403), ({"X-Leitfaden": "COOKIE"}, 403), ({"Cookie": None}, 401),
])
def test_a_change_from_elsewhere_is_refused(shared_app, visitor, route, headers, status):
    method, path = route
    if route in ENTRANCES and not {"X-Leitfaden", "Cookie"}.isdisjoint(headers):
        return  # who comes in has neither
    stand_in = {"SHORT": visitor.token[:-1], "COOKIE": visitor.cookie.partition("=")[2]}
    sent = {name: stand_in.get(value, value and value.replace("PORT", str(shared_app.port)).replace("HOST", shared_app.host))
            for name, value in headers.items()}
    answer = proper(visitor.request(method, filled(path), {}, headers=sent))
    # answering people have rules of their own, but never weaker ones
    assert answer.status == status or (path.startswith("/api/respond") and answer.status in (401, 403))
    assert set(answer.json) >= {"error", "message"}, answer


@pytest.mark.parametrize("method", ["PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_other_methods_do_nothing(shared_app, visitor, method):
    for _, path in all_routes():
        answer = proper(visitor.request(method, filled(path)))
        assert 400 <= answer.status < 500, (method, path, answer)
        assert "Access-Control-Allow-Methods" not in answer.headers


@pytest.mark.parametrize("path", [*reads(), "/no-such-page", "/assets", "/api", "/api/no-such", "/favicon.ico"])
def test_every_answer_carries_the_headers(visitor, path):
    path = filled(path)
    for accept in ("*/*", "text/html"):
        answer = proper(visitor.get(path, Accept=accept))
        assert answer.status < 500, answer
        kind = answer.headers["Content-Type"] or ""
        assert not answer.body or answer.status == 421 or kind, "an answer without a type is guessed at"
        if answer.status >= 400 and "json" in kind:
            assert answer.json["message"], answer


def test_the_cookie_is_for_this_server_and_no_script(shared_app):
    answer = shared_app.visitor().request("POST", "/api/session", {"token": shared_app.token()})
    fields = [field.strip() for field in answer.headers["Set-Cookie"].split(";")]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(fields), fields
    assert not any(field.startswith("Domain") for field in fields), fields


@pytest.mark.parametrize("body", [{}, {"token": ""}, {"token": "0" * 32}, {"token": None}, {"token": ["a"]}, [], "x"])
def test_a_wrong_launch_token_lets_nobody_in(shared_app, body):
    answer = proper(shared_app.visitor().request("POST", "/api/session", body))
    assert answer.status in (400, 401) and "Set-Cookie" not in answer.headers, answer


@pytest.mark.parametrize("name", [
    "../Package.swift", "..%2fPackage.swift", "%2e%2e/%2e%2e/settings.json", "....//settings.json", "/etc/passwd",
    "%2fetc%2fpasswd", "..\\settings.json", "..%5csettings.json", "js/../../Templates/home.mustache", "js/%2e%2e/base.css",
    "base.css%00.svg", "base.css/", "./base.css", "js//dom.js", "%c0%ae%c0%ae/base.css", "base.css?../../x", "js", ""])
def test_assets_are_what_was_read_at_the_start(visitor, name):
    fingerprint = visitor.get("/", Accept="text/html").text.partition("/assets/")[2].partition("/")[0]
    answer = visitor.get(f"/assets/{fingerprint}/{name}")
    if answer.status == 200:
        assert answer.body in [file.read_bytes() for file in (SOURCES / "Public").rglob("*") if file.is_file()], answer
    else:
        assert answer.status in (400, 404), answer


IDS = ["..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%2fetc%2fpasswd", "2026-11-21_DEMO_demo", "2026-11-21_DEMO_demo%2f..",
       "a%00b", "%20", "*", "last", "'%20OR%20'1'%3D'1", "%F0%9F%8E%A7", "a" * 4000, "%ff%fe", "-", "0"]


@pytest.mark.parametrize("name", IDS)
def test_identifiers_are_names_and_no_paths(visitor, name):
    for method, path in all_routes():
        if ":" not in path or "assets" in path:
            continue
        address = filled(path, id=name, guide=name, question=name, section=name, file=name)
        answer = proper(visitor.request(method, address, {"commands": []} if method != "GET" else None))
        assert 200 <= answer.status < 500, (method, path, answer)
        assert "root:" not in answer.text and "Error Domain" not in answer.text, answer
        if ":id" in path:
            # nothing is found by a path, or by a beginning of a name
            assert 300 <= answer.status < 500, (method, path, answer)


@pytest.mark.parametrize("body", [
    b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"commands": 1}', b'{"commands": [{}]}', b'{"commands": [null]}',
    b'{"commands": [{"id": 1, "command": "mark"}]}', b'{"commands": [{"id": "x", "command": "no-such-word"}]}',
    b'{"commands": [{"id": "x", "command": "mark", "at": 1e400}]}', b"[" * 100_000, b'{"a":' * 50_000,
    b'{"commands": [{"id": "x", "command": "mark", "colour": 99999999999999999999}]}',
    b'{"commands": [{"id": "x", "command": "mark", "at": -1e300}]}',
    b'{"commands": [{"id": "x", "command": "mark", "at": 1e300}]}'])
def test_what_is_no_request_is_refused_and_the_server_goes_on(shared_app, visitor, demo, body):
    for method, path in changes():
        answer = proper(visitor.request(method, filled(path, id=demo), raw=body))
        assert 200 <= answer.status < 500, (method, path, answer)
    assert visitor.get("/api/clock").status == 200


def test_a_body_that_is_too_large_is_refused_with_a_sentence(visitor):
    for method, path in changes():
        answer = proper(visitor.request(method, filled(path), headers={"Content-Length": str(1 << 40)}, raw=b""))
        assert answer.status == 413 and answer.json["message"], (method, path, answer)


def test_a_body_that_says_nothing_of_its_size_has_the_same_limit(shared_app, visitor):
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    with socket.create_connection(("127.0.0.1", shared_app.port), timeout=PATIENCE) as line:
        head = ["POST /api/session HTTP/1.1", f"Host: {shared_app.host}:{shared_app.port}", f"Origin: {shared_app.origin}",
                "Content-Type: application/json", "Transfer-Encoding: chunked"]
        line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        try:
            for _ in range(64):
                line.sendall(piece)
            line.sendall(b"0\r\n\r\n")
        except OSError:
            pass  # it may hang up as soon as it has seen enough
        try:
            status = line.makefile("rb").readline()
        except OSError:
            status = b""
    assert status == b"" or b" 413 " in status, status
    assert visitor.get("/api/clock").status == 200


def test_requests_that_never_end_stop_nobody(shared_app, visitor):
    lines = []
    try:
        for number in range(200):
            line = socket.create_connection(("127.0.0.1", shared_app.port), timeout=PATIENCE)
            lines.append(line)
            line.sendall(b"GET / HTTP/1.1\r\nHost: " if number % 2 else
                         f"POST /api/session HTTP/1.1\r\nHost: {shared_app.host}:{shared_app.port}\r\nOrigin: {shared_app.origin}"
                         "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{".encode())
        assert visitor.get("/api/clock").status == 200
        assert visitor.get("/", Accept="text/html").status == 200
    finally:
        for line in lines:
            line.close()


def test_headers_without_end_are_refused(shared_app, visitor):
    for head in (b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 1_000_000, b"GET /" + b"a" * 1_000_000,
                 b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 100_000):
        with socket.create_connection(("127.0.0.1", shared_app.port), timeout=PATIENCE) as line:
            try:
                line.sendall(head)
                line.sendall(b"\r\n\r\n")
                assert line.makefile("rb").readline().split()[1:2] not in ([b"200"], [b"500"])
            except OSError:
                pass  # it hung up, which is an answer
    assert visitor.get("/api/clock").status == 200


@pytest.mark.parametrize(("first", "names"), [
    ("GET /api/clock", ["OWN", "evil.example"]), ("GET /api/clock", ["evil.example", "OWN"]), ("GET /api/clock", ["OWN", "OWN"]),
    ("GET http://evil.example/api/clock", ["OWN"]), ("GET http://OWN/api/clock", ["OWN"]), ("GET *", ["OWN"])])
def test_a_request_says_once_whom_it_is_for(shared_app, visitor, first, names):
    own = f"{shared_app.host}:{shared_app.port}"
    head = [f"{first} HTTP/1.1".replace("OWN", own), *[f"Host: {name}".replace("OWN", own) for name in names],
            f"Cookie: {visitor.cookie}", "Connection: close"]
    with socket.create_connection(("127.0.0.1", shared_app.port), timeout=PATIENCE) as line:
        line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        status = line.makefile("rb").readline().split()[1:2]
    assert status in ([b"421"], [b"400"]), status
    assert visitor.get("/api/clock").status == 200


def test_two_requests_smuggled_into_one_are_refused(shared_app):
    name = f"Host: {shared_app.host}:{shared_app.port}\r\n"
    both = ("POST /api/session HTTP/1.1\r\n" + name + f"Origin: {shared_app.origin}\r\nContent-Type: application/json\r\n"
            "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/clock HTTP/1.1\r\n" + name + "\r\n")
    with socket.create_connection(("127.0.0.1", shared_app.port), timeout=PATIENCE) as line:
        line.sendall(both.encode())
        line.shutdown(socket.SHUT_WR)
        assert b"200 OK" not in line.makefile("rb").read()


def test_many_at_once_are_all_answered(visitor):
    answers = []

    def ask():
        answers.append(visitor.get("/api/clock").status)
    threads = [threading.Thread(target=ask) for _ in range(100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert answers == [200] * 100


def test_nothing_inside_is_open():
    """A route that is open is so on purpose."""
    assert OPEN <= set(all_routes()), json.dumps(sorted(OPEN))
