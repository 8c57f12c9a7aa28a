"""For scripts/check: no page of the web app uses what another page declares, and nothing below the pages uses a page."""
import re

WEB = "Sources/WebApp/"
# Files that may know pages, and why.
KNOWING = {
    "Sources/WebApp/Server/WebServer.swift": "puts all together and mounts the routes of every page",
    "Sources/WebApp/Server/WebServices.swift": "holds what pages keep between two requests",
    "Sources/WebApp/Rendering/Texts.swift": "lists the tables of texts, one per page",
    "Sources/WebApp/Lan/LanRouter.swift": "mounts the few routes that other devices reach",
    "Sources/WebApp/Lan/LanState.swift": "shows the address of the page on which devices join",
    "Sources/WebApp/Safety/Threshold.swift": "shows the page on which devices join, before anybody is let in",
    "Sources/WebApp/Safety/RoleMiddleware.swift": "sends interviewees to the one page they have",
    "Sources/WebApp/Safety/SafetyMiddleware.swift": "the same, and asks pages that take files how large these may be",
}
# What stands in a page's folder and may be used by all, and why.
COMMON = {"ByteAnswer": "an answer in ranges is the server's"}

WORDS = r"(?:@\w+(?:\([^)]*\))?\s+)*((?:(?:package|public|internal|private|fileprivate|final|nonisolated|indirect|static|mutating|override)\s+)*)"
TOP = re.compile(r"^" + WORDS + r"(?:struct|class|enum|actor|protocol|typealias|func|let|var)\s+(\w+)", re.M)
EXTENSION = re.compile(r"^" + WORDS + r"extension\s+(\w+)[^\n{]*\{(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"^  " + WORDS + r"(?:struct|class|enum|actor|typealias|func|let|var|case)\s+`?(\w+)", re.M)
LABEL = re.compile(r"^  " + WORDS + r"init[?!]?(?:<[^>]*>)?\(\s*(\w+)", re.M)
ANY = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias|func|let|var|case)\s+`?(\w+)")


def page_of(name):
    """The page a file belongs to; None below the pages."""
    parts = name[len(WEB):].split("/")
    return parts[1] if name.startswith(WEB) and parts[0] == "Pages" and len(parts) > 2 else None


def declared(files):
    """[(page, pattern of its use, what it is called)] of all that pages declare and other folders could see. What extensions add
    is seen as far as its name is its own: of a name that is declared elsewhere too nobody can say whose is meant."""
    top, places = {}, {}
    for name, code in files.items():
        if name.startswith(WEB):
            top |= {what: page_of(name) for words, what in TOP.findall(code) if "private" not in words}
        for what in ANY.findall(code):
            places.setdefault(what, set()).add(page_of(name))
    found = [(page, rf"(?<![.\w]){what}\b" + ("(?!:)" if what[0].islower() else ""), what) for what, page in top.items() if page]
    for name, code in files.items():
        if not (page := page_of(name)):
            continue
        for words, whose, body in EXTENSION.findall(code):
            # of its own types nobody else has values
            if "private" in words or top.get(whose) == page:
                continue
            found += [(page, rf"\.{what}\b", f"{whose}.{what}") for words, what in MEMBER.findall(body)
                      if "private" not in words and places[what] == {page}]
            found += [(page, rf"(?<![.\w]){whose}\(\s*{label}:", f"{whose}({label}:)") for words, label in LABEL.findall(body)
                      if "private" not in words and label != "_" and not is_common(files, name, whose, label)]
    return found


def is_common(files, own, whose, label):
    """Whether a type has an initialiser with this first label elsewhere too."""
    declaration = re.compile(rf"\b(?:struct|class|enum|actor|extension)\s+{whose}\b")
    return any(name != own and declaration.search(code) and re.search(rf"\binit[?!]?\(\s*{label}\b|\b(?:let|var)\s+{label}\b", code)
               for name, code in files.items())


def crossings(files):
    """(path, line, sentence) for each use of what a page declares outside of that page; `files` are Swift without texts."""
    for page, pattern, called in declared(files):
        if called in COMMON:
            continue
        own = re.compile(rf"\b(?:struct|enum|class|actor|typealias)\s+{re.escape(called)}\b")
        for name, code in files.items():
            if not name.startswith(WEB) or page_of(name) == page or name in KNOWING or own.search(code):
                continue
            who = f"the page {page_of(name)}" if page_of(name) else f"{name[len(WEB):].split('/')[0]}, below the pages,"
            for use in re.finditer(pattern, code):
                line = code.count("\n", 0, use.start()) + 1
                yield name, line, f"{who} uses {called} of the page {page}: what several need stands in Shared or Work"
