"""What cannot be done is said in the language of the environment, with all its facts; documents stay as they are."""
import json
import os
import re
import shutil
import subprocess

import full_interview
import pytest

# Words that no sentence of the other language can do without.
ENGLISH = re.compile(r"\b(the|is|there|cannot|could|not|this|that|with|was|name|give|choose|check|again|no|another|of|and|it)\b")
GERMAN = re.compile(r"\b(der|die|das|ist|es|gibt|lässt|sich|nicht|kein|keine|mit|nennen|wählen|Sie|ein|eine|und)\b|[äöüß]")


@pytest.fixture(scope="module")
def shelf(leitfaden, tmp_path_factory):
    folder = tmp_path_factory.mktemp("languages") / "library"
    full_interview.make(leitfaden, folder)
    subprocess.run([leitfaden, "library", "rebuild", "--library", folder], check=True, capture_output=True, timeout=120)
    return folder


def said(leitfaden, words, library, locale, **environment):
    words = [word.replace("LIBRARY", str(library)).replace("NOWHERE", str(library.parent / "nowhere")) for word in words]
    done = subprocess.run([leitfaden, *words], text=True, capture_output=True, timeout=60, stdin=subprocess.DEVNULL,
                          env={**os.environ, "LC_ALL": locale, **environment})
    assert done.returncode == 1, done
    # what was typed and what commands are called is the same in all languages
    plain = done.stderr.replace(str(library.parent), "")
    return done, re.sub(r"`[^`]*`|--[\w-]+|leitfaden [a-z]+(?: [a-z]+)?|“[^”]*”|„[^“]*“", "", plain.replace("leitfaden: ", ""))


IN_LIBRARY = ["--library", "LIBRARY"]
FAILURES = {
    "no interview": (["show", "zzzz", *IN_LIBRARY], "kein Interview heißt „zzzz“"),
    "a code with slashes": (["edit", "last", "--participant", "a/b", *IN_LIBRARY], "im Code einer Person steht kein Schrägstrich: „a/b“"),
    "no mark": (["mark", "last", "777", "--label", "x", *IN_LIBRARY], "es gibt keine Marke 777; es gibt "),
    "a time that is none": (["play", "last", "--at", "soon", *IN_LIBRARY], "„soon“ ist keine Zeit"),
    "no question": (["play", "last", "--question", "zzz", *IN_LIBRARY], "der Leitfaden hat keine Frage „zzz“"),
    "nobody to ask": (["delete", "last", "--now", *IN_LIBRARY], "und hier kann niemand gefragt werden"),
    "nothing in the bin": (["restore", "zzzz", *IN_LIBRARY], "im Papierkorb der Bibliothek liegt kein „zzzz“"),
    "no folder for a backup": (["library", "backup", "NOWHERE/copy", *IN_LIBRARY], "kopiert"),
    "not sealed": (["library", "unlock", *IN_LIBRARY], "ist nicht verschlüsselt, es gibt also nichts zu entsperren"),
    "no library": (["show", "last", "--library", "NOWHERE"], "gibt es noch keine Bibliothek"),
    "no such format": (["export", "last", "--as", "zzz", "--to", "NOWHERE", *IN_LIBRARY], "es gibt kein Format „zzz“"),
    "no guide file": (["guide", "check", "NOWHERE.guide.md"], "es gibt keine Datei "),
    "no guide's ending": (["guide", "check", "LIBRARY.txt"], "es gibt keine Datei "),
    "no loudspeaker": (["play", "last", "--question", "open", "--device", "zzz", *IN_LIBRARY], "es gibt keinen Lautsprecher „zzz“"),
    "a bundle that is none": (["bundle", "open", "LIBRARY/library.sqlite", *IN_LIBRARY], "library.sqlite lässt sich nicht öffnen: es wurde verändert oder abgeschnitten"),
    "no contact": (["contact", "show", "P-99", *IN_LIBRARY], "zu P-99 gibt es keinen Kontakt"),
}


@pytest.mark.parametrize("words, german", FAILURES.values(), ids=FAILURES)
def test_what_cannot_be_done_is_said_in_german_in_a_german_environment(leitfaden, shelf, words, german):
    done, plain = said(leitfaden, words, shelf, "de_AT.UTF-8")
    assert done.stderr.startswith("leitfaden: Fehler: ") and german in done.stderr, done.stderr
    assert not ENGLISH.search(plain), (ENGLISH.findall(plain), plain)
    # no gap is left open, and nothing that was typed is lost
    assert "%" not in plain
    for locale in ("C.UTF-8", "fr_FR.UTF-8", "tlh", "../../de"):
        english, plain = said(leitfaden, words, shelf, locale)
        assert english.stderr.startswith("leitfaden: error: ") and not GERMAN.search(plain), plain
        # each step that one language names the other names, too
        assert done.stderr.count("\n") == english.stderr.count("\n")
        assert re.findall(r"--[\w-]+", done.stderr) == re.findall(r"--[\w-]+", english.stderr)


