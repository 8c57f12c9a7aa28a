"""The copies of the database that a save leaves in the library."""


def test_an_interview_comes_back_from_a_copy_when_database_and_interview_json_are_lost(live, microphone, run, library):
    microphone.play("ramp")
    with live() as interview:
        interview.say("visit first_day")
        interview.heard("visit")
        interview.say("mark red kept")
        interview.heard("mark")
        interview.say("save")
        interview.process.wait(20)
    copies = sorted(path.name for path in (library / "backups").glob("*.sqlite"))
    assert copies == ["library-1.sqlite"]
    for path in library.glob("library.sqlite*"):
        path.unlink()
    for path in library.glob("2*/interview.json"):
        path.unlink()
    rebuilt = run("library", "rebuild", "--library", library, env=microphone.env)
    assert rebuilt.status == 0 and "came from a copy in backups/" in rebuilt.out, rebuilt
    shown = run("show", "last", "--library", library, "--json", env=microphone.env).json
    assert [mark["label"] for mark in shown["marks"]] == ["kept"]
    assert run("library", "check", "--library", library, env=microphone.env).status == 0
