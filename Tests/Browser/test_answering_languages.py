"""The interviewee's page in the guide's language, whatever the interviewer's pages speak: no word of English, nothing cut on a phone."""
import re

import pytest
from playwright.sync_api import expect

import kinds_guide
import kinds_stage
import leitfaden as program
import web_app
from chromium import PHONE, TABLET
from kinds_stage import ALL_AT_ONCE

#: what the program that is tested brings along
FOLDER = program.binary().parent / "leitfaden_Wording.resources/Languages"
# German, like English, is written beside the pages
LANGUAGES = sorted(file.stem for file in FOLDER.glob("*.po") if file.stem != "de")
ENTRY = re.compile(r'^msgctxt "(.*)"\nmsgid "(.*)"\nmsgstr "(.*)"$', re.M)

#: All words that a page shows or has read out, but those of the guide.
WORDS = """() => {
  const words = [];
  const walk = document.createTreeWalker(document.querySelector('#ho'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, legend, .help, .intro')) words.push(walk.currentNode.data.trim());
  for (const one of document.querySelectorAll('#ho [aria-label], #ho [placeholder], #ho [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) if (one.getAttribute(name)) words.push(one.getAttribute(name).trim());
  return [...new Set(words)].filter(Boolean);
}"""
WIDE = """() => [...document.querySelectorAll('#ho button, #ho p, #ho h1, #ho label')].filter((e) => e.checkVisibility() && !e.closest('.sr')
  && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)).map((e) => e.innerText)"""


def catalogue(language):
    """{name: (English, in this language)}"""
    text = (FOLDER / f"{language}.po").read_text(encoding="utf-8")
    joined = re.sub(r'"\n"', "", text)
    return {name: (english, words.replace('\\"', '"')) for name, english, words in ENTRY.findall(joined)}


def test_there_are_ten_languages_besides_english_and_german():
    assert len(LANGUAGES) >= 10 and {"en", "de"}.isdisjoint(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_answers_reads_no_english(language, pages_of, leitfaden, tmp_path):
    texts = catalogue(language)
    english = {source for source, words in texts.values() if source != words and "{" not in source and re.search("[a-z]{3}", source)
               and source not in kinds_guide.text()}
    with kinds_stage.serving(tmp_path, language) as playing:
        page = pages_of(playing.app)("/", PHONE, quiet=("401", "403"))
        playing.hand_over(page)
        expect(page.locator("#told")).to_have_attribute("data-told", "recording")
        assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dir]") == [language, "rtl" if language == "ar" else "ltr"]
        expect(page.locator("#told .words")).to_have_text(texts["toldRecording"][1])
        expect(page.locator("#onward span")).to_have_text(texts["respondNext"][1])
        page.evaluate(ALL_AT_ONCE)
        page.locator("fieldset[data-question=h_rank] .answering").wait_for()
        seen = page.evaluate(WORDS)
        assert english.isdisjoint(seen), sorted(english & set(seen))
        assert texts["answerHintRank"][1] in seen and texts["respondSkip"][1] in seen
        assert page.evaluate(WIDE) == []
        # the end of it, and what a page says that is loaded afterwards
        playing.visitor.post(f"/api/interviews/{playing.live}/handover/back", {})
        expect(page.locator("#ho")).to_have_attribute("data-state", "over")
        expect(page.locator("#thanks")).to_have_text(texts["endThanks"][1])
        again = page.context.new_page()
        again.goto(f"{playing.app.origin}/respond")
        expect(again.locator("#thanks")).to_have_text(texts["endThanks"][1])
        assert english.isdisjoint(again.evaluate(WORDS))
        assert again.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", ["ar", "fr"])
def test_the_pin_pad_and_the_code_of_a_second_device_speak_it_too(language, pages_of, leitfaden, tmp_path):
    texts = catalogue(language)
    with kinds_stage.serving(tmp_path, language) as playing:
        page = pages_of(playing.app)("/", TABLET, quiet=("401", "403"))
        playing.hand_over(page)
        page.locator("#leave").tap()
        expect(page.locator("#pinTitle")).to_have_text(texts["pinTitle"][1])
        for digit in "1357":
            page.locator("#pad button", has_text=digit).first.tap()
        page.locator("#pad .ok").tap()
        expect(page.locator("#wrong")).to_contain_text(texts["pinWrong"][1].split("{n}")[0].strip())
        stranger = page.context.browser.new_context(locale=language)
        try:
            second = stranger.new_page()
            second.goto(f"{playing.app.origin}/pair")
            expect(second.locator("h1")).to_have_text(texts["pairTitle"][1])
            assert second.locator("html").get_attribute("dir") == ("rtl" if language == "ar" else "ltr")
        finally:
            stranger.close()


def test_numbers_are_read_in_the_digits_of_the_language(pages_of, leitfaden, tmp_path):
    with kinds_stage.serving(tmp_path, "ar") as playing:
        page = pages_of(playing.app)("/", TABLET, quiet=("401", "403"))
        playing.hand_over(page)
        for typed, stored, shown in (("١٫٧٥", 1.75, "1.75"), ("۲", 2, "2"), ("2,25", 2.25, "2.25")):
            field = playing.respond(page, "number").locator(".value")
            field.fill(typed)
            field.blur()
            web_app.eventually(lambda: (playing.value("h_number") or {}).get("number") == stored, f"{typed} to be stored")
            expect(playing.respond(page, "number").locator(".value")).to_have_value(shown)
        # what a page shows of a negative number is one for itself, without a mark that nobody sees
        negative = page.evaluate("""async () => { const parts = await import(document.querySelector('script[src*="/js/respond.js"]').src.replace('respond.js', 'answering/parts.js'));
          return [parts.shown(-2.5), parts.plain(parts.shown(-2.5)), parts.plain('\\u061c-\\u0665'), parts.plain('x')]; }""")
        assert negative == ["-2.5", -2.5, -5, None]
