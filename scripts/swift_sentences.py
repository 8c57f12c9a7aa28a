"""Finds the sentences for people in Swift source: string literals of several words, and whether they have German."""
import json
import re

from swift_source import blanked

CATALOGUE = "Sources/Wording/Languages/de.po"

WORDS = re.compile(r"[A-Za-z]{2,} [a-z(“‘\"<&=%]|%\d [a-z]{2,}")
# What two words may say for themselves.
SHORT = re.compile(r"^(?:an?|the|there|its?|one|at) \S+")


# Words of files and of other programs, which nobody reads.
NOT_SAID = {"huge text node", "Branching Logic (Show field only if...)", "set form title", "set form id",
            "Guide with its pictures and sounds (.guide.zip)", "Page to print (.html)", "QDA codebook (.qdc)",
            "start=%1 end=%2 step=%3", "start=%1 end=%2 step=1", "not(selected(., '%1') and count-selected(.) > 1)",
            "bundle make INTERVIEW... --to FILE", "    --device %1", "%1  %2 ms (%3)", "Address already in use", "Date and time", "  +2.5 mark red Nobody asked", "  @6   note He laughs", "  visit first_day", "  answer years 12", "%1 at %2 s", "Points on the picture", "Only if: %1", '(%1.NAOK == "%2")', '(%1_%2.NAOK == "Y")'}


# In these rooms the errors are sentences, and not yet all that is printed.
ERRORS_ONLY = tuple(f"Sources/{room}/" for room in ("Library", "Sound", "Exchange", "Sitting", "Interviewing", "WebServing", "WebApp", "Vault"))
ERROR = re.compile(r"\b(?:CommandFailure|[Ff]inding|AuditBreak|note|WebError|LanProblem|UnknownCommand|Confirmation\.ask|(?:Library|Sound|Exchange|Sitting|Session|Age)Error)\(|\.(?:refusal|warning|system|inside|header)\(|\b(?:unsupported\(|damaged\(name,|ExportFormat(?:\.\w+)?\()|(?:: Sentence|-> Sentence\?? \{)")


def in_errors(text):
    """Tells of a position in the text of a file whether an error is made there, or a `Sentence`."""
    code, spans = blanked(text), []
    for found in ERROR.finditer(code):
        depth, end = 0, found.end() - 1
        while end < len(code):
            depth += (code[end] in "({[") - (code[end] in ")}]")
            if depth <= 0 and (code[end] in ")}" or code[end] == "\n" and code[end + 1:].lstrip()[:1] not in "?:+"):
                break
            end += 1
        spans.append((found.start(), end))
    return lambda position: any(start < position < end for start, end in spans)


def literals(text, wanted=None):
    """(line, template) of each string literal; those joined by `+` are one. Interpolations, and `%id`, which
    stands for one, are %1, %2 …, as in the keys of `Sentence`; literals inside of interpolations follow as ones of their
    own."""
    found = []
    code(text, 0, None, found)
    found = sorted(item for item in found if wanted is None or wanted(item[0]))
    return [(text.count("\n", 0, start) + 1, template) for start, template in found]


def code(text, i, until, found):
    """Reads code from i up to the closing sign; the position behind it."""
    depth, n = 0, len(text)
    while i < n:
        if text.startswith("//", i):
            end = text.find("\n", i)
            i = n if end < 0 else end
        elif text.startswith("/*", i):
            end = text.find("*/", i)
            i = n if end < 0 else end + 2
        elif text.startswith('#"', i):
            i = text.index('"#', i + 2) + 2
        elif text[i] == '"':
            i = chain(text, i, found)
        elif text[i] == "/" and re.compile(r"/[^\s/][^\n]*?[^\\]/(?=[)\s,.])").match(text, i):
            i = re.compile(r"/[^\s/][^\n]*?[^\\]/").match(text, i).end()
        else:
            if until:
                depth += (text[i] == "(") - (text[i] == ")")
                if depth < 0:
                    return i + 1
            i += 1
    return i