def test_documents_hold_the_same_words_in_every_language(leitfaden, shelf):
    found = [json.loads(said(leitfaden, ["show", "zzzz", "--json", *IN_LIBRARY], shelf, locale)[0].stdout) for locale in ("C", "de_DE.UTF-8")]
    assert found[0] == found[1] and found[0]["error"] == "no interview is called “zzzz”"


def test_an_installation_without_catalogues_speaks_english(leitfaden, shelf, tmp_path):
    alone = tmp_path / "leitfaden"
    shutil.copy(leitfaden, alone)
    done, _ = said(alone, ["show", "zzzz", *IN_LIBRARY], shelf, "de_DE.UTF-8")
    assert done.stderr.startswith("leitfaden: error: no interview is called “zzzz”")


# words that German does not have
ONLY_ENGLISH = re.compile(r"\b(the|is|there|cannot|could|this|that|with|give|choose|again|another|of|and|your|when|which|every|are|to|by)\b")


def spoken(leitfaden, words, locale, **environment):
    done = subprocess.run([leitfaden, *words], text=True, capture_output=True, timeout=60, stdin=subprocess.DEVNULL,
                          env={**os.environ, "LC_ALL": locale, "COLUMNS": "80", **environment})
    assert done.returncode == 0, done
    said = done.stdout + done.stderr
    # commands to type, options, variables, paths and what stands in quotation marks are the same in all languages
    return said, re.sub(r"`[^`]*`|„[^“]*“|“[^”]*”|--[\w-]+|\$\w+|\S*[/:]\S*|leitfaden(?: [a-z]+)+", "", " ".join(said.split()))


def commands(leitfaden, path=()):
    """All commands, as the words that call them."""
    text = subprocess.run([leitfaden, *path, "--help"], text=True, capture_output=True, env={**os.environ, "LC_ALL": "C"}).stdout
    below = re.split(r"(?m)^[A-Z, ]*SUBCOMMANDS:$", text)[1:]
    names = [name for block in below for name in re.findall(r"(?m)^  ([a-z]+)(?= |$)", block.split("\n\n")[0])]
    return [path, *(one for name in names for one in commands(leitfaden, (*path, name)))]


def test_the_help_of_every_command_is_german_in_a_german_environment(leitfaden):
    every = commands(leitfaden)
    assert len(every) > 35, every
    wrong = []
    for path in every:
        german, plain = spoken(leitfaden, [*path, "--help"], "de_DE.UTF-8")
        english, other = spoken(leitfaden, [*path, "--help"], "C.UTF-8")
        wrong += [f"{' '.join(path)}: {word} in {plain[max(0, at - 40):at + 40]}" for at, word in ((m.start(), m[0]) for m in ONLY_ENGLISH.finditer(plain))]
        wrong += [f"{' '.join(path)}: German in English: {m[0]}" for m in re.finditer(r"[äöüßÄÖÜ]|\b(?:der|und|nicht|wird)\b", other)]
        assert "%" not in re.sub(r"\d+ %", "", german), german
        # values that have to be typed are what they are: `<de|en>`
        wrong += [f"{' '.join(path)}: {word}" for word in re.findall(r"<[a-z]+>|values:|default:", german)]
        # the same options, and the same examples
        assert sorted(set(re.findall(r"--[a-z][a-z-]+", german))) == sorted(set(re.findall(r"--[a-z][a-z-]+", english))), path
        assert german.count("Beispiel: ") == english.count("Example: "), path
    assert not wrong, "\n".join(wrong[:20])


DONE = [
    ["library", "ledger"], ["library", "bin"],
    ["library", "retention", "full", "2020-12-31"], ["consent", "last", "--scopes", "recording,archive,sharing", "--manner", "written"],
    ["consent", "last"], ["contact", "set", "P-01", "--phone", "0123"], ["contact", "show", "P-01"],
    ["rename", "last", "Zweites"], ["edit", "last", "--place", "Küche"], ["mark", "last", "--at", "1", "--label", "Hier"],
    ["bundle", "make", "last", "--plain", "--to", "LIBRARY/../b.leitfaden.tar"], ["bundle", "open", "LIBRARY/../b.leitfaden.tar"],
    ["delete", "last"], ["restore", "last"], ["contact", "delete", "P-01"], ["library", "audit"], ["library", "rebuild"], ["guide", "check", "GUIDE"],
]


def test_what_a_command_did_is_said_in_german_in_a_german_environment(leitfaden, shelf, tmp_path):
    library = tmp_path / "own" / "library"
    shutil.copytree(shelf, library)
    guide = tmp_path / "g.de.guide.md"
    guide.write_text("# Kurz\n\n1. Wie war der Tag?\n", encoding="utf-8")
    wrong = []
    for words in DONE:
        words = [word.replace("LIBRARY", str(library)).replace("GUIDE", str(guide)) for word in words]
        _, plain = spoken(leitfaden, [*words, "--library", str(library)], "de_DE.UTF-8")
        wrong += [f"{' '.join(words)}: {found[0]} in {plain}" for found in [ONLY_ENGLISH.search(plain)] if found]
    assert not wrong, "\n".join(wrong)


