"""Hostile texts as titles, codes, contacts, days, paths and names of files: on every page that lists them, they are words."""
import json
import shutil
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

import made_interview
import sealed_stage
import web_app
import web_guides
from chromium import LAPTOP
from payloads import GROUPS, PAYLOADS, SHORT, guides, harmless, shows

#: what a folder can be called; a slash in the middle makes it two of them
NAMES = [text for text in SHORT if ".." not in text and len(text.encode()) < 250]

#: the fields of a contact
NAMED = ("name", "phone", "mail", "address")


def bare(words):
    """Words without the blanks around them that nobody sees."""
    return words.strip(" \u2028\u2029\u200b\u200d\ufeff")


def interview(library, number, words):
    """A saved interview made by code, with a title and a participant's code of these words; returns its identifier."""
    kept = library / made_interview.FOLDER
    text = (kept / "interview.json").read_text(encoding="utf-8")
    document = json.loads(text.replace("00000000-0000-4000-8000", f"{number:08d}-0000-4000-8000")
                          .replace(made_interview.ID, id := f"{number:08x}{made_interview.ID[8:]}"))
    document |= {"folder": (folder := f"2026-11-21_P_{id[:8]}"), "title": words, "participant": words}
    document["events"][0]["body"]["fields"]["started"] |= {"title": words, "participant": words}
    shutil.copytree(kept, library / folder)
    (library / folder / "interview.json").write_text(json.dumps(document), encoding="utf-8")
    return id


@pytest.fixture(scope="module")
def hostile(leitfaden, tmp_path_factory):
    """An app with an interview for every payload; `ids` are theirs."""
    library = web_guides.add(tmp_path_factory.mktemp("hostile") / "library")
    made_interview.make(library, 441, 221)
    ids = [interview(library, number, words) for number, words in enumerate(PAYLOADS, 1)]
    for number, text in guides():
        (library / f"guides/hostile{number}.guide.md").write_text(text.replace("id: hostile", f"id: hostile{number}"))
    with web_app.WebApp(library, expected=[r"imported \d+ interviews from .*"]) as app:
        app.ids = ids
        assert {one["id"] for one in app.listed()} >= set(ids)
        yield app


@pytest.fixture
def open_page(pages_of, hostile):
    return pages_of(hostile)


def test_titles_and_codes_are_words_on_every_page_that_lists_interviews(hostile, open_page, run):
    visitor = hostile.interviewer()
    assert visitor.request("PUT", "/api/retention", {"guide": "made", "until": "2020-12-31"}).status == 204
    page = open_page("/", LAPTOP)
    for path in ("/", "/export", "/export?guide=made", "/records", "/guides/made/analysis", "/guides/made/questions/tools", "/take-in"):
        page.goto(hostile.origin + path)
        if path.startswith("/export"):
            shows(page, PAYLOADS)
        harmless(page)
    for id in hostile.ids[::12]:
        page.goto(f"{hostile.origin}/start?interview={id}")
        harmless(page)
        page.goto(f"{hostile.origin}/interviews/{id}/review")
        expect(page.locator("#items button").first).to_be_visible()
        harmless(page)
    for id in hostile.ids:
        assert visitor.post(f"/api/interviews/{id}/delete", {}).status == 200
    page.goto(f"{hostile.origin}/bin")
    expect(page.locator("[data-restore]")).to_have_count(len(hostile.ids))
    shows(page, PAYLOADS)
    harmless(page)
    for id in hostile.ids:
        assert visitor.post(f"/api/interviews/{id}/restore", {}).status == 204


def test_words_in_the_fields_of_a_contact_come_back_as_words(hostile, open_page):
    participant = {one["id"]: one["participant"] for one in hostile.listed()}
    code = next(id for id in hostile.ids if participant[id] == "__proto__")
    page = open_page(f"/interviews/{code}/review", LAPTOP)
    page.locator("#do-more").click()
    page.locator("#menu").get_by_role("button", name="About").click()
    visitor = hostile.interviewer()
    fields = [page.locator(f"#contact-{name}") for name in NAMED]
    summary = page.locator("#contact summary")
    for four in (SHORT[at:at + 4] for at in range(0, len(SHORT), 4)):
        with page.expect_response("**/api/contact?*"):
            summary.click()
        expect(fields[0]).to_be_enabled()
        for field, words in zip(fields, four):
            field.fill(words)
        fields[0].focus()
        # each field is stored when it is left, one after the other
        web_app.eventually(lambda: (kept := visitor.get("/api/contact?participant=__proto__").json) and all(
            bare(kept[name]) == bare(words) for name, words in zip(NAMED, four)), "the contact to be stored")
        summary.click()
        with page.expect_response("**/api/contact?*"):
            summary.click()
        expect(fields[0]).to_have_value(four[0].strip())
        for field, words in zip(fields, four):
            assert "window.hit" not in words or field.input_value() == words
        harmless(page)
        summary.click()
    refused = visitor.request("PUT", "/api/contact", {"participant": PAYLOADS[0], "name": "x"})
    assert refused.status < 500, refused


def test_a_code_that_is_refused_or_warned_of_is_told_without_harm(hostile, open_page):
    page = open_page("/start?guide=talk.guide.md", LAPTOP, quiet=("422", "404", "503"))
    page.clock.install()
    field, said, refusal = page.locator("#participant"), page.locator("#participant-said"), page.locator("#refusal")
    verdict = hostile.interviewer()
    refused = 0
    for words in PAYLOADS:
        code = f"{words[:25]} Ada Bo"
        with page.expect_response(lambda answer: parse_qs(urlsplit(answer.url).query).get("code") == [code]) as checked:
            field.fill(code)
            page.clock.run_for(300)
        expect(said).to_have_text(checked.value.json().get("sentence", ""))
        harmless(page)
        if verdict.get(f"/api/participants/check?code={quote(words)}").json["isRefused"]:
            refused += 1
            field.fill(words)
            with page.expect_response("**/api/interviews"):
                page.locator("#begin").click()
                if page.locator("#consent-later").is_visible():
                    page.locator("#consent-later").click()
            expect(refusal).not_to_be_empty()
            harmless(page)
    assert 20 < refused < len(PAYLOADS)
    assert len(hostile.listed()) == len(PAYLOADS) + 1, "none was begun"


