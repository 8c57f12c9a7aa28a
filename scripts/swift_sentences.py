"""Finds the sentences for people in Swift source: string literals of several words, and whether they have German."""
import re

WORDS = re.compile(r"[A-Za-z]{2,} [a-z(“‘\"<&=%]|%\d [a-z]{2,}")
# What two words may say for themselves.
SHORT = re.compile(r"^(?:an?|the|there|its?|one|at) \S+")


# Words of files and of other programs, which nobody reads.
NOT_SAID = {"huge text node", "Branching Logic (Show field only if...)", "set form title", "set form id",
            "Guide with its pictures and sounds (.guide.zip)", "Page to print (.html)", "QDA codebook (.qdc)",
            "start=%1 end=%2 step=%3", "start=%1 end=%2 step=1", "not(selected(., '%1') and count-selected(.) > 1)",
            "Date and time", "Points on the picture", "Only if: %1", '(%1.NAOK == "%2")', '(%1_%2.NAOK == "Y")'}


def literals(text):
    """(line, template) of each string literal; those joined by `+` are one. Interpolations, and `%id`, which
    stands for one, are %1, %2 …, as in the keys of `Sentence`; literals inside of interpolations follow as ones of their
    own."""
    found = []
    code(text, 0, None, found)
    found.sort(key=lambda item: item[0])
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
    words = ""
    while i < len(text) and not text.startswith(quote, i):
        if text.startswith("\\(", i):
            pieces += [words, None]
            words = ""
            i = code(text, i + 2, ")", found)
        elif text.startswith("\\u{", i):
            end = text.index("}", i)
            words += chr(int(text[i + 3:end], 16))
            i = end + 1
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
    return template not in NOT_SAID and "\n" not in template and bool(SHORT.match(template) or template.count(" ") > 1 and WORDS.search(template))


def gaps(text):
    return sorted(re.findall(r"%\d", text))


def untranslated(files):
    """(file, line, sentence) of what is not said in German, or said in German for nothing. `files` maps names to texts;
    sentences stand where `Wording` is imported, their German in folders called so, English and German in turn."""
    german, said, found = {}, set(), []
    for name, text in sorted(files.items()):
        if "/German/" in name:
            pairs = literals(text)
            german.update({key: (name, line, words) for (line, key), (_, words) in zip(pairs[::2], pairs[1::2])})
    for name, text in sorted(files.items()):
        if "/German/" in name or not re.search(r"^(?:package )?import Wording$", text, re.M):
            continue
        for line, template in literals(text):
            said.add(template)
            if is_sentence(template) and template not in german:
                found.append((name, line, f"there is no German for “{template}”; write it into a table in German/"))
    for key, (name, line, words) in german.items():
        if key not in said:
            found.append((name, line, f"nobody says “{key}” any more; delete it"))
        elif gaps(key) != gaps(words):
            found.append((name, line, f"the German of “{key}” has other gaps"))
    return found