def chain(text, i, found):
    """Reads literals joined by `+`."""
    start, pieces = i, []
    while True:
        i = literal(text, i, pieces, found)
        more = re.compile(r'\s*\+\s*(?=")').match(text, i)
        if not more:
            break
        i = more.end()
    number, template = 0, ""
    for piece in pieces:
        for words in re.split("(%id)", piece) if piece is not None else ["%id"]:
            number += words == "%id"
            template += f"%{number}" if words == "%id" else words
    found.append((start, template))
    return i


def literal(text, i, pieces, found):
    """Reads one literal into pieces, None for an interpolation."""
    quote = '"""' if text.startswith('"""', i) else '"'
    i += len(quote)
    words, margin = "", 0
    if quote == '"""':
        # the closing line says how far the text is indented, and neither its line break nor the first one belongs to the text
        closing = re.compile(r'\n( *)"""').search(text, i - 1)
        margin = len(closing[1])
        i += 1 + margin if text.startswith("\n" + " " * margin, i) else 1
    while i < len(text) and not text.startswith(quote, i):
        if text.startswith("\\(", i):
            pieces += [words, None]
            words = ""
            i = code(text, i + 2, ")", found)
        elif text.startswith("\\u{", i):
            end = text.index("}", i)
            words += chr(int(text[i + 3:end], 16))
            i = end + 1
        elif margin and text.startswith("\n" + " " * margin + quote, i):
            i += 1 + margin
        elif margin and text[i] == "\n":
            words += "\n"
            i += 1 + (margin if text.startswith(" " * margin, i + 1) else 0)
        elif margin and text.startswith("\\\n", i):
            i += 2 + (margin if text.startswith(" " * margin, i + 2) else 0)
        elif text[i] == "\\":
            words += {"n": "\n", "t": "\t", "\n": ""}.get(text[i + 1], text[i + 1])
            i += 2
        else:
            words += text[i]
            i += 1
    pieces.append(words)
    return i + len(quote)


def is_sentence(template):
    """Whether somebody may read it: several words beside each other."""
    return template not in NOT_SAID and "\n" not in template and not template.startswith("leitfaden ") and bool(SHORT.match(template) or template.count(" ") > 1 and WORDS.search(template))


def gaps(text):
    return sorted(re.findall(r"%\d", text)) + sorted(set(re.findall(r"\{[a-z]\w*\}", text)))


def entries(po):
    """(line, English words, German) of the sentences of a catalogue: entries without a name."""
    words = r'((?:"(?:[^"\\\n]|\\.)*"\s*)+)'
    for found in re.finditer(rf"^(msgctxt [^\n]*\n)?msgid {words}msgstr {words}", po, re.M):
        name, key, text = found[1], *(json.loads('"' + "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', part)) + '"') for part in found.groups()[1:])
        if key and not name:
            yield po.count("\n", 0, found.start()) + 1, key, text


def untranslated(files):
    """(file, line, sentence) of what is not said in German, or said in German for nothing. `files` maps names to texts;
    sentences stand where `Wording` is imported, their German in the catalogue, by the English words."""
    said, found = set(), []
    german = {}
    for line, key, words in entries(files.get(CATALOGUE, "")):
        if key in german:
            found.append((CATALOGUE, line, f"“{key}” stands twice; delete one"))
        german[key] = (CATALOGUE, line, words)
    for name, text in sorted(files.items()):
        if name == CATALOGUE or not re.search(r"^(?:package )?import Wording$", text, re.M):
            continue
        said.update(template for _, template in literals(text))
        for line, template in literals(text, in_errors(text) if name.startswith(ERRORS_ONLY) else None):
            if is_sentence(template) and template not in german:
                found.append((name, line, f"there is no German for “{template}”; write it into {CATALOGUE}"))
    for key, (name, line, words) in german.items():
        if key not in said:
            found.append((name, line, f"nobody says “{key}” any more; delete it"))
        elif gaps(key) != gaps(words):
            found.append((name, line, f"the German of “{key}” has other gaps"))
    return found
