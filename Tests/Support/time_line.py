"""The time line of an interview, as the database holds it."""
import contextlib
import json
import sqlite3


def told(interview, library):
    """The events of a finished interview as (kind, body, frame), in order."""
    with contextlib.closing(sqlite3.connect(library / "library.sqlite")) as database:
        rows = database.execute("SELECT kind, body, frame FROM event WHERE interview = ? ORDER BY sequence",
                                (interview.summary["id"],)).fetchall()
    return [(kind, json.loads(body), frame) for kind, body, frame in rows]


def noticed(interview, library):
    """What the machine noticed, as (notice, frame), in order."""
    return [(body["notice"], frame) for kind, body, frame in told(interview, library) if kind == "noticed"]


def notices(library):
    """What the machine noticed so far in the only interview of a library; none before it has tables."""
    with contextlib.suppress(sqlite3.OperationalError), \
            contextlib.closing(sqlite3.connect(library / "library.sqlite")) as database:
        rows = database.execute("SELECT body FROM event WHERE kind = 'noticed' ORDER BY sequence").fetchall()
        return [json.loads(body)["notice"] for body, in rows]
    return []
