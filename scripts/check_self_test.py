"""Proof that each rule of scripts/check can fail, and that it leaves good code alone."""
import pathlib
import tempfile

ARROWS = {"Timeline": ("regular", set()), "Sound": ("regular", {"Timeline"}), "Leitfaden": ("executable", {"Sound"}),
          "SoundTests": ("test", {"Sound"})}
TABLE = "| `Timeline` | - | time |\n| `Sound` | Timeline | sound |\n| `Leitfaden` | Sound | commands |\n"
S = "Sources/Sound/A.swift"
P = "Sources/WebApp/Pages/One/A.swift"
Q = "Sources/WebApp/Pages/Two/A.swift"
DE = "Sources/Wording/Languages/de.po"
J = "Sources/WebApp/Public/js/a.js"
K = {"Sources/Guide/Answering/SingleAnswer.swift": 'package enum SingleAnswer: AnswerKind {\n  package static let id = "single"\n'
                                                   '  let a = question.kind == "single"\n}\n'}
SAID = 'import Wording\nlet a: Sentence = "there is no \\(thing)"\n'
GERMAN = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"\n\nmsgid "there is no %1"\nmsgstr "es gibt kein %1"\n'

# rule, file, text (or texts by their files), line of the finding (None: no finding)
CASES = [
    ("arrows", S, "import Timeline\nimport Foundation\n", None),
    ("arrows", S, "import Timeline\npackage import Leitfaden\n", 2),
    ("arrows", S, "import GRDB\n", 1),
    ("arrows", "Sources/Timeline/A.swift", "@preconcurrency import struct Sound.Device\n", 1),
    ("arrows", S, "// import Leitfaden\nlet a = \"\"\"\nimport Leitfaden\n\"\"\"\n", None),
    ("arrows", "Tests/SoundTests/A.swift", "import Testing\n@testable import Sound\n", None),
    ("arrows", "Tests/SoundTests/A.swift", "import Timeline\n", 1),
    ("table", "docs/architecture.md", TABLE, None),
    ("table", "docs/architecture.md", TABLE.replace("Timeline | sound", "- | sound"), 2),
    ("table", "docs/architecture.md", TABLE.replace("| - |", "| Sound |"), 1),
    ("table", "docs/architecture.md", TABLE + "| `Cellar` | - | nothing |\n", 4),
    ("table", "docs/architecture.md", TABLE.split("\n", 1)[1], 1),
    ("xml", S, "import Foundation\nimport FoundationXML\n", 2),
    ("print", S, "func f() { print(1) }\n", 1),
    ("print", S, "func f() { let text = \"print(1)\"; file.print(text); sprint(2) }\n", None),
    ("print", S, "func print(a: Int) {}\n", None),
    ("print", S, "let a = \"\\(print(1))\"\n", 1),
    ("print", S, "func f() { Console.print(\"a\") }\n", 1),
    ("print", "Sources/Leitfaden/A.swift", "func f() { Console.print(\"a\") }\n", None),
    ("print", "Sources/Leitfaden/A.swift", "func f() { print(\"a\") }\n", 1),
    ("length", S, "//\n" * 400, None),
    ("length", S, "//\n" * 401, 401),
    ("length", "scripts/long", "#!/bin/sh\n" + "#\n" * 400, 401),
    ("documentation", S, "/// A.\npackage struct A {\n  /// B.\n  @Sendable\n  package var b = 1\n  var c = 2\n}\n", None),
    ("documentation", S, "package struct A {}\n", 1),
    ("documentation", S, "/// A.\npackage struct A {\n  package static let b = 1\n}\n", 3),
    ("documentation", S, "/// A.\npublic final class A {\n  public init(a: Int) {}\n}\n", 3),
    ("documentation", S, "/// A.\npackage struct A {\n  package private(set) var b = 1\n}\n", 3),
    ("documentation", S, "/// A.\npackage enum A {\n  /// B.\n  case b\n  case c(Int)\n}\n", 5),
    ("documentation", S, "/// A.\npackage enum A {\n  /// B.\n  case b\n  /// C.\n  package func c() {\n"
                         "    switch self {\n    case .b: break\n    }\n  }\n}\n", None),
    ("documentation", S, "/// A.\npackage protocol A {\n  func b()\n}\n", 3),
    ("documentation", S, "enum A {\n  case b\n}\nprotocol B {\n  func c()\n}\n", None),
    ("documentation", S, "package extension Int {\n  func b() {}\n  private func c() {}\n}\n", 2),
    ("force", S, "func f() { fatalError(\"x\") }\n", 1),
    ("force", S, "let a = try! b()\n", 1),
    ("force", S, "let a = b as! Int\n", 1),
    ("force", S, "/// Never `try!`.\nlet a = try? b() as? Int\n", None),
    ("force", "Tests/SoundTests/A.swift", "let a = try! b()\n", None),
    ("paths", "README.md", "cd /" + "work/main\n", 1),
    ("paths", "scripts/x", "ls /" + "root/x\n", 1),
    ("paths", "scripts/x", "a=$b/" + "work/x; https://example.org/" + "work/x\n", None),
    ("paths", "scripts/x", "cat .." + "/shared/x\n", 1),
    ("syntax", "scripts/x", "#!/usr/bin/env python3\nprint(1\n", 2),
    ("syntax", "Tests/x.py", "a = 1\n", None),
    ("syntax", "scripts/x", "#!/usr/bin/env bash\nif true\nthen echo 1\n", 4),
    ("syntax", "scripts/x", "#!/usr/bin/env bash\necho 1\n", None),
    ("german", S, SAID, 2),
    ("german", S, SAID.replace("Wording", "Guide"), None),
    ("german", S, {DE: GERMAN, S: SAID}, None),
    ("german", S, {DE: GERMAN.replace("kein %1", "keines"), S: SAID}, 9),
    ("german", S, {DE: GERMAN}, 9),
    ("german", S, {DE: GERMAN + GERMAN[GERMAN.index('msgid "there'):], S: SAID}, 11),
    ("german", S, {DE: GERMAN, S: SAID.replace("no \\(", "\" + \"no \\(")}, None),
    ("pages", P, {P: "struct Thing {}\n", Q: "let a = 1\nlet b: [Thing] = []\n"}, 2),
    ("pages", P, {P: "@MainActor final class Thing {}\n", Q.replace("Pages/Two", "Live"): "let b = Thing()\n"}, 1),
    ("pages", P, {P: "func thing() {}\n", Q: "let b = thing()\n"}, 1),
    ("pages", P, {P: "struct Thing {}\n", P.replace("A.", "B."): "let b = Thing()\n"}, None),
    ("pages", P, {P: "let b = Thing()\n", Q.replace("Pages/Two", "Shared"): "struct Thing {}\n"}, None),
    ("pages", P, {P: "private struct Thing {}\n", Q: "struct Other { struct Thing {} }\nlet b = Other.Thing()\n"}, None),
    ("pages", P, {P: "struct Thing {}\n", Q: "/// Not `Thing`.\nlet b = \"Thing\"\n"}, None),
    ("pages", P, {P: "extension Int {\n  var thing: Int { 1 }\n}\n", Q: "let b = 1.thing\n"}, 1),
    ("pages", P, {P: "extension Int {\n  var thing: Int { 1 }\n}\n", Q: "let b = 1.thing\n", S: "struct C { var thing = 1 }\n"}, None),
    ("pages", P, {P: "extension Int {\n  fileprivate var thing: Int { 1 }\n}\n", Q: "let b = c.thing\n"}, None),
    ("pages", P, {P: "extension Int {\n  init(thing: Int) { self = 1 }\n}\n", Q: "let b = Int(thing: 1)\n"}, 1),
    ("pages", P, {P: "struct Thing {}\n", "Sources/WebApp/Server/WebServer.swift": "let b = Thing()\n"}, None),
    ("javascript", J, "export const a = (name) => document.getElementById(name)?.hidden;\n", None),
    ("javascript", J, "export const a = 1;\nexport const b = document.body.hiden;\n", 2),
    ("javascript", J, {J: "export const a = 1;\nimport { c } from './b.js';\nc();\n", J.replace("a.js", "b.js"): "export const b = 1;\n"}, 2),
    ("javascript", J, "export const a = 1;\n// " + "x" * 138 + "\n", 2),
    ("kinds", S, {S: "let a = question.kind == \"single\"\n"}, None),
    ("kinds", S, K | {S: "let a = \"single\"\nlet b = question.kind == \"unknown\" || kinds.count == 1\n// kind == \"single\"\n"}, None),
    ("kinds", S, K | {S: "\nlet a = question?.kind != \"single\"\n"}, 2),
    ("kinds", S, K | {S: "\nquestion.kind = a ? \"some\" : \"single\"\n"}, 2),
    ("kinds", S, K | {S: "\nlet kinds = [\"single\", b]\n"}, 2),
    ("kinds", S, K | {S: "\nlet a = [\"b\", \"single\", \"c\"].contains(question.kind)\n"}, 2),
    ("kinds", S, K | {S: "switch question.kind {\ncase A.id, \"single\": 1\n}\nswitch type {\ncase \"single\": 1\n}\n"}, 2),
    ("kinds", S, K | {S.replace("Sources", "Tests"): "let a = question.kind == \"single\"\n"}, None),
    ("kinds", J, K | {J: "\nif (named.kind === 'single') a();\n"}, 2),
    ("kinds", J, K | {J: "\nif (/^(many|single)$/.test(kind.id)) a();\n"}, 2),
    ("kinds", J, K | {J: "a({ type: 'single' });\n"}, None),
    ("kinds", J, K | {J.replace("a.js", "answering/a.js"): "if (form.kind === 'single') a();\n"}, None),
    ("paths", "Tests/x.py", "read('.." + "/shared/x')\n", None),
]


