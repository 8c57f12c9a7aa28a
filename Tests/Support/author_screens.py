"""The screens on which guides are written; see `stage`."""
import re

from playwright.sync_api import expect

import stage as stage_

stage_.simple("author-new", lambda stage: "/new-guide")


def author(stage, open_page, question=None):
    page = open_page("/guides/talk/edit" if stage.guide == "talk.guide.md" else "/guides/arabic/edit")
    expect(page.locator("html")).to_have_attribute("data-live", "yes")
    if question:
        page.locator(f"[data-focus='question {question}']").click()
        expect(page.locator("#wording")).to_be_visible()
        expect(page.locator(".paper > *").first).to_be_visible()
    return page


@stage_.screen("author")
def show_author(stage, open_page):
    return author(stage, open_page)


@stage_.screen("author-question")
def show_author_question(stage, open_page):
    return author(stage, open_page, "useful")


@stage_.screen("author-choices")
def show_author_choices(stage, open_page):
    page = author(stage, open_page, "useful")
    page.locator("#choices .lines > li").first.locator("[aria-expanded]").click()
    page.locator("#more-settings > summary").click()
    return page


@stage_.screen("author-kinds")
def show_author_kinds(stage, open_page):
    page = author(stage, open_page, "first_day")
    page.locator("#kind").click()
    expect(page.locator("#kinds [data-kind=rank]")).to_be_visible()
    return page


@stage_.screen("author-section")
def show_author_section(stage, open_page):
    page = author(stage, open_page)
    page.locator("[data-focus='section about'] , [data-focus='section beginning']").first.click()
    expect(page.locator("#heading")).to_be_visible()
    return page


@stage_.screen("author-text")
def show_author_text(stage, open_page):
    page = author(stage, open_page)
    page.locator("#tabs [data-tab=text]").click()
    expect(page.locator("#guide-text")).to_have_value(re.compile("first_day"))
    return page


@stage_.screen("author-versions")
def show_author_versions(stage, open_page):
    page = author(stage, open_page)
    page.locator("#tabs [data-tab=versions]").click()
    expect(page.locator("#versions h2")).to_be_visible()
    return page
