"""Whole interviews leave one library in a sealed bundle and come into another, in the browser."""
import subprocess

import pytest
from playwright.sync_api import expect

import web_app
from chromium import PHONE, TABLET


def finished(app):
    return next(one["id"] for one in app.listed() if one["status"] == "saved")


def made(page, app, folder):
    """Exports one whole interview; returns the bundle and its passphrase."""
    page.locator("label", has_text="Whole interviews, encrypted").tap()
    expect(page.locator("#what-for")).to_be_hidden()
    passphrase = page.locator("#bundle-passphrase").input_value()
    assert len(passphrase) >= 12
    page.locator("#target-folder").fill(str(folder))
    page.locator("#begin").tap()
    expect(page.locator("#result")).to_contain_text("Exported")
    bundle, = folder.rglob("*.leitfaden.age")
    return bundle, passphrase


def test_a_bundle_leaves_one_library_and_comes_into_another(app, open_page, pages_of, leitfaden, run, tmp_path):
    demo = finished(app)
    bundle, passphrase = made(open_page(f"/export?interview={demo}", TABLET), app, tmp_path / "out")
    assert bundle.read_bytes().startswith(b"age-encryption.org/v1")
    left, = run("library", "ledger", "--json", "--library", app.library).json
    assert (left["departure"]["kind"], left["departure"]["recipients"]) == ("bundle", ["passphrase"])
    other = tmp_path / "other"
    with web_app.WebApp(other) as target:
        assert demo not in [one["id"] for one in target.listed()]
        page = pages_of(target)("/take-in", PHONE, quiet=("403",))
        page.locator("#bundle").set_input_files(bundle)
        page.locator("#passphrase").fill("wrong wrong wrong")
        page.locator("#take-in").tap()
        expect(page.locator("#refusal")).to_contain_text("This does not open the bundle")
        page.locator("#passphrase").fill(passphrase)
        page.locator("#take-in").tap()
        expect(page.locator("#outcomes li.new")).to_have_count(1)
        assert demo in [one["id"] for one in target.listed()]
        assert not list(other.glob(".incoming*")), "what was sent is gone"
        # once more, from its place: nothing changes
        page.goto(f"{target.origin}/take-in")
        page.locator("#bundle-place").fill(str(bundle))
        page.locator("#by-place button").tap()
        page.locator("#passphrase").fill(passphrase)
        page.locator("#take-in").tap()
        expect(page.locator("#outcomes li.known")).to_contain_text("already there")
    assert run("library", "check", "--library", other).status == 0


def test_a_bundle_for_keys_opens_with_age_alone_and_what_is_no_key_is_refused(app, open_page, tmp_path):
    subprocess.run(["age-keygen", "-o", tmp_path / "me.key"], check=True, capture_output=True)
    public = next(line.split()[-1] for line in (tmp_path / "me.key").read_text().splitlines() if "public key" in line)
    page = open_page(f"/export?interview={finished(app)}", TABLET, quiet=("422",))
    page.locator("label", has_text="Whole interviews, encrypted").tap()
    page.locator("label", has_text="Whoever has one of these keys").tap()
    page.locator("#bundle-keys").fill("age1nonsense")
    page.locator("#target-folder").fill(str(tmp_path / "out"))
    page.locator("#begin").tap()
    expect(page.locator("#refusal")).to_contain_text("not a public key")
    page.locator("#bundle-keys").fill(f"# a colleague\n{public}\n")
    page.locator("#begin").tap()
    expect(page.locator("#result")).to_contain_text("Exported")
    bundle, = (tmp_path / "out").rglob("*.leitfaden.age")
    tar = subprocess.run(["age", "-d", "-i", tmp_path / "me.key", bundle], check=True, capture_output=True).stdout
    listed = subprocess.run(["tar", "-t"], input=tar, check=True, capture_output=True).stdout.decode()
    assert "manifest.json" in listed and "part-001.wav" in listed


@pytest.mark.parametrize("path", ["notes.txt", "/etc/hostname-that-is-not-there", "/dev/zero", "~"])
def test_what_is_no_file_is_refused(app, path):
    answer = app.interviewer().post("/api/bundles/place", {"path": path})
    assert answer.status == 422 and answer.json["error"] == "bundle-missing", answer


def test_nothing_is_taken_in_while_an_interview_is_recorded(app, conversation):
    talk = conversation()
    sent = talk.visitor.request("POST", "/api/bundles", raw=b"no bundle at all", headers={"Content-Type": "application/octet-stream"})
    refused = talk.visitor.post(f"/api/bundles/{sent.json['id']}/take-in", {})
    assert refused.status == 409 and refused.json["error"] == "bundle-recording", refused
    talk.give("save")
    web_app.eventually(lambda: talk.visitor.post(f"/api/bundles/{sent.json['id']}/take-in", {}).status == 202, "the talk's end")


def test_what_is_no_bundle_is_refused_and_nothing_of_it_stays(app):
    visitor = app.interviewer()
    sent = visitor.request("POST", "/api/bundles", raw=b"no bundle at all", headers={"Content-Type": "application/octet-stream"})
    assert sent.status == 201, sent
    answer = visitor.post(f"/api/bundles/{sent.json['id']}/take-in", {})
    assert answer.status == 202, answer
    state = web_app.eventually(lambda: (now := visitor.get(f"/api/bundles/{sent.json['id']}").json)["phase"] == "failed" and now, "the end")
    assert "damaged, incomplete, or not a bundle" in state["problem"], state
    assert not list(app.library.glob(".incoming*"))
