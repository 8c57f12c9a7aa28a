"""What left the library of an interview, and its withdrawal, on the review page."""
from playwright.sync_api import expect

import web_app
from chromium import TABLET


def canary_files(library, word):
    """The files that hold a word anywhere."""
    return [path for path in library.rglob("*") if path.is_file() and (word in path.name or word.encode() in path.read_bytes())]


def test_a_withdrawal_removes_everything_and_names_what_had_left(app, open_page, run, tmp_path):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    assert run("edit", demo, "--persons", "Zaunkoenig", "--title", "Zaunkoenig", "--library", app.library).status == 0
    assert run("export", demo, "--as", "csv", "--to", tmp_path / "out", "--library", app.library).status == 0
    assert canary_files(app.library, "Zaunkoenig")
    page = open_page(f"/interviews/{demo}/review", TABLET)
    page.locator("#do-more").tap()
    page.locator("#menu").get_by_role("button", name="What left").tap()
    left = page.locator(".ledger li")
    expect(left).to_have_count(1)
    expect(left).to_contain_text("without names")
    expect(left).to_contain_text(str(tmp_path / "out"))
    # a ZIP file and a bundle that were fetched by a browser still lie in the library
    visitor = app.interviewer()
    order = {"interviews": [demo], "formats": ["csv"], "withNames": True, "withoutText": False, "place": "download", "path": "", "study": ""}
    for seal in (None, {"manner": "plain"}):
        job = visitor.post("/api/exports", {**order, "seal": seal})
        assert job.status == 202, job
        web_app.eventually(lambda: visitor.get(f"/api/exports/{job.json['id']}").json["phase"] == "done", "the export")
        assert visitor.get(f"/api/exports/{job.json['id']}/archive").status == 200
    assert [path for path in (app.library / ".downloads").rglob("*") if path.is_file()]
    page.locator("#withdraw").tap()
    page.get_by_role("button", name="Keep it").tap()
    expect(page.locator("#withdraw-now")).to_be_hidden()
    page.locator("#withdraw").tap()
    page.locator("#withdraw-now").tap()
    expect(page.locator("#withdrawn")).to_contain_text("Tell those who have it")
    expect(page.locator("#withdrawn .ledger li")).to_have_count(3)
    assert demo not in [one["id"] for one in app.listed()]
    assert canary_files(app.library, "Zaunkoenig") == []
    assert not [path for path in (app.library / ".downloads").rglob("*") if path.is_file()]
    assert visitor.get(f"/api/exports/{job.json['id']}/archive").status != 200
    done = run("library", "audit", "--library", app.library)
    assert done.status == 0 and f"withdrawn  {demo}  (participant)" in done.out, done
    page.locator("#withdrawn").get_by_role("link", name="All interviews").tap()
    expect(page).to_have_url(f"{app.origin}/")


def test_what_was_not_agreed_to_is_asked_about_before_it_is_exported(app, open_page, run, tmp_path):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    page = open_page(f"/interviews/{demo}/review", TABLET, quiet=("409",))
    page.locator(".consent").get_by_label("recording", exact=True).tap()
    web_app.eventually(lambda: app.shown(demo).get("consent"), "the consent to be stored")
    assert app.shown(demo)["consent"]["scopes"] == ["recording"] and app.shown(demo)["consent"]["manner"] == "written"
    page.goto(f"{app.origin}/export?interview={demo}")
    page.locator("#target-folder").fill(str(tmp_path / "out"))
    page.locator("#begin").tap()
    expect(page.locator("#refusal")).to_contain_text("did not agree")
    assert not (tmp_path / "out").exists()
    page.locator("#despite").tap()
    expect(page.locator("#result")).to_contain_text("Exported")
    assert list((tmp_path / "out").rglob("contents.txt"))
    audit = run("library", "audit", "--json", "--library", app.library).json
    assert [entry["code"] for entry in audit["entries"] if entry["action"] == "despiteConsent"] == ["transcription,sharing"]
