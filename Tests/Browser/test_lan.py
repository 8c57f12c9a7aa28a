"""A tablet in the same network: joining by a scanned code, over TLS, as somebody who answers and nobody else."""
import contextlib
import os
import re
import subprocess

import pytest
from playwright.sync_api import Error, expect

import chromium
import lan
import routes
import web_app
import web_guides
from chromium import LAPTOP, TABLET
from conversation import Conversation
from stage import hand_over
from virtual_microphone import VirtualMicrophone

ANDROID = {**TABLET, "user_agent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36"}


@pytest.fixture(scope="module")
def app(leitfaden, speech, tmp_path_factory):
    """The app with the network on; each test has an interview of its own."""
    library = web_guides.add(web_app.demo_library(tmp_path_factory.mktemp("lan") / "library"))
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env, lan.WORDS) as app:
            app.microphone, app.speech = microphone, speech
            yield app


@pytest.fixture
def talk(app):
    """An interview that is being recorded, saved afterwards."""
    app.microphone.play(app.speech, armed=True, loop=True)
    talk = Conversation(app, "talk.guide.md")
    yield talk
    if app.shown(talk.id)["status"] != "saved":
        talk.visitor.post(f"/api/interviews/{talk.id}/handover/back", {})
        talk.save()


def handed(talk):
    """Hands a section over to a second device; returns the code."""
    answer = talk.visitor.post(f"/api/interviews/{talk.id}/handover", {"section": "about", "pin": "2468", "device": "second"})
    assert answer.status == 200, answer
    return answer.json["code"]


def new_code(talk):
    return talk.visitor.post(f"/api/interviews/{talk.id}/handover/code", {}).json["code"]


def scanned(page, tmp_path):
    """What a camera reads from the page."""
    picture = tmp_path / "qr.png"
    page.locator("#qr").screenshot(path=picture)
    done = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True)
    assert done.returncode == 0, done
    return done.stdout.strip()


def test_a_tablet_scans_joins_answers_and_is_shut_out_while_the_recording_goes_on(app, open_page, pages_of, talk, tmp_path):
    page = open_page(f"/interviews/{talk.id}/handover", LAPTOP)
    hand_over(page, "second")
    expect(page.locator("#qr")).to_be_visible()
    address = scanned(page, tmp_path)
    code = page.locator("#code").text_content().replace(" ", "")
    assert address == f"{lan.facts(talk.visitor)['address']}/pair#{code}", address
    assert re.fullmatch(r"[2-9ACDEFHJKMNPQRTVWXY]{8}", code), code
    # in the tablet's browser, after its warning
    context = page.context.browser.new_context(**ANDROID, ignore_https_errors=True)
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    try:
        tablet = context.new_page()
        tablet.goto(address)
        tablet.wait_for_url("**/respond")
        assert tablet.evaluate("() => isSecureContext")
        expect(tablet.locator("fieldset.now")).to_have_attribute("data-question", "useful")
        tablet.locator("fieldset.now label").nth(1).tap()
        talk.until(lambda state: state["questions"].get("useful", {}).get("answer"), "the answer")
        cookies = [one for one in context.cookies() if one["name"].startswith("__Host-leitfaden")]
        assert len(cookies) == 1 and cookies[0]["secure"] and cookies[0]["httpOnly"] and cookies[0]["sameSite"] == "Strict", cookies
        # nothing of the researcher's
        for path in ("/", "/settings", talk.review, "/api/interviews"):
            status = tablet.evaluate("(path) => fetch(path, { headers: { Accept: 'text/html' } }).then((answer) => [answer.status, answer.url])", path)
            assert status[0] == 404 or status[1].endswith("/respond"), (path, status)
        row = page.locator("#joined li")
        expect(row).to_contain_text("Android · Chrome")
        expect(row).to_contain_text("network")
        row.get_by_role("button").click()
        expect(page.locator("#joined li")).to_have_count(0)
        # its stream ends by itself, and it is a stranger
        expect(tablet.locator("body")).to_have_class("respond over")
        assert tablet.evaluate("() => fetch('/api/respond/clock').then((answer) => answer.status)") == 401
        assert all(url.startswith(address.partition("/pair")[0]) for url in asked), asked
    finally:
        context.close()
    page.get_by_role("button", name="Take back").click()
    page.wait_for_url("**/lead")
    talk.save()
    talk.untouched()


def test_the_switch_on_the_pages_ends_and_begins_the_listener(app, open_page, talk):
    handed(talk)
    page = open_page(f"/interviews/{talk.id}/handover", LAPTOP)
    tablet = lan.Tablet(talk.visitor)
    assert tablet.get("/pair").status == 200
    page.locator("#lanTurnOff").click()
    expect(page.locator("#lanTurnOn")).to_be_visible()
    expect(page.locator("#qr")).to_be_hidden()
    with pytest.raises(OSError):
        tablet.get("/pair")
    page.locator("#lanTurnOn").click()
    expect(page.locator("#qr")).to_be_visible()
    # the same port and the same certificate: a tablet that accepted it once is not asked again
    assert tablet.get("/pair").status == 200
    settings = open_page("/settings", LAPTOP, same_browser=page)
    expect(settings.locator("#lanAddress")).to_contain_text("/pair")


def test_a_code_is_good_once_and_five_wrong_ones_void_it(app, talk):
    code = handed(talk)
    tablet, other = lan.Tablet(talk.visitor), lan.Tablet(talk.visitor)
    assert tablet.join(code).status == 200
    assert other.join(code).status == 403, "a code that was used"
    fresh = new_code(talk)
    assert fresh != code
    for _ in range(5):
        assert other.join("22222222" if fresh != "22222222" else "33333333").status == 403
    assert other.join(fresh).status == 403, "a code that was guessed at five times"
    assert other.join(new_code(talk).lower()).status == 200


