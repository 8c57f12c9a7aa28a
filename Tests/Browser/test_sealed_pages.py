"""A sealed library from the first page on: recorded into, locked, unlocked, and nothing of it readable meanwhile."""
import json
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

import chromium
import kinds_guide
import sealed_stage
import web_app
import web_guides
from chromium import TABLET
from conversation import Conversation
from routes import filled, inside
from virtual_microphone import VirtualMicrophone

CANARY = "Kanarienvogel"
# what a locked library still does: being unlocked, beginning an interview, and what shows nothing
PASSES = {"/api/clock", "/api/view", "/api/touch", "/api/lock", "/api/lock/events", "/unlock", "/locked", "/api/unlock",
          "/api/unlock/recovery", "/api/microphones", "/api/microphones/check", "/api/microphones/check/sound",
          "/api/participants/check", "/start"}


@pytest.fixture
def new_app(leitfaden, speech, tmp_path):
    """The app with a new library, in which nobody has decided anything."""
    library = web_guides.add(tmp_path / "library")
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env, isNew=True) as app:
            app.microphone, app.speech = microphone, speech
            yield app


@pytest.fixture(scope="module")
def sealed_once(leitfaden, tmp_path_factory):
    """A sealed library, made once because scrypt takes its time, and its recovery key."""
    library = web_guides.add(tmp_path_factory.mktemp("sealed") / "library")
    kinds_guide.add(library)
    return library, sealed_stage.seal(library)


@pytest.fixture
def sealed(sealed_once, tmp_path):
    """A sealed library of the test's own."""
    return shutil.copytree(sealed_once[0], tmp_path / "library")


def readable(app, *words):
    """Files of the library, and what the server said, in which one of the words can be read."""
    found = [str(file.relative_to(app.library)) for file in app.library.rglob("*") if file.is_file()
             and any(word.encode() in file.read_bytes() for word in words)]
    return found + [word for word in words if word in app.err()]


def refuses_everything(visitor, interview):
    """That no address gives or changes anything while the library is locked."""
    for method, pattern in inside():
        path = filled(pattern, id=interview)
        if path in PASSES or (method, path) == ("POST", "/api/interviews"):
            continue
        answer = visitor.request(method, path, {} if method != "GET" else None)
        if path.startswith(("/api/lan", "/api/devices")):
            # of other devices: they are shut out at any moment, and nothing of the library is told
            assert answer.status in (200, 400, 404, 409), (method, path, answer)
            continue
        assert answer.status == 423 and answer.json["error"] == "library-locked", (method, path, answer)
        if method == "GET" and not path.startswith("/api/"):
            page = visitor.get(path, Accept="text/html")
            assert page.headers["Location"].startswith("/unlock") and not page.body, (path, page)


