"""Other servers of the same computer: their pages get neither the cookie nor anything done with it, in real browsers."""
import pytest
from playwright.sync_api import expect

import firefox
from chromium import LAPTOP, PHONE
from firefox import Firefox
from neighbour import HOSTS, Neighbour
from stage import hand_over
from web_app import eventually

# what a page gets that may not look, or is not answered
HARMLESS = {"refused", "not read", "nothing"}


@pytest.fixture
def neighbour():
    with Neighbour() as neighbour:
        yield neighbour


def targets(app, neighbour, host):
    """Where a page tries: the server under every name it has, and its own server, where it must succeed."""
    return [app.origin, f"http://127.0.0.1:{app.port}", f"http://localhost:{app.port}", neighbour.origin(host)]


def check(app, neighbour, host, outcome, interview):
    """That a page got nothing, and nothing was done."""
    own = {name: said for name, said in outcome.items() if name.startswith(neighbour.origin(host))}
    others = {name: said for name, said in outcome.items() if name not in own}
    assert len(own) == 14 and len(others) == 3 * 14, sorted(outcome)
    # the tries are good ones: where a page may, it reads and changes
    assert {said.partition(":")[0] for name, said in own.items() if "read" in name or "form" in name or "change" in name} == {"read"}, own
    assert set(others.values()) <= HARMLESS, others
    assert neighbour.cookies == [], "who has the cookie reads and deletes everything"
    assert [held["id"] for held in app.listed()] == [interview]


@pytest.mark.parametrize("host", HOSTS)
def test_a_page_of_another_server_gets_nothing_in_chromium(app, open_page, neighbour, host):
    interview = app.listed()[0]["id"]
    page = open_page("/", LAPTOP)
    page.locator("main").first.wait_for()
    other = page.context.new_page()
    other.goto(neighbour.origin(host) + "/page")
    # two ways to send a browser here
    for status in (302, 307):
        other.goto(neighbour.led(host, status, f"{app.origin}/interviews/{interview}/review"))
    other.goto(neighbour.tries(host, targets(app, neighbour, host), interview))
    other.wait_for_function("() => window.outcome")
    check(app, neighbour, host, other.evaluate("() => window.outcome"), interview)
    # a window that it opens is not its own
    assert other.evaluate("""async (address) => {
        const opened = window.open(address);
        await new Promise((done) => setTimeout(done, 1500));
        try { return opened.document.title; } catch (error) { return error.name; }
    }""", app.origin + "/") in (None, "", "SecurityError")
    page.reload()
    assert page.evaluate("() => fetch('/api/clock').then((answer) => answer.status)") == 200


@pytest.mark.skipif(not firefox.PROGRAM, reason="there is no Firefox here")
def test_a_page_of_another_server_gets_nothing_in_firefox(app, neighbour, tmp_path):
    interview = app.listed()[0]["id"]
    ask = "return fetch('/api/clock').then((answer) => answer.status)"
    with Firefox(tmp_path / "profile") as browser:
        browser.go(app.address())
        eventually(lambda: browser.run("return location.hash === '' && !document.getElementById('wait')"), "the first page")
        assert browser.run(ask) == 200
        for host in HOSTS:
            browser.go(neighbour.origin(host) + "/page")
            browser.go(neighbour.led(host, 302, f"{app.origin}/interviews/{interview}/review"))
            browser.go(neighbour.tries(host, targets(app, neighbour, host), interview))
            outcome = eventually(lambda: browser.run("return window.outcome"), "the outcome")
            check(app, neighbour, host, outcome, interview)
        # still let in, and by what a browser gets on its command line as well
        browser.go(app.origin + "/")
        assert browser.run(ask) == 200
        browser.go("about:blank")
        browser.go(f"http://127.0.0.1:{app.port}/?launch={app.token()}")
        eventually(lambda: browser.run("return location.hash === '' && !document.getElementById('wait')"), "the first page")
        assert browser.run("return location.origin") == app.origin and browser.run(ask) == 200


def test_what_a_browser_gets_on_its_command_line_opens_the_first_page(app, open_page):
    page = open_page("/", LAPTOP, enter=False, quiet=("401", "421"))
    page.goto(f"http://127.0.0.1:{app.port}/?launch={app.token()}")
    page.wait_for_url(app.origin + "/")
    expect(page.locator("main.home")).to_be_visible()
    page.goto(f"http://localhost:{app.port}/")
    expect(page.locator("main")).to_contain_text("has an address of its own")


def test_a_tablet_at_a_cable_types_localhost_and_the_code(app, open_page, conversation):
    talk = conversation()
    lead = open_page(f"/interviews/{talk.id}/handover", LAPTOP)
    hand_over(lead, "second")
    expect(lead.locator("#address")).to_have_text(f"http://localhost:{app.port}/pair")
    code = lead.locator("#code").text_content().replace(" ", "")
    tablet = open_page("/", PHONE, enter=False, quiet=("401", "403"))
    tablet.goto(f"http://localhost:{app.port}/pair")
    tablet.locator("#code").fill("22222222" if code != "22222222" else "33333333")
    expect(tablet.locator("#problem")).to_contain_text("wrong or has expired")
    tablet.locator("#code").fill(code)
    tablet.wait_for_url(app.origin + "/respond")
    expect(lead.locator("#devices")).to_contain_text("One")
    assert {cookie["domain"] for cookie in tablet.context.cookies()} == {app.host}, "none for every port of this computer"