def test_a_day_and_a_study_of_keeping_that_are_none_are_refused_or_only_words(hostile, open_page):
    visitor = hostile.interviewer()
    for words in PAYLOADS:
        assert visitor.request("PUT", "/api/retention", {"guide": "made", "until": words}).status == 422
        assert visitor.request("PUT", "/api/retention", {"guide": words, "until": "2020-12-31"}).status < 500
    page = open_page("/records", LAPTOP)
    harmless(page)
    page.goto(hostile.origin)
    harmless(page)


def test_paths_of_exports_are_words_where_they_are_refused_written_and_remembered(hostile, open_page, tmp_path):
    page = open_page(f"/export?interview={hostile.ids[0]}", LAPTOP, quiet=("422",))
    page.locator("input[name=format]:checked").evaluate_all("(all) => all.forEach((one) => one.value === 'csv' || one.click())")
    for group in (NAMES[at:at + 6] for at in range(0, len(NAMES), 6)):
        for parent in ("/proc", tmp_path / "out"):
            page.locator("#target-folder").fill("/".join([str(parent), *group]))
            page.locator("#begin").click()
            expect(page.locator("#result h2")).to_contain_text("Cannot make the folder" if parent == "/proc" else "Exported")
            harmless(page)
    for words in PAYLOADS[::9]:
        page.locator("#target-folder").fill(words)
        page.locator("#begin").click()
        expect(page.locator("#refusal")).to_contain_text("not the full path")
        harmless(page)
    for path in ("/records", f"/interviews/{hostile.ids[0]}/review", "/export?guide=made"):
        page.goto(hostile.origin + path)
        harmless(page)
        if path == "/records":
            shows(page, [words for words in NAMES if "/" not in words])


def test_names_of_bundles_are_words(hostile, open_page, tmp_path, run):
    page = open_page("/take-in", LAPTOP, quiet=("422",))
    name = page.locator("#bundle-name")
    for words in SHORT:
        page.locator("#bundle").set_input_files({"name": words, "mimeType": "application/octet-stream", "buffer": b"no bundle"})
        web_app.eventually(lambda: name.text_content() in (words, words.replace("/", ":")), f"the name {words}")
        harmless(page)
    page.locator("#take-in").click()
    expect(page.locator("#refusal")).to_contain_text("damaged")
    for words in NAMES[::3]:
        file = tmp_path / "in" / words.strip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"no bundle")
        page.locator("#bundle-place").fill(str(file))
        with page.expect_response("**/api/bundles/place"):
            page.locator("#by-place button").click()
        harmless(page)
    shows(page, [file.name])
    page.locator("#bundle-place").fill("<img src=x onerror=window.hit=1>")
    page.locator("#by-place button").click()
    expect(page.locator("#refusal")).to_contain_text("no such file")
    harmless(page)
    bundle = tmp_path / "all.leitfaden.tar"
    assert run("bundle", "make", "--all", "--plain", "--despite-consent", "--to", bundle, "--library", hostile.library).status == 0
    page.locator("#bundle").set_input_files(bundle)
    page.locator("#take-in").click()
    expect(page.locator("#outcomes li")).to_have_count(len(PAYLOADS) + 1)
    harmless(page)


def test_guides_are_words_where_they_are_written(hostile, open_page):
    page = open_page("/", LAPTOP)
    for number, _ in guides():
        page.goto(f"{hostile.origin}/guides/hostile{number}/edit")
        expect(page.locator("html")).to_have_attribute("data-live", "yes")
        for at in range(page.locator("[data-question] .open").count()):
            page.locator("[data-question] .open").nth(at).click()
            expect(page.locator("#wording")).to_be_visible()
            harmless(page)


def test_where_one_was_going_when_a_library_was_locked_is_a_page_of_ours_or_the_first(leitfaden, tmp_path, pages_of):
    library = web_guides.add(tmp_path / "library")
    sealed_stage.seal(library)
    with web_app.WebApp(library) as app:
        page, visitor = pages_of(app)("/unlock", LAPTOP), app.interviewer()
        wanted = [("", "/", "//")[at % 3] + words for at, words in enumerate(SHORT)]
        for words in wanted[::4]:
            page.goto(f"{app.origin}/unlock?next={quote(words, safe='')}")
            harmless(page, ['<input id="passphrase"'])
        for words in GROUPS:
            page.locator("#passphrase").fill(words)
            page.locator("details").evaluate("(one) => { one.open = true; }")
            page.locator("#key").fill(words)
            page.locator("#fresh").fill(words)
            harmless(page, ['<input id="passphrase"'])
        page.goto(f"{app.origin}/unlock?next={quote('javascript:window.hit=1', safe='')}")
        page.locator("#passphrase").fill(sealed_stage.PASSPHRASE)
        page.locator("#unlock .primary").click()
        page.wait_for_url(app.origin + "/")
        harmless(page)
        for words in wanted:
            place = visitor.get(f"/unlock?next={quote(words, safe='')}", Accept="text/html").headers["Location"]
            assert place.startswith("/") and not place.startswith(("//", "/\\")), (words, place)