def test_from_the_first_page_to_listening_behind_a_lock(new_app, pages_of):
    app = new_app
    open_page = pages_of(app)
    page = open_page("/", TABLET, quiet=("423",))
    page.wait_for_url("**/protect")
    secret = page.locator("#suggestion").inner_text()
    page.locator("#passphrase").fill("aaaaaaaaaaaaaaa")
    expect(page.locator("#weak")).to_contain_text("different")
    groups = sealed_stage.paper(page)
    assert groups[0] == "AGE-SECRET-KEY-1" and len(groups) > 8
    page.emulate_media(media="print")
    assert page.locator("body").inner_text().split()[0] == "Recovery" and page.locator("#print").is_hidden()
    page.emulate_media(media="screen")
    page.locator("#written").click()
    for field in page.locator("#asked input").all():
        field.fill(groups[int(field.get_attribute("id").partition("-")[2]) - 1].lower())
    page.locator("#finish").click()
    page.wait_for_url(app.origin + "/")
    expect(page.locator("#lock-now")).to_be_visible()
    expect(page.locator(".unsealed")).to_have_count(0)

    # a talk with words everywhere, and a picture as an answer
    talk = Conversation(app, "talk.guide.md", participant="P-07", title=f"Titel {CANARY}")
    lead = open_page(talk.lead, TABLET, same_browser=page)
    expect(lead.locator(".app")).to_have_attribute("data-sounding", "recording")
    talk.give(("mark", {"label": f"Marke {CANARY}", "colour": 1}), ("note", {"text": f"Notiz {CANARY}"}),
              ("keyword", {"question": "belonging", "word": f"Wort{CANARY}"}))
    talk.until_seconds(1.5)

    # locked while it is recorded: the first page forgets what it shows, the talk goes on
    page.locator("#lock-now").click()
    expect(page).to_have_url(re.compile("/unlock$"))
    lead.locator("#mark-button").tap()
    talk.until_marks(2)
    assert lead.url.endswith("/lead") and talk.state()["head"]["sounding"] == "recording"
    talk.give("save")
    visitor = talk.visitor
    web_app.eventually(lambda: visitor.get(f"/api/interviews/{talk.id}/review").status == 423, "the interview to be put away")
    refuses_everything(visitor, talk.id)
    folder = next(app.library.glob("*P-07*"))
    assert list(folder.glob("part-001.wav.age")) and not list(folder.glob("part-*.wav"))
    assert not (folder / "export").exists(), "readable files are written when somebody asks for them"
    assert readable(app, CANARY, secret, groups[3], "AGE-SECRET-KEY") == []

    # another one can be begun without a passphrase
    page.goto(app.origin + "/unlock")
    page.locator("a[href='/locked']").click()
    page.locator(".tile a").first.click()
    expect(page.locator("#begin")).to_be_visible()

    # unlocked with the right one only, and back to where one was going
    page.goto(app.origin + talk.review)
    page.wait_for_url("**/unlock?next=*")
    page.locator("#passphrase").fill("not this one")
    page.locator("#unlock .primary").click()
    expect(page.locator("#unlock [data-said]")).to_contain_text("not the passphrase")
    expect(page.locator("#unlock .primary")).to_be_enabled()
    page.locator("#passphrase").fill(secret)
    page.locator("#unlock .primary").click()
    page.wait_for_url(f"**{talk.review}*")
    expect(page.get_by_text(f"Marke {CANARY}").first).to_be_visible()
    assert visitor.get(f"/api/interviews/{talk.id}/sound.wav", Range="bytes=0-3").body == b"RIFF"
    assert readable(app, CANARY, secret, groups[3]) == []


def test_keys_that_were_exchanged_are_told_after_unlocking_until_somebody_has_seen_it(sealed, pages_of):
    # somebody who can write into the folder puts in a key of their own
    made = subprocess.run(["age-keygen"], capture_output=True, text=True, check=True)
    (sealed / "keys/recovery.pub").write_text(re.search(r"age1\w+", made.stdout)[0] + "\n")
    with web_app.WebApp(sealed) as app:
        page = pages_of(app)("/settings", TABLET, quiet=("423", "ERR_", "401"))
        page.wait_for_url("**/unlock*")
        page.locator("#passphrase").fill(sealed_stage.PASSPHRASE)
        page.locator("#unlock .primary").click()
        # not where one was going: this has to be read
        page.wait_for_url(app.origin + "/")
        warning = page.locator("[data-warning]")
        expect(warning).to_contain_text("had been exchanged")
        expect(warning).to_contain_text("recovery.pub")
        chromium.view(page, app.origin, "de")
        page.reload()
        expect(warning).to_contain_text("Schlüssel ausgetauscht")
        # it is still there after another start, until it was seen
        app.restart()
        again = pages_of(app)("/", TABLET, quiet=("423",))
        again.locator("#passphrase").fill(sealed_stage.PASSPHRASE)
        again.locator("#unlock .primary").click()
        again.wait_for_url(app.origin + "/")
        warning = again.locator("[data-warning]")
        expect(warning).to_have_count(1)
        warning.get_by_role("button", name="I have seen this").click()
        expect(warning).to_have_count(0)
        again.reload()
        expect(again.locator("main")).to_be_visible()
        expect(warning).to_have_count(0)


