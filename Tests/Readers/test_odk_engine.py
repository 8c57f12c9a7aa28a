"""The table of expressions that our importer is measured against, asked of ODK's own engine (ODK Validate, which comes
with pyxform and needs Java to run)."""
import json
import pathlib
import re
import shutil
import subprocess
from xml.sax.saxutils import escape, quoteattr

import pytest
from readers import needs_package

HERE = pathlib.Path(__file__).parent
TABLE = HERE.parent / "GuideFormatsTests/Fixtures/odk_expressions.json"
FORM = """<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>t</h:title>
<model><instance><data id="t">{values}<result_/></data></instance>{binds}
<bind nodeset="/data/result_" type="string" calculate={expression}/></model></h:head><h:body>{body}</h:body></h:html>"""


def engine():
    """The jar of ODK Validate."""
    if not shutil.which("javac"):
        pytest.skip("java is not installed")
    package = pathlib.Path(needs_package("pyxform").__file__).parent
    jars = sorted(package.glob("validators/odk_validate/bin/*.jar"))
    return jars[0] if jars else pytest.skip("this pyxform comes without ODK Validate")


def control(name, kind, codes):
    if not kind.startswith("select"):
        return f'<input ref="/data/{name}"><label>x</label></input>'
    items = "".join(f"<item><label>{code}</label><value>{code}</value></item>" for code in sorted(codes))
    return f'<{kind} ref="/data/{name}"><label>x</label>{items}</{kind}>'


def form(case, answers):
    kinds = case["kinds"]
    expression = re.sub(r"\$\{(\w+)\}", r"/data/\1", case["expression"])
    if case.get("own"):
        expression = re.sub(r"(?<![\w.)])\.(?=[\s<>=,)])", "/data/" + case["own"], expression)
    if not case["isCalculation"]:
        expression = f"if({expression}, 'yes', 'no')"
    codes = {name: {code for said in case["said"] for code in said["answers"].get(name, "").split()} for name in kinds}
    return FORM.format(
        values="".join(f"<{name}>{escape(answers.get(name, ''))}</{name}>" for name in kinds),
        binds="".join(f'<bind nodeset="/data/{name}" type="{kind}"/>' for name, kind in kinds.items()),
        expression=quoteattr(expression), body="".join(control(name, kinds[name], codes[name]) for name in kinds))


def test_odks_engine_says_what_the_table_says(tmp_path):
    jar = engine()
    cases = json.loads(TABLE.read_text())["cases"]
    asked = [(case, said) for case in cases for said in case["said"]]
    subprocess.run(["javac", "-cp", jar, "-d", tmp_path, HERE / "OdkEngine.java"], check=True)
    run = subprocess.run(
        ["java", "-cp", f"{jar}:{tmp_path}", "OdkEngine"], check=True, text=True, capture_output=True,
        input="".join(form(case, said["answers"]) + "\n=====\n" for case, said in asked))
    lines = run.stdout.split("\n")[:-1]
    assert len(lines) == len(asked) > 100
    wrong = [
        (case["expression"], said["answers"], line)
        for (case, said), line in zip(asked, lines) if line != said["odk"]]
    assert not wrong
