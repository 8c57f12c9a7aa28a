"""Every interview that a test records is what our own JSON schemas say (docs/*.schema.json): checked where a recording ends,
so that a field which was added and not described fails the first test that records one.
"""
import functools
import json
import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


@functools.cache
def described(schema):
    """The checker of `docs/SCHEMA.schema.json`; none where jsonschema is not installed, and that is said."""
    try:
        from jsonschema import validators
    except ImportError:
        # scripts/test installs it and says so
        assert not os.environ.get("LEITFADEN_ALL_READERS"), "jsonschema is not installed"
        print(f"not checked: {schema}, jsonschema is not installed")
        return None
    text = json.loads((ROOT / f"docs/{schema}.schema.json").read_text(encoding="utf-8"))
    validators.Draft202012Validator.check_schema(text)
    return validators.Draft202012Validator(text)


def check(document, schema):
    """Fails with the first places at which the document is not as its schema says."""
    if not (checker := described(schema)):
        return
    wrong = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"
             for _, error in zip(range(3), checker.iter_errors(document))]
    assert not wrong, f"docs/{schema}.schema.json does not describe this: " + "; ".join(wrong)


def check_recorded(library, since):
    """Looks at the interviews of a plain library that were saved after `since` (seconds since 1970)."""
    for file in pathlib.Path(library).glob("*/interview.json"):
        if file.stat().st_mtime >= since:
            interview = json.loads(file.read_text(encoding="utf-8"))
            # the demonstration was written by an earlier version, and no test recorded it
            if interview["participant"] == "DEMO":
                continue
            check({"format": 1, "interviews": [interview]}, "interviews")
            codebook = file.parent / "export/codebook.json"
            if codebook.exists():
                check(json.loads(codebook.read_text(encoding="utf-8")), "codebook")