def test_what_an_unlocking_doubts_is_told_on_the_first_page_until_somebody_has_seen_it(sealed, pages_of):
    with web_app.WebApp(sealed) as app:
        stage = sealed_stage.SealedStage(app)
        stage.lock(False)
        stage.lock()
        # somebody who can write into the folder takes away what interviews are compared with
        (sealed / "audit.vouched").unlink()
        page = pages_of(app)("/settings", TABLET, quiet=("423", "ERR_", "401"))
        page.wait_for_url("**/unlock*")
        page.locator("#passphrase").fill(sealed_stage.PASSPHRASE)
        page.locator("#unlock .primary").click()
        page.wait_for_url(app.origin + "/")
        warning = page.locator("[data-warning]")
        expect(warning).to_have_count(1)
        expect(warning).to_contain_text("audit.vouched was gone")
        chromium.view(page, app.origin, "de")
        page.reload()
        expect(warning).to_contain_text("audit.vouched fehlte")
        warning.get_by_role("button").click()
        expect(warning).to_have_count(0)
        page.reload()
        expect(page.locator("main")).to_be_visible()
        expect(warning).to_have_count(0)


def test_going_on_without_encryption_is_asked_once_and_always_said(new_app, pages_of):
    page = pages_of(new_app)("/", TABLET)
    page.locator("#decline").click()
    page.wait_for_url(new_app.origin + "/")
    # the demonstration, where the checkout has one, comes only into a library that everybody can read
    assert [one["participant"] for one in new_app.listed()] == ["DEMO"] * web_app.DEMO.joinpath("2026-11-21_DEMO_demo").exists()
    page.locator("a.unsealed").click()
    expect(page.locator("code")).to_contain_text("--library")
    new_app.restart()
    again = pages_of(new_app)("/settings", TABLET)
    expect(again.locator("a.unsealed")).to_be_visible()


def test_the_recovery_key_opens_it_and_sets_a_new_passphrase(sealed_once, sealed, pages_of):
    key = sealed_once[1]
    with web_app.WebApp(sealed) as app:
        page = pages_of(app)("/settings", TABLET)
        page.wait_for_url("**/unlock?next=*")
        page.locator("summary").click()
        page.locator("#key").fill(key.lower())
        page.locator("#fresh").fill("kimo-badu-tolu-resa")
        page.locator("#again").fill("kimo-badu-tolu-resa")
        page.locator("#recovery .primary").click()
        page.wait_for_url("**/settings")
        visitor = app.interviewer()
        assert visitor.post("/api/lock", {}).status == 200
        page.wait_for_url("**/unlock?next=*")
        answer = visitor.post("/api/unlock", {"passphrase": "kimo-badu-tolu-resa"})
        assert answer.json == {"isRight": True, "isLookedAt": True, "wait": 0, "hasWarning": False}


def test_a_picture_that_is_an_answer_lies_encrypted(sealed, speech):
    library = sealed
    picture = kinds_guide.png(colour=(9, 8, 7))
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env) as app:
            visitor = app.interviewer()
            interview = visitor.begin("kinds.en.guide.md", participant="P-01")
            sent = visitor.request("POST", f"/api/interviews/{interview}/files?question=photo", raw=picture,
                                   headers={"Content-Type": "application/octet-stream"})
            assert sent.status == 200, sent
            named = json.dumps({"files": [sent.json]})
            assert visitor.give(interview, ("answer", {"question": "photo", "text": named}))[0]["ok"]
            assert visitor.get(f"/api/interviews/{interview}/files/{sent.json['name']}").body == picture
            files = [file for file in library.rglob("files/*")]
            assert [file.suffix for file in files] == [".age"] and not re.search(sent.json["sha256"][:12], files[0].name)
            assert not any(picture[:60] in file.read_bytes() for file in library.rglob("*") if file.is_file())
            visitor.give(interview, "save")


