"""Charts opened by XML readers we did not write: expat, xmllint and librsvg read every approved picture."""
import pathlib
import subprocess
import xml.etree.ElementTree

import pytest
from readers import needs

APPROVED = pathlib.Path(__file__).resolve().parents[2] / "Tests/AnalysisTests/Approved"
CHARTS = sorted(APPROVED.rglob("*.svg"))


def test_there_are_charts():
    assert len(CHARTS) > 20


@pytest.mark.parametrize("chart", CHARTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_expat_reads_the_chart_and_finds_a_named_picture(chart):
    root = xml.etree.ElementTree.parse(chart).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["role"] == "img"
    ids = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    for name in root.attrib["aria-labelledby"].split():
        assert (ids[name].text or "").strip()


@pytest.mark.parametrize("command", [["xmllint", "--noout", "--nonet"], ["rsvg-convert", "-w", "390"]],
                         ids=lambda command: command[0])
def test_programs_of_others_read_all_charts(command):
    needs(command[0])
    for chart in CHARTS:
        done = subprocess.run([*command, chart], capture_output=True, timeout=60)
        assert done.returncode == 0 and not done.stderr, f"{chart.name}: {done.stderr}"
