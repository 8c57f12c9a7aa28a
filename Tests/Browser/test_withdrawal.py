"""What left the library of an interview, and its withdrawal, on the review page."""
from playwright.sync_api import expect

import made_interview
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


def overruled(run, library):
    """What was done in spite of a consent that does not cover it, as the audit log tells it."""
    audit = run("library", "audit", "--json", "--library", library).json
    return [entry["code"] for entry in audit["entries"] if entry["action"] == "despiteConsent"]


def test_files_of_one_interview_are_written_and_fetched_only_in_spite_of_a_no(app, open_page, run):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    assert run("consent", demo, "--scopes", "recording", "--manner", "written", "--library", app.library).status == 0
    page = open_page(f"/interviews/{demo}/review", TABLET, quiet=("409",))
    page.locator("#export").tap()
    write = page.locator(".detail, #detail").get_by_role("button", name="Write the files").first
    write.tap()
    panel = page.locator("form.change [role=status]")
    expect(panel).to_contain_text("did not agree to transcription or this being passed on")
    assert overruled(run, app.library) == []
    panel.get_by_role("button", name="Go ahead anyway").tap()
    files = page.locator(".exported .files li")
    expect(files.first).to_be_visible(timeout=60_000)
    assert len(overruled(run, app.library)) == 1
    expect(page.locator(".exported a")).to_have_count(0)
    expect(page.locator(".exported")).to_contain_text("did not agree to transcription or")
    page.locator(".exported .despite").tap()
    address = page.locator(".exported a").first.get_attribute("href")
    visitor = app.interviewer()
    plain = address.partition("?")[0]
    refused = visitor.get(plain)
    assert refused.status == 409 and refused.json["error"] == "no-consent", refused
    assert visitor.get(address).status == 200
    assert overruled(run, app.library)[1:] in (["sharing"], ["transcription,sharing"])


def test_a_file_is_fetched_when_what_it_is_for_was_agreed_to(app, run):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    visitor = app.interviewer()
    path = f"/api/interviews/{demo}/export"
    assert visitor.post(path, {"formats": ["transcript", "csv"]}).status == 202
    web_app.eventually(lambda: not visitor.get(path).json["isRunning"], "the files")
    assert run("consent", demo, "--scopes", "recording,sharing", "--manner", "written", "--library", app.library).status == 0
    files = visitor.get(path).json["files"]
    kept = {file["name"] for file in files if file["isKept"]}
    assert {name for name in kept if name.endswith("_transcript.txt")} and not {"codebook.csv", "contents.txt"} & kept, files
    for file in files:
        answer = visitor.get(f"{path}/{file['name']}")
        assert (answer.status == 409) == file["isKept"], (file, answer)
    assert overruled(run, app.library) == []
    # a piece is as much as the whole
    name = next(name for name in kept if name.endswith("_transcript.txt"))
    for part in ("bytes=0-9", "bytes=10-19"):
        assert visitor.request("GET", f"{path}/{name}", headers={"Range": part}).status == 409
        assert visitor.request("GET", f"{path}/{name}?despite-consent=yes", headers={"Range": part}).status == 206
    assert overruled(run, app.library) == ["transcription"] * 2


def test_a_file_is_kept_for_what_was_written_into_it_whatever_it_is_called(app, run):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    visitor = app.interviewer()
    path = f"/api/interviews/{demo}/export"
    assert visitor.post(path, {"formats": ["transcript", "csv"]}).status == 202
    web_app.eventually(lambda: not visitor.get(path).json["isRunning"], "the files")
    folder = app.library / app.shown(demo)["folder"] / "export"
    transcript = next(folder.glob("*_transcript.txt"))
    transcript.rename(folder / "more_visits.csv")
    assert run("consent", demo, "--scopes", "recording,sharing", "--manner", "written", "--library", app.library).status == 0
    kept = {file["name"]: file["isKept"] for file in visitor.get(path).json["files"]}
    assert kept["more_visits.csv"] and not kept["visits.csv"] and ".formats.json" not in kept, kept
    assert visitor.get(f"{path}/more_visits.csv").status == 409 and visitor.get(f"{path}/visits.csv").status == 200
    assert visitor.get(f"{path}/.formats.json").status == 404


def test_tables_with_somebody_who_said_no_are_fetched_only_in_spite_of_it(app, open_page, run):
    demo = next(one["id"] for one in app.listed() if one["status"] == "saved")
    page = open_page("/guides/working-days/analysis", TABLET)
    expect(page.locator(".tools a[download]")).to_have_count(2)
    assert run("consent", demo, "--scopes", "recording", "--manner", "written", "--library", app.library).status == 0
    visitor = app.interviewer()
    for ending in ("csv", "json"):
        refused = visitor.get(f"/guides/working-days/analysis.{ending}")
        assert refused.status == 409 and refused.json["error"] == "no-consent", refused
    page.reload()
    expect(page.locator(".tools a[download]")).to_have_count(0)
    page.locator(".tools").get_by_text("Tables").tap()
    expect(page.locator("#despite")).to_contain_text("did not agree to this being passed on")
    with page.expect_download() as fetched:
        page.locator("#despite a[download]").first.tap()
    assert "table" in open(fetched.value.path(), encoding="utf-8-sig").readline()
    assert overruled(run, app.library) == ["sharing"]


def test_a_consent_that_damage_has_taken_is_told_and_can_be_noted_anew(leitfaden, pages_of, run, tmp_path):
    library = tmp_path / "library"
    made_interview.make(library, 441, 221)
    assert run("consent", made_interview.ID, "--scopes", "recording", "--manner", "written", "--library", library).status == 0
    for file in [library / "audit.log", *library.glob("audit.head*"), *library.glob("library.sqlite*"), *(library / "backups").glob("*")]:
        file.unlink(missing_ok=True)
    document = library / made_interview.FOLDER / "interview.json"
    text = document.read_text(encoding="utf-8")
    document.write_text(text.replace('"consented"', '"consented'), encoding="utf-8")
    done = run("library", "rebuild", "--library", library)
    assert "it is no longer known" in done.err + done.out, done
    assert run("show", made_interview.ID, "--json", "--library", library).json["consent"]["isLost"] is True
    with web_app.WebApp(library) as app:
        open_page = pages_of(app)
        page = open_page(f"/interviews/{made_interview.ID}/review", TABLET, quiet=("409",), language="de")
        expect(page.locator("#consent-lost")).to_contain_text("beschädigte Datei")
        expect(page.locator("#consent-manner")).to_have_value("")
        page.goto(f"{app.origin}/export?interview={made_interview.ID}")
        page.locator("#target-folder").fill(str(tmp_path / "out"))
        page.locator("#begin").tap()
        expect(page.locator("#refusal")).to_contain_text("Durch eine beschädigte Datei ist verloren, worin die befragte Person eingewilligt hat")
        assert not (tmp_path / "out").exists()
        page.goto(f"{app.origin}/interviews/{made_interview.ID}/review")
        for scope in ("Weitergabe an andere", "automatische Transkription"):
            page.locator(".consent").get_by_label(scope, exact=True).tap()
        web_app.eventually(lambda: len(app.shown(made_interview.ID)["consent"]["scopes"]) == 2, "the consent to be stored")
        assert "isLost" not in app.shown(made_interview.ID)["consent"]
        expect(page.locator("#consent-lost")).to_have_count(0)
