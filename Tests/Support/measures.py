"""What can be measured on a page: what sticks out, what is cut off, what is too small to be touched, what has focus.

Each is a JavaScript function for `page.evaluate` that returns a list of complaints, empty when all is well.
"""

_COMMON = """
  // words for screen readers alone
  const unseen = (e) => { for (let p = e; p; p = p.parentElement) if (getComputedStyle(p).clipPath === 'inset(50%)') return true; return false; };
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
      && e.getBoundingClientRect().width > 1 && e.getBoundingClientRect().height > 1 && !e.closest('.sr, [inert], svg, [aria-hidden=true]') && !unseen(e);
  const name = (e) => `${e.tagName.toLowerCase()}${e.id ? '#' + e.id : ''}${e.classList.length ? '.' + [...e.classList].join('.') : ''} "${(e.getAttribute('aria-label') ?? e.innerText ?? '').trim().slice(0, 40)}"`;
"""

# elements that stick out of the window although nothing around them scrolls, and the page as a whole
SIDEWAYS = "() => {" + _COMMON + """
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide in a window of ${innerWidth} px`);
  // a table may scroll sideways, a page with its heading may not
  for (const e of document.querySelectorAll("body, main")) {
    if (e.scrollWidth > e.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(e).overflowX) && seen(e) && e.querySelector('h1')) {
      const edge = e.getBoundingClientRect().left + e.clientLeft + e.clientWidth - e.scrollLeft + 1;
      const wide = [...e.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge).slice(-3);
      // a word that leaves its box is in no rectangle of an element
      const words = [...e.querySelectorAll('*')].filter((one) => [...one.childNodes].some((n) => {
        if (n.nodeType !== 3 || !n.textContent.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(n);
        return range.getBoundingClientRect().right > edge;
      }));
      found.push(`${e.tagName.toLowerCase()} scrolls sideways by ${e.scrollWidth - e.clientWidth} px because of ${[...wide, ...words].map(name).join(', ')}`);
    }
  }
  const scrolls = (e) => { for (let p = e.parentElement; p; p = p.parentElement) if (/auto|scroll/.test(getComputedStyle(p).overflowX) && p.scrollWidth > p.clientWidth) return true; return false; };
  for (const e of document.querySelectorAll('body *')) {
    const r = e.getBoundingClientRect();
    if (seen(e) && (r.right > innerWidth + 1 || r.left < -1) && !scrolls(e)) found.push(`${name(e)} reaches from ${Math.round(r.left)} to ${Math.round(r.right)} px`);
  }
  return found.slice(0, 12);
}"""

# words for screen readers that do not scroll with what is around them: they make the page longer, and its bar can be scrolled away
ESCAPED = "() => {" + _COMMON + """
  const found = [];
  for (const e of document.querySelectorAll('body *')) {
    if (getComputedStyle(e).position !== 'absolute' || !e.getClientRects().length) continue;
    let box = e.parentElement;
    while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    let held = e.parentElement;
    while (held && held !== document.body && getComputedStyle(held).position === 'static') held = held.parentElement;
    if (box && box !== document.body && !box.contains(held)) found.push(`${name(e)} does not scroll with ${name(box)}`);
  }
  return found.slice(0, 12);
}"""

