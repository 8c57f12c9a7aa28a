"""What holds for every command: help, wrong words, one JSON document, the library's place."""
import json
import os

import pytest

COMMANDS = ["record", "play", "export", "list", "show", "search", "delete", "edit", "guide check", "guide show",
            "guide import", "guide export", "library check", "library rebuild", "library backup", "library peaks",
            "devices", "serve"]
# words with which a command fails although they are well formed: exit status 1 and one sentence
FAILING = {
    "record": ["no-such.guide.md"], "play": ["no-such-interview", "--at", "0"],
    "export": ["no-such-interview", "--to", "out"], "show": ["no-such-interview"],
    "delete": ["no-such-interview"], "edit": ["no-such-interview", "--title", "A"],
    "guide check": ["no-such.guide.md"], "guide show": ["no-such.guide.md"], "guide import": ["no-such.lss"],
    "guide export": ["no-such.guide.md", "--as", "xlsform", "--to", "out.xlsx"],
    "devices": ["--check", "no-such-device"], "serve": ["--lan"],
}
# words that answer with JSON in an empty library
ANSWERING = {"list": [], "devices": [], "export": ["--list-formats"]}


@pytest.fixture(scope="session")
def there(leitfaden):
    """The commands this build has, `guide check` and the like included."""
    import subprocess
    found = set()
    for command in COMMANDS:
        done = subprocess.run([leitfaden, *command.split(), "--help"], text=True, capture_output=True, timeout=60)
        if done.returncode == 0 and f"leitfaden {command}" in done.stdout:
            found.add(command)
    return found


def needs(there, command):
    if command not in there:
        pytest.skip(f"`leitfaden {command}` is not there yet")


def test_help_names_the_commands(run, there):
    done = run("--help")
    assert done.status == 0 and "USAGE: leitfaden" in done.out
    for command in there:
        assert command.split()[0] in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command_shows_an_example(run, there, command):
    needs(there, command)
    done = run(*command.split(), "--help")
    assert done.status == 0 and done.err == ""
    head, _, rest = done.out.partition("USAGE:")
    # the usage line begins with the same words; an example stands outside of it
    assert f"leitfaden {command}" in head + "\n".join(rest.splitlines()[1:]), f"no example in:\n{done.out}"


@pytest.mark.parametrize("words", [["no-such-command"], ["--no-such-option"], ["record", "--no-such-option"]])
def test_wrong_words_end_with_64(run, words):
    done = run(*words)
    assert done.status == 64 and done.out == "" and "rror" in done.err


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_of_each_command_ends_with_64(run, there, command):
    needs(there, command)
    done = run(*command.split(), "--no-such-option")
    assert done.status == 64 and done.out == ""


@pytest.mark.parametrize("command", FAILING)
def test_what_cannot_be_done_ends_with_1_and_a_sentence(run, there, library, tmp_path, command):
    needs(there, command)
    options = [] if command.startswith("guide ") and command != "guide import" else ["--library", library]
    done = run(*command.split(), *FAILING[command], *([] if command == "devices" else options), cwd=tmp_path)
    assert done.status == 1, done
    assert done.out == "", done
    first = done.err.splitlines()[0]
    assert first.startswith("leitfaden: error: ") and not first.endswith("."), done
    assert "Error Domain" not in done.err and "NSError" not in done.err, done


@pytest.mark.parametrize("command", ANSWERING)
def test_json_is_one_document_and_nothing_else(run, there, library, command):
    needs(there, command)
    words = [] if command == "devices" or ANSWERING[command] else ["--library", library]
    done = run(*command.split(), *ANSWERING[command], *words, "--json")
    assert done.status == 0, done
    document = json.loads(done.out)
    assert isinstance(document, (list, dict)) and done.out.endswith("\n")


def test_the_library_may_come_from_the_environment(run, there, tmp_path):
    needs(there, "list")
    done = run("list", "--json", env={**os.environ, "LEITFADEN_LIBRARY": str(tmp_path / "mine")}, cwd=tmp_path)
    assert done.status == 0 and done.json in ([], {"interviews": []}), done


def test_nothing_is_written_where_one_stands(run, there, tmp_path):
    needs(there, "list")
    run("list", env={**os.environ, "LEITFADEN_LIBRARY": str(tmp_path / "mine")}, cwd=tmp_path)
    assert [p.name for p in tmp_path.iterdir() if p.name != "mine"] == []


def test_a_closed_pipe_is_no_crash(leitfaden):
    import subprocess
    done = subprocess.run(["bash", "-c", f"set -o pipefail; '{leitfaden}' --help | head -c 1 >/dev/null"])
    assert done.returncode in (0, 141), done.returncode
