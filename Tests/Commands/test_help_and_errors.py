"""What holds for every command: help, wrong words, one JSON document, the library's place."""
import json
import os

import leitfaden as program
import pytest


def leaves(command, before=()):
    """The words of every command that does something: `guide check` and the like."""
    below = [each for each in command.get("subcommands", []) if each["commandName"] != "help"]
    words = (*before, command["commandName"])
    return [found for each in below for found in leaves(each, words)] or [" ".join(words[1:])]


def commands_of_this_build():
    """As the program tells them to tools that write completions; the first test sees that there are some."""
    if not program.binary().exists():
        return []
    done = program.run("--experimental-dump-help")
    return leaves(json.loads(done.out)["command"]) if done.status == 0 else []


COMMANDS = commands_of_this_build()
# words with which a command fails although they are well formed: exit status 1 and one sentence
FAILING = {
    "record": ["no-such.guide.md"], "play": ["no-such-interview", "--at", "0"],
    "export": ["no-such-interview", "--to", "out"], "show": ["no-such-interview"],
    "delete": ["no-such-interview"], "edit": ["no-such-interview", "--title", "A"],
    "rename": ["no-such-interview", "A"], "mark": ["no-such-interview"], "consent": ["no-such-interview"],
    "withdraw": ["no-such-interview"], "contact show": ["P-99"], "contact delete": ["P-99"],
    "bundle make": ["no-such-interview", "--to", "out.leitfaden.age"], "bundle open": ["no-such.leitfaden.age"],
    "guide check": ["no-such.guide.md"], "guide show": ["no-such.guide.md"], "guide import": ["no-such.lss"],
    "guide export": ["no-such.guide.md", "--as", "xlsform", "--to", "out.xlsx"],
    "restore": ["no-such-interview"], "library restore": ["no-such-interview"], "library peaks": ["no-such-interview"],
    "library passphrase": [], "library seal": [], "library unlock": [], "library lock": [], "library ledger": ["no-such-interview"],
    "library retention": ["no-such-guide", "2030"],
    "devices": ["--check", "no-such-device"], "serve": ["--lan"],
}
# those that fail only when the library is none: a file lies in its place
WITHOUT_A_LIBRARY = {
    "list": [], "search": ["word"], "contact list": [], "contact set": ["P-01", "--name", "Ada"], "library check": [],
    "library rebuild": [], "library backup": ["out"], "library audit": [], "library bin": [],
}
# words that answer with JSON in an empty library
ANSWERING = {"list": [], "devices": [], "export": ["--list-formats"]}


def test_help_names_the_commands(run):
    done = run("--help")
    assert done.status == 0 and "USAGE: leitfaden" in done.out
    assert len(COMMANDS) > 30
    for command in COMMANDS:
        assert command.split()[0] in done.out


def test_every_command_has_its_words_to_fail_with():
    assert sorted({*FAILING, *WITHOUT_A_LIBRARY}) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command_shows_an_example(run, command):
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
def test_an_unknown_option_of_each_command_ends_with_64(run, command):
    done = run(*command.split(), "--no-such-option")
    assert done.status == 64 and done.out == ""


@pytest.mark.parametrize("command", FAILING)
def test_what_cannot_be_done_ends_with_1_and_a_sentence(run, library, tmp_path, command):
    options = [] if command.startswith("guide ") and command != "guide import" else ["--library", library]
    done = run(*command.split(), *FAILING[command], *([] if command == "devices" else options), cwd=tmp_path)
    assert_refused(done)


@pytest.mark.parametrize("command", WITHOUT_A_LIBRARY)
def test_a_library_that_is_a_file_is_refused_in_a_sentence(run, tmp_path, command):
    (tmp_path / "library").write_text("no folder")
    done = run(*command.split(), *WITHOUT_A_LIBRARY[command], "--library", tmp_path / "library", cwd=tmp_path)
    assert_refused(done)
    assert (tmp_path / "library").read_text() == "no folder"


def assert_refused(done):
    assert done.status == 1, done
    assert done.out == "", done
    first = done.err.splitlines()[0]
    assert first.startswith("leitfaden: error: ") and not first.endswith("."), done
    assert "Error Domain" not in done.err and "NSError" not in done.err, done


@pytest.mark.parametrize("command", ANSWERING)
def test_json_is_one_document_and_nothing_else(run, library, command):
    words = [] if command == "devices" or ANSWERING[command] else ["--library", library]
    done = run(*command.split(), *ANSWERING[command], *words, "--json")
    assert done.status == 0, done
    document = json.loads(done.out)
    assert isinstance(document, (list, dict)) and done.out.endswith("\n")


def test_the_library_may_come_from_the_environment(run, tmp_path):
    done = run("list", "--json", env={**os.environ, "LEITFADEN_LIBRARY": str(tmp_path / "mine")}, cwd=tmp_path)
    assert done.status == 0 and done.json in ([], {"interviews": []}), done


def test_nothing_is_written_where_one_stands(run, tmp_path):
    run("list", env={**os.environ, "LEITFADEN_LIBRARY": str(tmp_path / "mine")}, cwd=tmp_path)
    assert [p.name for p in tmp_path.iterdir() if p.name != "mine"] == []


def test_a_closed_pipe_is_no_crash(leitfaden):
    import subprocess
    done = subprocess.run(["bash", "-c", f"set -o pipefail; '{leitfaden}' --help | head -c 1 >/dev/null"])
    assert done.returncode in (0, 141), done.returncode