# words that are cut off without a sign that there is more
CLIPPED = "() => {" + _COMMON + """
  const found = [];
  for (const e of document.querySelectorAll('body *')) {
    if (!seen(e) || ![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    const s = getComputedStyle(e);
    if (s.fontSize === '0px') continue;
    const hides = (v) => /hidden|clip/.test(v);
    if (hides(s.overflowX) && s.textOverflow !== 'ellipsis' && e.scrollWidth > e.clientWidth + 1) found.push(`${name(e)} is cut off at the side`);
    if (hides(s.overflowY) && e.scrollHeight > e.clientHeight + 3) found.push(`${name(e)} is cut off below`);
    // words that leave the button around them
    const button = e.closest('button, .btn, label');
    if (button && button !== e) {
      const [a, b] = [e.getBoundingClientRect(), button.getBoundingClientRect()];
      if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2 || a.bottom > b.bottom + 2) found.push(`${name(e)} leaves ${name(button)}`);
    } else if (button && (button.scrollWidth > button.clientWidth + 2)) found.push(`${name(button)} is too narrow for its words`);
  }
  // lines of a list or a menu that run into each other
  const words = (e) => {
    const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), rects = [];
    while (walk.nextNode()) {
      if (!walk.currentNode.data.trim() || !seen(walk.currentNode.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      rects.push(range.getBoundingClientRect());
    }
    const edge = (side, pick) => pick(...rects.map((r) => r[side]));
    return { left: edge('left', Math.min), top: edge('top', Math.min), right: edge('right', Math.max), bottom: edge('bottom', Math.max) };
  };
  for (const list of document.querySelectorAll('ul, ol, menu, nav, [popover]')) {
    const lines = [...list.children].filter((e) => seen(e) && e.innerText?.trim() && !/absolute|fixed|sticky/.test(getComputedStyle(e).position));
    for (let i = 1; i < lines.length; i += 1) {
      const [a, b] = [words(lines[i - 1]), words(lines[i])];
      const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (over > 6 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6) found.push(`${name(lines[i])} runs into ${name(lines[i - 1])} by ${Math.round(over)} px`);
    }
  }
  // a short word of a heading stands on one line
  for (const h of document.querySelectorAll('h1, h2')) {
    const walk = document.createTreeWalker(h, NodeFilter.SHOW_TEXT);
    while (seen(h) && walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/(?<!\\p{L})\\p{L}{2,10}(?!\\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter((r) => r.width > 1).map((r) => r.top);
      if (tops.length && Math.max(...tops) - Math.min(...tops) > 8) found.push(`"${word[0]}" in ${name(h)} is broken`);
    }
  }
  return found.slice(0, 12);
}"""

# what can be touched and is smaller than `least` px; a link inside a sentence is as high as the sentence
SMALL = "([least, within]) => {" + _COMMON + """
  const found = [];
  const what = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=tab], [role=switch], [role=slider]';
  for (const root of document.querySelectorAll(within)) for (let e of root.querySelectorAll(what)) {
    if (!seen(e) || e.disabled) continue;
    const label = e.matches('input') && e.type !== 'text' ? e.closest('label') ?? (e.id && document.querySelector(`label[for="${CSS.escape(e.id)}"]`)) : null;
    if (e.matches('a') && getComputedStyle(e).display === 'inline' && e.closest('p, dd, td')) continue;
    const rects = [e, label].filter(Boolean).map((x) => x.getBoundingClientRect());
    const [w, h] = [Math.max(...rects.map((r) => r.width)), Math.max(...rects.map((r) => r.height))];
    if (Math.round(Math.min(w, h)) < least) found.push(`${name(e)} is ${Math.round(w)} x ${Math.round(h)} px`);
  }
  return found.slice(0, 12);
}"""

# whether the element that has the keyboard shows it, and whether it is the one that was asked about with `isFirst`; null when
# nothing has it
FOCUS = "(isFirst) => {" + _COMMON + """
  const e = document.activeElement;
  if (!e || e === document.body || e === document.documentElement) return null;
  const marked = (x) => { const s = getComputedStyle(x); return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2) || s.boxShadow !== 'none'; };
  const r = e.getBoundingClientRect();
  e.dataset.tested = 'yes';
  const again = Boolean(e.dataset.first);
  if (isFirst) e.dataset.first = 'yes';
  return { again, name: name(e), shown: marked(e) || Boolean(e.closest('label') && marked(e.closest('label'))),
           inside: r.width > 0 && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth };
}"""

# what could be reached with the keyboard and was not
MISSED = "() => {" + _COMMON + """
  const found = [];
  const what = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  for (const e of document.querySelectorAll(what)) {
    if (!seen(e) || e.disabled || e.dataset.tested) continue;
    // of radio buttons and lists with one stop the arrow keys reach the others
    if (e.tabIndex < 0 && e.closest('[role=radiogroup], [role=listbox], [role=tablist], [role=toolbar], [role=grid], [role=menu], ol, ul')) continue;
    if (e.type === 'radio' && document.querySelector(`input[type=radio][name="${CSS.escape(e.name)}"][data-tested]`)) continue;
    found.push(name(e));
  }
  return found.slice(0, 12);
}"""


def walk(page, most=400):
    """Presses Tab until the page has been walked through once; returns what was found on the way."""
    # wherever the keyboard is: Tab begins at the top
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); }")
    wrong = []
    for number in range(most):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUS, number == 0)
        if here is None:
            break
        if not here["shown"]:
            wrong.append(f"{here['name']} does not show that it has the keyboard")
        if not here["inside"]:
            wrong.append(f"{here['name']} has the keyboard and is out of sight")
        if here["again"]:
            break
    else:
        wrong.append(f"{most} times Tab did not come round")
    return wrong + [f"{name} cannot be reached with Tab" for name in page.evaluate(MISSED)]
