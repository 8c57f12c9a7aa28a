"""`export --shortest-visit`: what it takes, and that it decides which visits are handed on."""


def test_the_shortest_visit_is_0_to_60_seconds_and_decides_what_is_handed_on(run, record, library, tmp_path):
    record("visit first_day\n+0.6 visit advice\n+0.1 visit first_day\n+0.6 visit advice\n+0.6 save\n")
    whole = run("show", "last", "--json", "--library", library).json["visits"]
    assert [visit["wording"] for visit in whole[:2]] == ["How was your first day?", "What would you advise others?"]

    def visits(seconds):
        folder = tmp_path / f"at{seconds}"
        done = run("export", "last", "--as", "csv", "--shortest-visit", seconds, "--to", folder, "--library", library)
        assert done.status == 0, done
        return len((folder / "visits.csv").read_text(encoding="utf-8-sig").strip().splitlines()) - 1
    assert visits("0") == len(whole) == 4
    # the visit of 0.1 s counts for what stands before and after it, which then is one
    assert visits("0.4") == 2
    assert visits("60") == 1
    for nonsense in ("-0.5", "60.5", "nan", "inf", "1e300", "soon", ""):
        done = run("export", "last", "--as", "csv", f"--shortest-visit={nonsense}", "--to", tmp_path / "no", "--library", library)
        assert done.status == 64 and "--shortest-visit" in done.err and not (tmp_path / "no").exists(), (nonsense, done)
