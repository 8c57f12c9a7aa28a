"""Every screen, on tablet and phone, light and dark, with normal and with large text: can everybody use it?"""
import pytest

import calm_stage
import measures
import sealed_stage
import stage
import way_stage
from chromium import PHONE, TABLET

# what large text can break: names that are hidden, regions that begin to scroll
NAMES = ["button-name", "link-name", "label", "input-button-name", "scrollable-region-focusable", "heading-order",
         "region", "select-name", "aria-command-name"]
DEVICES = {"tablet": TABLET, "phone": PHONE}
# the same page in other windows: a tablet held upright, and a laptop
WIDTHS = [(768, 1024), (1366, 768)]


@pytest.fixture(scope="module")
def theatre(leitfaden, tmp_path_factory):
    """The app with a finished interview and one that is being recorded."""
    with stage.serving(tmp_path_factory.mktemp("stage")) as playing:
        yield playing


@pytest.fixture
def shown(theatre, browser, pages_of):
    """`with shown(screen, device) as page`: a page that shows a screen."""
    open_page = pages_of(theatre.app)

    def show(screen, device):
        return in_its_language(screen, theatre, open_page, device)
    return show


def in_its_language(screen, playing, open_page, device):
    """Shows a screen: in English on a tablet, in German, whose words are longer, on a phone."""
    language = {"language": "de"} if device == "phone" else {}
    return screen.show(playing, lambda path="/", **more: open_page(path, DEVICES[device], **{**language, **more}))


def complaints(page, screen, width):
    found = page.evaluate(measures.SIDEWAYS) + page.evaluate(measures.CLIPPED) + page.evaluate(measures.ESCAPED)
    found += page.evaluate(measures.SMALL, [48, "body"])
    if screen.least != 48:
        found += page.evaluate(measures.SMALL, [screen.least, screen.within])
    return [f"{width}: {text}" for text in found]


@pytest.fixture(scope="module")
def way_theatre(leitfaden, tmp_path_factory):
    """The same with the guide that has conditions and languages."""
    with stage.serving(tmp_path_factory.mktemp("way"), way_stage.GUIDE) as playing:
        yield playing


@pytest.mark.parametrize("screen", stage.SCREENS, ids=repr)
@pytest.mark.parametrize("device", DEVICES)
def test_everybody_can_use_it(shown, accessible, screen, device):
    look(shown, accessible, screen, device)


@pytest.mark.parametrize("screen", way_stage.SCREENS, ids=repr)
@pytest.mark.parametrize("device", DEVICES)
def test_everybody_can_use_it_with_conditions_and_languages(way_theatre, pages_of, accessible, screen, device):
    open_page = pages_of(way_theatre.app)
    look(lambda screen, device: in_its_language(screen, way_theatre, open_page, device),
         accessible, screen, device)


@pytest.fixture(scope="module")
def calm_theatre(leitfaden, tmp_path_factory):
    """The app in which nothing is being recorded."""
    with calm_stage.serving(tmp_path_factory.mktemp("calm")) as playing:
        yield playing


@pytest.mark.parametrize("screen", calm_stage.SCREENS, ids=repr)
@pytest.mark.parametrize("device", DEVICES)
def test_everybody_can_use_it_before_an_interview(calm_theatre, pages_of, accessible, screen, device):
    open_page = pages_of(calm_theatre.app)
    look(lambda screen, device: in_its_language(screen, calm_theatre, open_page, device),
         accessible, screen, device)


@pytest.fixture(scope="module")
def first_theatre(leitfaden, tmp_path_factory):
    """The app with a library in which nobody has decided anything."""
    with sealed_stage.serving_new(tmp_path_factory.mktemp("first")) as playing:
        yield playing


@pytest.fixture(scope="module")
def sealed_theatre(leitfaden, tmp_path_factory):
    """The app with a sealed library."""
    with sealed_stage.serving(tmp_path_factory.mktemp("sealed")) as playing:
        yield playing


@pytest.mark.parametrize("screen", sealed_stage.FIRST, ids=repr)
@pytest.mark.parametrize("device", DEVICES)
def test_everybody_can_protect_a_new_library(first_theatre, pages_of, accessible, screen, device):
    open_page = pages_of(first_theatre.app)
    look(lambda screen, device: in_its_language(screen, first_theatre, open_page, device),
         accessible, screen, device)


@pytest.mark.parametrize("screen", sealed_stage.SCREENS, ids=repr)
@pytest.mark.parametrize("device", DEVICES)
def test_everybody_can_unlock(sealed_theatre, pages_of, accessible, screen, device):
    open_page = pages_of(sealed_theatre.app)
    look(lambda screen, device: in_its_language(screen, sealed_theatre, open_page, device),
         accessible, screen, device)


def look(shown, accessible, screen, device):
    with shown(screen, device) as page:
        # who answers reads the language of the guide
        if device == "phone" and not screen.name.startswith("respond"):
            assert page.locator("html").get_attribute("lang") == "de", screen
        wrong = complaints(page, screen, "text 100 %") + page.evaluate(ODD)
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        wrong += accessible(page)
        page.emulate_media(color_scheme="dark")
        wrong += accessible(page, "dark", ["color-contrast", "link-in-text-block"])
        page.evaluate("() => { document.documentElement.dataset.text = '200'; }")
        wrong += complaints(page, screen, "text 200 %")
        wrong += accessible(page, "text 200 %", NAMES)
        page.evaluate("() => { document.documentElement.dataset.text = '100'; }")
        own = page.viewport_size
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            wrong += complaints(page, screen, f"{width} px")
        page.set_viewport_size(own)
        if device == "tablet":
            wrong += measures.walk(page)
    assert not wrong, f"{screen} on a {device}:\n" + "\n".join(dict.fromkeys(wrong))


# keys of texts that nobody wrote, and values that nobody had
ODD = r"""() => [...document.body.innerText.matchAll(/\b(lead|rv|hand|pair|respond|answer|end|home|start|settings|analysis|guide|an|author|ex|protect|paper|plain|unlock|weak|suggested|passphrase)[A-Z]\w+|\{\w+\}|\bundefined\b|\bNaN\b|\[object/g)]
  .map((found) => `"${found[0]}" is no word of a page`)"""


def test_a_guide_written_from_right_to_left_mirrors_the_page(leitfaden, tmp_path, browser, accessible, pages_of):
    with stage.serving(tmp_path / "rtl", "arabic.guide.md") as playing:
        open_page = pages_of(playing.app)
        wrong = []
        for name in ("lead", "lead-menu", "handover", "respond", "respond-end"):
            screen = next(one for one in stage.SCREENS if one.name == name)
            for device in DEVICES:
                with screen.show(playing, lambda path="/", **more: open_page(path, DEVICES[device], **more)) as page:
                    if name != "handover":
                        assert page.locator("html").get_attribute("dir") == "rtl", name
                    wrong += [f"{name} on a {device}: {text}" for text in complaints(page, screen, "rtl")]
                    wrong += accessible(page, f"{name} on a {device}")
        assert not wrong, "\n".join(wrong)