def self_test(House, rules):
    failures, proven = [], set()
    for rule, path, text, expected in CASES:
        files = dict(text) if isinstance(text, dict) else {path: text}
        if rule != "table":
            files.setdefault("docs/architecture.md", TABLE)
        lines = [line for _, line, _ in rules[rule](House(files, ARROWS))]
        if lines != ([] if expected is None else [expected]):
            failures.append(f"{rule}: {text!r} in {path}: expected {expected}, found {lines}")
        elif expected is not None:
            proven.add(rule)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        here = pathlib.Path(__file__).resolve().parent.parent
        (root / ".swift-format").write_text((here / ".swift-format").read_text())
        (root / "Sources").mkdir()
        (root / "Sources/A.swift").write_text("func a( ) {\n    let b = 1 ;\n}\n")
        found = list(rules["format"](House({}, {}, root)))
        if found and found[0][:1] == ("Sources/A.swift",):
            proven.add("format")
        else:
            failures.append(f"format: expected findings in Sources/A.swift, found {found}")
    failures += [f"{rule}: no case proves that it can fail" for rule in rules.keys() - proven]
    for failure in failures:
        print(f"scripts/check --self-test: {failure}")
    total = len(CASES) + 1
    print(f"check: {total - len(failures)} of {total} cases behave, {len(proven)} of {len(rules)} rules can fail")
    return 1 if failures else 0
