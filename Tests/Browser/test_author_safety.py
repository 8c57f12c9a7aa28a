"""Nothing that somebody wrote into a guide is lost: other windows, cut connections, full disks, hostile and huge texts."""
import json

from playwright.sync_api import expect

import web_app
import web_guides
from authoring import TITLE, add_question, is_saved, new_guide, opened, stored


def test_two_windows_never_overwrite_each_other_in_silence(app, open_page):
    file, address = "talk.guide.md", "/guides/talk/edit"
    first = opened(open_page, address, quiet=("409",))
    second = opened(open_page, address, quiet=("409",))  # another browser
    second.locator("[data-question=proud] .open").click()
    expect(second.locator("#wording")).to_be_visible()
    first.locator("[data-question=first_day] .open").click()
    first.locator("#wording").fill("From the first window")
    is_saved(first)
    web_app.eventually(lambda: "From the first window" in stored(app, file), "the first")
    second.locator("#wording").fill("From the second window")
    expect(second.locator("#notice")).to_contain_text("changed in another window")
    assert "From the second" not in stored(app, file)
    second.locator("#notice .primary").click()
    is_saved(second)
    web_app.eventually(lambda: "From the second window" in stored(app, file), "the second")
    assert "From the first window" in stored(app, file)
    kept = app.interviewer().get(f"/api/guides/{file}/versions").json
    assert len(kept) >= 2, "the version before is kept"
    first.locator("#wording").fill("Once more from the first")
    expect(first.locator("#notice")).to_contain_text("changed in another window")
    first.locator("#notice button:not(.primary)").click()
    expect(first.locator("#wording")).to_have_value("From the first window")
    expect(first.locator("[data-question=proud]")).to_contain_text("From the second window")


def test_without_a_connection_one_goes_on_writing(app, open_page, cable):
    page = opened(open_page, "/guides/talk/edit", through=cable, quiet=("ERR_", "Failed to"))
    page.locator("[data-question=first_day] .open").click()
    expect(page.locator("#wording")).to_be_visible()
    cable.cut()
    page.locator("#wording").fill("Written in the tunnel")
    expect(page.locator("#author")).to_have_attribute("data-status", "unsaved")
    expect(page.locator("#notice")).to_contain_text("kept here")
    page.locator("#notes").fill("And a note")
    cable.mend()
    is_saved(page)
    text = stored(app, "talk.guide.md")
    assert "Written in the tunnel" in text and "> And a note" in text


def test_versions_are_kept_looked_at_and_brought_back(app, open_page):
    file, address = "talk.guide.md", "/guides/talk/edit"
    before = stored(app, file)
    page = opened(open_page, address)
    page.locator("[data-question=first_day] .open").click()
    page.locator("#wording").fill("Something else")
    is_saved(page)
    page.locator("#tabs [data-tab=versions]").click()
    page.locator(".version .into").click()
    expect(page.locator(".old-text")).to_contain_text("What was your first day like?")
    page.locator(".version .deeds button").click()
    expect(page.locator("#said")).to_contain_text("back")
    assert stored(app, file) == before
    page.locator("#do-undo").click()
    web_app.eventually(lambda: "Something else" in stored(app, file), "undo of the way back")


def test_a_disk_that_refuses_loses_nothing_that_was_typed(app, open_page):
    page = opened(open_page, "/guides/talk/edit", quiet=("404", "503", "507"))
    page.locator("[data-question=first_day] .open").click()
    expect(page.locator("#wording")).to_be_visible()
    guides = app.library / "guides"
    aside = guides.with_name("aside")
    guides.rename(aside)
    guides.write_text("no folder")
    try:
        page.locator("#wording").fill("Kept in the page")
        expect(page.locator("#notice")).to_contain_text("Not saved")
    finally:
        guides.unlink()
        aside.rename(guides)
    page.locator("#notice button").click()
    is_saved(page)
    assert "Kept in the page" in stored(app, "talk.guide.md")


HOSTILE = "</script><img src=x onerror=alert(1)>{{page}} \u202eabc \x07 -> end {#evil} [single]"


def test_hostile_words_are_words(app, open_page):
    file, address = new_guide(app, title=HOSTILE)
    page = opened(open_page, address)
    add_question(page, "single", HOSTILE)
    page.locator("#choices input").first.fill(HOSTILE)
    page.locator("#notes").fill(HOSTILE + "\n\n" + HOSTILE)
    is_saved(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    assert page.locator("img[src=x]").count() == 0
    expect(page.locator("[data-question] .name")).to_contain_text("onerror=alert(1)")
    page.locator("[data-question] .open").click()
    expect(page.locator("#wording")).to_have_value(HOSTILE.replace("\x07", "\ufffd"))


def test_a_text_of_a_hundred_thousand_characters_is_kept_in_paragraphs_and_refused_in_one(app, open_page):
    file, address = new_guide(app)
    page = opened(open_page, address, quiet=("422",))
    add_question(page, "open", "Long")
    long = "\n\n".join("word " * 1000 for _ in range(20))
    page.locator("#notes").fill(long)
    is_saved(page)
    web_app.eventually(lambda: stored(app, file).count("word") == 20_000, "the long note")
    page.locator("#wording").fill("y" * 100_000)
    expect(page.locator("#notice")).to_contain_text("20,000")
    assert page.locator("#wording").input_value() == "y" * 100_000
    assert stored(app, file).count("word") == 20_000


def test_ten_thousand_questions_are_opened_and_changed_and_only_what_is_shown_is_sent(app, open_page):
    (app.library / "guides/long.en.guide.md").write_text(web_guides.long(10_000))
    page = opened(open_page, "/guides/long/edit")
    assert len(page.locator("#facts").text_content()) < 100_000
    expect(page.locator("[data-section]")).to_have_count(100)
    expect(page.locator("[data-question]")).to_have_count(0)
    page.locator("[data-focus='open s50']").click()
    expect(page.locator("[data-question]")).to_have_count(100)
    page.locator("[data-question=q4950] .open").click()
    page.locator("#wording").fill("Changed among ten thousand")
    is_saved(page)
    assert "4950. Changed among ten thousand {#q4950}" in stored(app, "long.en.guide.md")
    page.locator("[data-focus='add s50']").click()
    expect(page.locator("#wording")).to_be_focused()
    is_saved(page)
    assert "{#q10001}" in stored(app, "long.en.guide.md")
    page.locator(".condition .add").click()
    expect(page.locator(".condition .remark")).to_contain_text("earlier question")


def test_guides_of_one_name_get_names_of_their_own(app, open_page):
    one, other = new_guide(app), new_guide(app)
    assert one != other
    assert f"title: {TITLE}" in stored(app, one[0]) and f"title: {TITLE}" in stored(app, other[0])


def test_an_interview_that_runs_keeps_its_version_and_the_page_says_so(app, open_page, conversation):
    talk = conversation()
    page = opened(open_page, "/guides/talk/edit")
    expect(page.locator("#notice")).to_contain_text("keeps the version")
    page.locator("[data-question=first_day] .open").click()
    page.locator("#wording").fill("Changed during the talk")
    is_saved(page)
    assert "Changed during the talk" in stored(app, "talk.guide.md")
    shown = app.interviewer().state(talk.id)
    assert "Changed during the talk" not in json.dumps(shown)
