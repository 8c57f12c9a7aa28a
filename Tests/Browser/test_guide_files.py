"""Questionnaires come in from other programs and go out again: looked at first, then accepted."""
import pathlib

import pytest
from playwright.sync_api import expect

from chromium import PHONE, TABLET

FORM = """type,name,label::English (en),label::Deutsch (de),relevant
begin_group,home,At home,Zuhause,
text,garden,Do you have a garden?,Haben Sie einen Garten?,
integer,size,How large is it?,Wie groß ist er?,${garden} != ''
osm,where,Where is it?,Wo ist er?,
end_group,,,,
"""
HOSTILE = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><questionnaire>&x;</questionnaire>"


def choose(page, name, content):
    page.locator("#guide-file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": content.encode()})
    return page.locator("#upload-result")


@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=["tablet", "phone"])
def test_a_questionnaire_is_looked_at_before_it_is_accepted_and_nothing_is_kept_of_one_that_is_not(app, open_page, screen, accessible):
    page = open_page("/", screen)
    result = choose(page, "garden.csv", FORM)
    expect(result).to_contain_text("2 languages")
    expect(result).to_contain_text("“where” chooses from a map")
    result.get_by_text("Look at the questions").click()
    expect(result).to_contain_text("Do you have a garden?")
    # what lies half under the bar at the top would count as too small
    page.evaluate("scrollTo(0, 0)")
    assert accessible(page) == []
    before = sorted(file.name for file in (app.library / "guides").iterdir())
    result.get_by_role("button", name="Cancel").click()
    expect(result).to_be_empty()
    assert sorted(file.name for file in (app.library / "guides").iterdir()) == before


def test_what_is_wrong_with_a_questionnaire_is_said_in_german_to_those_who_read_german(open_page):
    page = open_page("/", TABLET, language="de")
    result = choose(page, "garden.csv", FORM)
    expect(result).to_contain_text("„where“ wählt aus einer Karte")
    result = choose(page, "hostile.xml", HOSTILE)
    expect(result).to_contain_text("Dokumenttyp-Deklarationen (DOCTYPE) sind hier nicht erlaubt")


def test_an_accepted_questionnaire_can_be_used_and_taken_to_another_program(app, open_page, tmp_path):
    page = open_page("/", TABLET)
    choose(page, "garden.csv", FORM).get_by_role("button", name="Add to the library").click()
    page.wait_for_url("**/guides/garden?file=garden.en.guide.md")
    for word in ("Do you have a garden?", "How large is it?"):
        expect(page.locator("main")).to_contain_text(word)
    assert {"garden.en.guide.md", "garden.de.guide.md"} <= {file.name for file in (app.library / "guides").iterdir()}
    page.get_by_text("Take it to another program").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="LimeSurvey").click()
    taken = pathlib.Path(tmp_path / waiting.value.suggested_filename)
    waiting.value.save_as(taken)
    assert taken.name == "garden.en.lss" and "Do you have a garden?" in taken.read_text()
    expect(page.locator(".losses", has_text="file").first).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Print", exact=True).click()
    printed = opened.value
    expect(printed.locator("body")).to_contain_text("How large is it?")
    expect(printed.locator(".condition")).to_contain_text("garden")
    assert printed.locator(".question").first.evaluate("e => getComputedStyle(e).position") == "relative"


@pytest.mark.parametrize("name, content", [("a.xml", HOSTILE), ("a.lss", "<document>"), ("a.xlsx", "no archive"),
                                           ("a.zip", "no archive"), ("a.csv", 'a,"b'), ("a.pdf", "%PDF"), ("a.guide.md", "")])
def test_what_is_no_questionnaire_is_refused_in_a_sentence(app, open_page, name, content):
    page = open_page("/", TABLET, quiet=("422",))
    result = choose(page, name, content)
    expect(result.locator(".remark")).to_be_visible()
    expect(result.get_by_role("button", name="Add to the library")).to_have_count(0)
    assert len(result.inner_text().split()) > 5 and "root:" not in result.inner_text()