def test_a_talk_begun_while_locked_is_put_in_order_when_the_library_is_unlocked(sealed, speech, pages_of):
    library = sealed
    with VirtualMicrophone() as microphone:
        microphone.play(speech, armed=True, loop=True)
        with web_app.WebApp(library, microphone.env) as app:
            app.microphone, app.speech = microphone, speech
            page = pages_of(app)("/", TABLET)
            page.locator("a[href='/locked']").click()
            page.locator(".tile a[href*=talk]").click()
            page.locator("input[name=microphone][value=vmic]").check()
            page.locator("#begin").click()
            page.locator("#consent-later").click()
            page.wait_for_url(re.compile(r"/interviews/[0-9a-f-]{36}/lead"))
            expect(page.locator(".app")).to_have_attribute("data-sounding", "recording")
            talk = Conversation.of(app, page.url.split("/")[-2])
            handed = f"/api/interviews/{talk.id}/handover"
            assert talk.visitor.post(handed, {"section": "about", "pin": "2468", "device": "second"}).status == 200
            assert talk.visitor.post(f"{handed}/back", {}).status == 200
            talk.give(("mark", {"label": f"Marke {CANARY}", "colour": 1}))
            talk.until_seconds(1.5)
            page.close()
            app.expected.append(web_app.RECOVERED)
            app.kill()
            app.start()
            visitor = app.interviewer()
            assert visitor.get(f"/api/interviews/{talk.id}/review").status == 423
            assert visitor.post("/api/unlock", {"passphrase": sealed_stage.PASSPHRASE}).json["isRight"]
            assert "recovered 00:00:0" in app.err() and "Working life" not in app.err(), "no title leaves a sealed library"
            assert visitor.get(f"/api/interviews/{talk.id}/review").json["seconds"] > 1
            assert CANARY in json.dumps(visitor.state(talk.id)["log"])
            assert readable(app, CANARY) == []


def test_what_comes_in_and_who_is_asked_lie_encrypted(sealed, run, tmp_path):
    plain = web_app.demo_library(tmp_path / "plain")
    bundle = tmp_path / "all.leitfaden.tar"
    assert run("bundle", "make", "--all", "--plain", "--to", bundle, "--library", plain).status == 0
    with web_app.WebApp(sealed) as app:
        visitor = app.interviewer()
        assert visitor.post("/api/unlock", {"passphrase": sealed_stage.PASSPHRASE}).json["isRight"]
        sent = visitor.request("POST", "/api/bundles", raw=bundle.read_bytes(), headers={"Content-Type": "application/octet-stream"})
        assert sent.status == 422 and sent.json["error"] == "bundle-plain", sent
        assert not list(sealed.glob(".incoming*"))
        placed = visitor.post("/api/bundles/place", {"path": str(bundle)})
        assert placed.status == 201 and not placed.json["isSealed"], placed
        assert visitor.post(f"/api/bundles/{placed.json['id']}/take-in", {}).status == 202
        web_app.eventually(lambda: visitor.get(f"/api/bundles/{placed.json['id']}").json["phase"] == "done", "the interviews")
        assert visitor.get("/take-in").body.count(b"age1") == 1, "its own key, to seal bundles to"
        contact = {"participant": "DEMO", "name": CANARY, "phone": "0123"}
        assert visitor.request("PUT", "/api/contact", contact).status == 204
        assert visitor.get("/api/contact?participant=demo").json["name"] == CANARY
        assert visitor.post("/api/lock", {}).status in (200, 204)
        for path in ("/api/contact?participant=demo", "/records", "/take-in"):
            assert visitor.get(path).status == 423, path
        assert readable(app, CANARY, "Demonstration") == []
