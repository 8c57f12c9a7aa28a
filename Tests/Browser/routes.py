"""All addresses the server knows, read from its source, so that no test of safety forgets a new one."""
import re

import leitfaden as program

SOURCES = program.ROOT / "Sources/WebApp"
ROOMS = [SOURCES, program.ROOT / "Sources/WebServing"]
ROUTE = re.compile(r"\b\w+\.(get|post|put|delete|head|patch|on|ws)\(\s*\"(/[^\"]*)\"")
# where people come in: with a token or a code instead of a page of ours, but from our own address all the same
ENTRANCES = {("POST", "/api/session"), ("POST", "/api/pair")}
# what people may ask who have not been let in, or who only answer
OPEN = {("GET", "/assets/:fingerprint/**"), *ENTRANCES}
RESPONDENT = re.compile(r"/(api/)?(respond|pair)\b")


def all_routes():
    """(method, pattern) of every route."""
    found = set()
    for file in sorted(file for room in ROOMS for file in room.rglob("*.swift")):
        for word, pattern in ROUTE.findall(file.read_text()):
            found.add(("GET" if word == "on" else word.upper(), pattern))
    return sorted(found)


def inside():
    """The routes for interviewers only."""
    return [route for route in all_routes() if route not in OPEN and not RESPONDENT.match(route[1])]


def reads():
    return [path for method, path in all_routes() if method == "GET"]


def changes():
    """The routes that change something."""
    return [route for route in all_routes() if route[0] not in ("GET", "HEAD")]


def filled(pattern, **values):
    """An address for a pattern; `values` replace what they name, the rest is something harmless."""
    values = {"id": "00000000-0000-4000-8000-000000000000", "guide": "none", "question": "none", "section": "none",
              "fingerprint": "0", "file": "none", **values}
    path = re.sub(r":(\w+)|\{(\w+)\}", lambda match: values.get(match[1] or match[2], "none"), pattern)
    return path.replace("**", "none").replace("*", "none")
