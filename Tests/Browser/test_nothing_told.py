"""A whole interview in a library that is not encrypted: its words are in that library, and nowhere else on the computer."""
import zipfile

import pytest
from playwright.sync_api import expect

import web_app
import web_guides
from chromium import TABLET
from conversation import Conversation
from stage import hand_over
from virtual_microphone import VirtualMicrophone

CANARY = "Kanarienvogel"
PIN, WRONG_PIN = "80317264", "80317265"
PASSPHRASE = "zaunkoenig-amsel-zeisig-stieglitz"


@pytest.fixture
def places(tmp_path):
    """The folders in which a program may leave something beside its library."""
    found = {"TMPDIR": "temporary", "HOME": "home", "XDG_RUNTIME_DIR": "session", "XDG_DATA_HOME": "data",
             "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config"}
    for name, folder in found.items():
        found[name] = tmp_path / folder
        found[name].mkdir(mode=0o700)
    return found


@pytest.fixture
def app(leitfaden, speech, tmp_path, places):
    """The app with places of its own for everything; started in one that is watched as well."""
    library = web_guides.add(tmp_path / "library")
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env | {name: str(place) for name, place in places.items()}) as app:
            app.microphone, app.speech = microphone, speech
            yield app


def readable(folder, *words):
    """Files below a folder that hold one of the words, in their names or in what is written in them."""
    return [str(file.relative_to(folder)) for file in folder.rglob("*")
            if any(word in file.name for word in words)
            or file.is_file() and not file.is_symlink() and any(word.encode() in file.read_bytes() for word in words)]


def test_nothing_of_a_whole_interview_is_said_or_lies_outside_its_library(app, open_page, places):
    talk = Conversation(app, "talk.guide.md", participant=f"P-{CANARY}", title=f"Titel {CANARY}")
    page = open_page(talk.lead, TABLET, quiet=("401", "403", "404", "409", "422"))
    expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
    page.locator("#note").press_sequentially(f"Notiz {CANARY}")
    page.locator("#note").press("Enter")
    talk.give(("edit", {"place": f"Ort {CANARY}", "persons": f"Frau {CANARY}"}), ("visit", {"question": "tools"}),
              ("mark", {"label": f"Marke {CANARY}", "colour": 1}), ("keyword", {"question": "belonging", "word": f"Wort{CANARY}"}),
              ("answer", {"question": "tools", "text": '{"choices": [{"code": "other", "text": "Mit %s"}]}' % CANARY}),
              ("ask", {"text": f"Und {CANARY}?"}), "off-record", ("reason", {"text": f"Grund {CANARY}"}), "on-record")
    # handed over with a PIN, taken back with a wrong and the right one
    page.goto(f"{app.origin}/interviews/{talk.id}/handover")
    hand_over(page, "this", pin=PIN)
    page.wait_for_url("**/respond")
    page.locator("fieldset.now label").nth(1).tap()
    page.locator("#leave").tap()
    for typed in (WRONG_PIN, PIN):
        for digit in typed:
            page.locator("#pad button", has_text=digit).first.tap()
        page.locator("#pad .ok").tap()
        if typed == WRONG_PIN:
            expect(page.locator("#wrong")).not_to_be_empty()
            expect(page.locator("#pad .ok")).to_be_enabled()
    page.wait_for_url("**/lead")
    talk.until_seconds(1.5)
    talk.save()
    # what goes wrong is told to the page, and to nobody else
    visitor = app.interviewer()
    contact = {"participant": f"P-{CANARY}", "name": f"Frau {CANARY}", "phone": CANARY, "mail": f"{CANARY}@example.org"}
    assert visitor.request("PUT", "/api/contact", contact).status == 204
    for method, path, body in (
            ("POST", "/api/interviews", {"guide": CANARY, "participant": f"{CANARY}/", "title": CANARY}), ("PUT", "/api/settings", {"markNames": CANARY}),
            ("POST", "/api/bundles/place", {"path": f"/{CANARY}"}), ("POST", f"/api/interviews/{talk.id}/commands", {"commands": [{"id": CANARY}]}),
            ("POST", f"/api/interviews/{CANARY}/delete", {}), ("POST", "/api/unlock", {"passphrase": PASSPHRASE})):
        visitor.request(method, path, body)
    visitor.request("POST", f"/api/interviews/{talk.id}/commands", raw=CANARY.encode())
    for path in (f"/?q={CANARY}", f"/guides/{CANARY}", f"/interviews/{CANARY}/review", f"/{CANARY}", talk.review, "/guides/talk/analysis",
                 "/guides/talk/questions/tools", "/records", f"/start?interview={talk.id}"):
        page.goto(app.origin + path)
        expect(page.locator("body")).to_be_visible()
    # files with names, among them those that are put together elsewhere first, and a sealed bundle
    page.goto(f"{app.origin}/export?interview={talk.id}")
    for box in page.locator("input[name=format]:enabled").all():
        box.evaluate("(one, wanted) => { one.checked = wanted.includes(one.value); one.dispatchEvent(new Event('change', { bubbles: true })); }",
                     ["csv", "xlsx", "report-pdf", "wav", "json"])
    page.locator("input[name=names]").check()
    page.locator("input[value=download]").check()
    with page.expect_download() as download:
        page.locator("#begin").click()
        expect(page.locator("#result")).to_be_visible(timeout=60_000)
    with zipfile.ZipFile(download.value.path()) as files:
        kinds = {name.rpartition(".")[2] for name in files.namelist()}
        assert kinds >= {"csv", "xlsx", "pdf", "wav", "json"}, kinds
        assert any(CANARY.encode() in files.read(name) for name in files.namelist() if name.endswith(".json"))
    page.locator("label", has_text="Whole interviews, encrypted").tap()
    page.locator("#bundle-passphrase").fill(PASSPHRASE)
    with page.expect_download() as download:
        page.locator("#begin").click()
    with open(download.value.path(), "rb") as bundle:
        assert bundle.read(21) == b"age-encryption.org/v1"
    app.stop()
    assert readable(app.library, CANARY), "whoever looks for it finds it"
    assert readable(app.library, PIN, WRONG_PIN, PASSPHRASE) == []
    for place in places.values():
        assert readable(place, CANARY, PIN, WRONG_PIN, PASSPHRASE) == [], place
    assert (places["XDG_RUNTIME_DIR"] / "leitfaden").is_dir(), "the places are those that the program used"
    assert CANARY not in app.err()