def test_shutting_all_out_ends_every_right_at_once_and_a_stream_too(app, talk):
    code = handed(talk)
    tablet = lan.Tablet(talk.visitor)
    assert tablet.join(code).status == 200
    assert tablet.get("/respond").status == 200 and tablet.get("/api/respond/clock").status == 200
    line = tablet.connection()
    line.request("GET", "/api/respond/events", headers={"Cookie": tablet.cookie})
    stream = line.getresponse()
    assert stream.status == 200 and stream.readline()
    left = talk.visitor.request("DELETE", "/api/devices").json["devices"]
    assert left == []
    assert stream.read().endswith(b"event: end\ndata: {}\n\n")
    assert tablet.get("/api/respond/clock").status == 401
    answer = tablet.post("/api/respond/commands", {"commands": []})
    assert answer.status == 401, answer


def test_after_the_hand_over_a_device_may_hand_in_late_answers_only_and_joins_the_next_with_a_new_code(app, talk):
    tablet = lan.Tablet(talk.visitor)
    assert tablet.join(handed(talk)).status == 200
    talk.visitor.post(f"/api/interviews/{talk.id}/handover/back", {})
    assert tablet.get("/respond").status == 401 and tablet.get("/api/respond/events").status == 401
    assert talk.visitor.get("/api/lan").json["devices"][0]["isAnswering"] is False
    code = handed(talk)
    assert tablet.get("/respond").status == 401, "a later hand-over is another one"
    assert tablet.join(code).status == 200


def test_nothing_of_the_researcher_is_there_even_with_the_researchers_cookie(app, talk):
    tablet = lan.Tablet(talk.visitor)
    name, _, value = talk.visitor.cookie.partition("=")
    tablet.token = talk.visitor.token
    for cookie in (f"{name}={value}", f"__Host-{name}={value}", f"{name}={value}; __Host-{name}={value}"):
        tablet.cookie = cookie
        for method, pattern in routes.inside():
            if (method, pattern) == ("GET", "/"):
                continue
            answer = tablet.request(method, routes.filled(pattern, id=talk.id), {} if method != "GET" else None)
            assert answer.status in (401, 403, 404), (cookie, method, pattern, answer)
            assert talk.id not in answer.text
        assert tablet.get("/respond").status == 401
    assert tablet.get("/").headers["Location"] == "/pair"
    # nor can anybody come in as one
    assert tablet.post("/api/session", {"token": app.token()}).status in (401, 404)


def test_a_tablets_cookie_opens_nothing_on_the_computer_itself(app, talk):
    tablet = lan.Tablet(talk.visitor)
    assert tablet.join(handed(talk)).status == 200
    here = app.visitor()
    _, _, value = tablet.cookie.partition("=")
    name = talk.visitor.cookie.partition("=")[0]
    for cookie in (tablet.cookie, f"{name}={value}"):
        here.cookie = cookie
        assert here.get("/respond").status == 401 and here.get("/api/lan").status == 401


@pytest.mark.parametrize("host", [
    "127.0.0.3", "127.0.0.3:1", "127.0.0.1:{port}", "localhost:{port}", "127.0.0.3:{port}.evil.example", "evil.example",
    "evil.example:{port}", "127.0.0.3:{port}@evil.example", "127.0.0.30:{port}", "[::1]:{port}", None])
def test_it_answers_under_its_own_name_and_address_only(app, host):
    tablet = lan.Tablet(app.interviewer())
    sent = host and host.format(port=tablet.port)
    for path in ("/pair", "/respond", "/no-such-page"):
        answer = tablet.request("GET", path, headers={"Host": sent})
        assert answer.status in (400, 421) and len(answer.body) < 200, (path, answer)
    named = lan.facts(app.interviewer())["named"].removeprefix("https://")
    assert tablet.request("GET", "/pair", headers={"Host": named}).status == 200


@pytest.mark.parametrize("headers", [
    {"Origin": None}, {"Origin": "null"}, {"Origin": "http://127.0.0.3:{port}"}, {"Origin": "https://evil.example"},
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"}])
def test_changes_from_elsewhere_are_refused_there_too(app, talk, headers):
    code = handed(talk)
    tablet = lan.Tablet(talk.visitor)
    headers = {name: value and value.format(port=tablet.port) for name, value in headers.items()}
    answer = tablet.request("POST", "/api/pair", {"code": code}, headers)
    assert answer.status in (403, 415) and "Set-Cookie" not in answer.headers, answer
    answer = tablet.join(code)
    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


def test_a_browser_that_knows_the_authority_asks_nothing(app, browsers, tmp_path):
    visitor = app.interviewer()
    (tmp_path / "authority.crt").write_text(lan.authority(visitor))
    store = tmp_path / ".pki/nssdb"
    store.mkdir(parents=True)
    place = lan.facts(visitor)["address"]

    def certutil(*words):
        done = subprocess.run(["certutil", "-d", f"sql:{store}", *map(str, words)], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=web_app.PATIENCE)
        assert done.returncode == 0, done

    @contextlib.contextmanager
    def page():
        browser = browsers().browser_type.launch(
            executable_path=chromium.PROGRAM, args=chromium.FLAGS, env={**os.environ, "HOME": str(tmp_path)})
        try:
            yield browser.new_page()
        finally:
            browser.close()
    certutil("-N", "--empty-password")
    with page() as stranger, pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
        stranger.goto(f"{place}/pair")
    certutil("-A", "-n", "leitfaden", "-t", "C,,", "-i", tmp_path / "authority.crt", "-f", "/dev/null")
    with page() as friend:
        friend.goto(f"{place}/pair")
        expect(friend.locator("#join")).to_be_visible()
        assert friend.evaluate("() => isSecureContext")