def told(leitfaden, words, library, locale):
    done = subprocess.run([leitfaden, *words, "--library", library], text=True, capture_output=True, timeout=120, stdin=subprocess.DEVNULL,
                          env={**os.environ, "LC_ALL": locale})
    lines = done.stdout + done.stderr
    return done, re.sub(r"`[^`]*`|--[\w-]+|\S*[/:]\S+|\S+\.(?:json|wav|log|head|sqlite)\S*|leitfaden(?: [a-z]+)+", "", lines.replace(str(library), ""))


def test_what_a_check_a_rebuild_and_the_log_find_is_said_in_german_in_a_german_environment(leitfaden, shelf, tmp_path):
    library = tmp_path / "library"
    shutil.copytree(shelf, library)
    # the log begins
    noted = [leitfaden, "consent", "last", "--scopes", "recording", "--manner", "written", "--library", library]
    subprocess.run(noted, check=True, capture_output=True, timeout=60)
    (folder,) = (one.parent for one in library.glob("*/part-001.wav"))
    (folder / "part-001.wav").unlink()
    (folder / "part-099.wav").write_bytes(b"RIFF")
    (folder / "link").symlink_to("/etc/hostname")
    document = folder / "interview.json"
    document.write_text(document.read_text(encoding="utf-8").replace('"sequence" : 3', '"sequence" : "x"', 1), encoding="utf-8")
    log = library / "audit.log"
    lines = log.read_text().splitlines(keepends=True)
    log.write_text(lines[0].replace("begun", "began") + "".join(lines[1:]))
    for words, german, english in [
        (["library", "check"], [f"{folder.name} hat den Ton part-001.wav verloren", "hat Ton, den kein Ereignis nennt: part-099.wav",
                                "hat in seinem Ordner etwas, das keine Datei ist: link", "das Protokoll: Eintrag 1 in Zeile 1 wurde geändert"],
         f"{folder.name} has lost the sound part-001.wav"),
        (["library", "audit"], ["das Protokoll: Eintrag 1 in Zeile 1 wurde geändert"], "entry 1 in line 1 was changed"),
        (["library", "rebuild"], ["interview.json ist beschädigt: das Feld „events.Index 2.sequence“ ist nicht"], "interview.json is damaged: the field "),
    ]:
        own = tmp_path / f"own-{words[1]}"
        shutil.copytree(library, own, symlinks=True)
        done, plain = told(leitfaden, words, own, "de_DE.UTF-8")
        for part in german:
            assert part in done.stdout + done.stderr, done
        assert not ONLY_ENGLISH.search(plain), (ONLY_ENGLISH.findall(plain), plain)
        shutil.rmtree(own)
        shutil.copytree(library, own, symlinks=True)
        other, plain = told(leitfaden, words, own, "C.UTF-8")
        assert english in other.stdout + other.stderr and not re.search(r"[äöüß]|\b(?:der|und|nicht|wird|ist)\b", plain), plain
        # the same findings, and the same steps
        assert (other.stdout + other.stderr).count("\n") == (done.stdout + done.stderr).count("\n")
        assert other.returncode == done.returncode
    documents = [told(leitfaden, [*words, "--json"], library, locale)[0].stdout
                 for words in (["library", "check"], ["library", "audit"]) for locale in ("C", "de_DE.UTF-8")]
    assert documents[0] == documents[1] and documents[2] == documents[3]
    assert f"{folder.name} has lost the sound part-001.wav" in documents[0]


def test_why_an_interview_of_a_bundle_is_left_alone_is_said_in_german_in_a_german_environment(leitfaden, shelf, tmp_path):
    library, bundle = tmp_path / "library", tmp_path / "b.leitfaden.tar"
    shutil.copytree(shelf, library)
    for words in (["bundle", "make", "last", "--plain", "--to", bundle], ["withdraw", "last", "--yes"]):
        subprocess.run([leitfaden, *words, "--library", library], check=True, capture_output=True, timeout=60)
    done, plain = told(leitfaden, ["bundle", "open", bundle], library, "de_DE.UTF-8")
    assert done.returncode == 1 and "nicht übernommen: die befragte Person hat es widerrufen" in done.stdout, done
    assert not ONLY_ENGLISH.search(plain), plain
    done, _ = told(leitfaden, ["bundle", "open", bundle], library, "C.UTF-8")
    assert done.returncode == 1 and "not imported: its participant has withdrawn it" in done.stdout, done


def test_a_wrong_option_is_refused_in_the_language_of_the_environment(leitfaden):
    for locale, sentence in [("de_DE.UTF-8", "Fehler: Die Option „--sopund“ gibt es nicht"), ("C", "error: Unknown option '--sopund'"),
                             ("fr_FR.UTF-8", "error: Unknown option '--sopund'")]:
        done = subprocess.run([leitfaden, "list", "--sopund"], text=True, capture_output=True, env={**os.environ, "LC_ALL": locale})
        assert done.returncode == 64 and sentence in done.stderr, done
        document = subprocess.run([leitfaden, "mark", "last", "--delete", "--json"], text=True, capture_output=True, env={**os.environ, "LC_ALL": locale})
        assert document.returncode == 64
