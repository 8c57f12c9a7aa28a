"""Reads Swift source far enough for scripts/check: what is code, and which declarations lack a comment."""
import re


def blanked(text):
    """`text` with comments and string contents replaced by blanks; line breaks and interpolated code stay."""
    out, i, n = [], 0, len(text)

    def blank(upto):
        nonlocal i
        out.append(re.sub(r"[^\n]", " ", text[i:upto]))
        i = upto

    def string():
        """Blanks one string literal beginning at i, following interpolations."""
        nonlocal i
        opening = re.compile(r'(#*)("""|")').match(text, i)
        hashes, quote = opening[1], opening[2]
        blank(opening.end())
        while i < n:
            if text.startswith("\\" + hashes + "(", i):
                blank(i + 2 + len(hashes))
                code(until=")")
                blank(min(i + 1, n))
            elif text.startswith("\\" + hashes, i):
                blank(min(i + 2 + len(hashes), n))
            elif text.startswith(quote + hashes, i):
                blank(i + len(quote) + len(hashes))
                return
            elif text[i] == "\n" and quote == '"':
                return
            else:
                blank(i + 1)

    def code(until=None):
        nonlocal i
        depth = 0
        while i < n:
            if text.startswith("//", i):
                end = text.find("\n", i)
                blank(n if end < 0 else end)
            elif text.startswith("/*", i):
                level, end = 0, i
                for found in re.compile(r"/\*|\*/").finditer(text, i):
                    level += 1 if found[0] == "/*" else -1
                    end = found.end()
                    if level == 0:
                        break
                blank(end if level == 0 else n)
            elif text[i] == '"' or (text[i] == "#" and re.compile(r'#+"').match(text, i)):
                string()
            else:
                if until:
                    depth += (text[i] == "(") - (text[i] == ")")
                    if depth < 0:
                        return
                out.append(text[i])
                i += 1

    code()
    return "".join(out)


ATTRIBUTE = r"(?:@\w+(?:\([^)]*\))?\s+)*"
MODIFIER = (r"(?:(?:static|class|final|indirect|mutating|nonmutating|consuming|borrowing|override|convenience|required|"
            r"lazy|weak|unowned|dynamic|nonisolated|isolated|distributed|prefix|postfix|infix|"
            r"(?:private|fileprivate|internal|package)\(set\)|nonisolated\(\w+\)|unowned\(\w+\))\s+)*")
KIND = r"(?P<kind>struct|class|enum|actor|protocol|func|var|let|init|subscript|typealias|associatedtype|case|extension|macro)\b"
DECLARATION = re.compile(rf"^\s*{ATTRIBUTE}{MODIFIER}(?P<access>package|public|open|private|fileprivate|internal)?\s*"
                         rf"{MODIFIER}{KIND}\s*(?P<name>[\w`.]*|[^\s\w(]+)")


def undocumented(text, code):
    """(line, description) of each package or public declaration without `///`: also cases of such enums,
    requirements of such protocols and members of extensions declared `package` or `public`."""
    lines, found = text.splitlines(), []
    scopes = []  # per open brace: the kinds whose bare members need a comment
    pending, parens = None, 0
    for number, line in enumerate(code.splitlines(), 1):
        declaration = DECLARATION.match(line) if parens == 0 else None
        if declaration:
            access, kind = declaration["access"], declaration["kind"]
            shown = access in ("package", "public", "open") and kind != "extension"
            inherited = access is None and bool(scopes) and kind in scopes[-1]
            if (shown or inherited) and not has_comment(lines, number - 1):
                found.append((number, f"{kind} {declaration['name']}".strip()))
            pending = members(kind) if shown or inherited or (
                access in ("package", "public") and kind == "extension") else ()
        for character in line:
            if character in "([":
                parens += 1
            elif character in ")]":
                parens = max(0, parens - 1)
            elif character == "{":
                scopes.append(pending or ())
                pending = None
            elif character == "}" and scopes:
                scopes.pop()
    return found


def members(kind):
    """Which members share the access of a declaration of this kind without saying so."""
    return {"enum": ("case",), "protocol": ("func", "var", "init", "subscript", "associatedtype"),
            "extension": ("func", "var", "let", "init", "subscript", "struct", "class", "enum", "actor",
                          "typealias")}.get(kind, ())


def has_comment(lines, index):
    """Whether the declaration on line `index` (from 0) has a doc comment above it, attributes skipped."""
    above = index - 1
    while above >= 0 and re.match(r"\s*(@\w+(\(.*\))?\s*$|#if\b|#else\b)", lines[above]):
        above -= 1
    return above >= 0 and (lines[above].lstrip().startswith("///") or lines[above].rstrip().endswith("*/"))
