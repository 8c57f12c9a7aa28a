// The guide as text, beside the form. What is typed goes out as the one place that changed; what others change comes in
// the same way, so that the cursor stays where it is.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { send } from '../server.js';

/** The smallest change in one place from one text to another: `{ at, length, text }`; `null` when they are the same. */
export function difference(old, now) {
  if (old === now) return null;
  const most = Math.min(old.length, now.length);
  let at = 0;
  while (at < most && old[at] === now[at]) at += 1;
  let tail = 0;
  while (tail < most - at && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  // a pair of surrogates is one character
  const isHigh = (unit) => unit >= 0xd800 && unit < 0xdc00;
  const isLow = (unit) => unit >= 0xdc00 && unit < 0xe000;
  if (at > 0 && isHigh(old.charCodeAt(at - 1))) at -= 1;
  if (tail > 0 && isLow(old.charCodeAt(old.length - tail))) tail -= 1;
  return { at, length: old.length - tail - at, text: now.slice(at, now.length - tail) };
}

const applied = (words, patch) => words.slice(0, patch.at) + patch.text + words.slice(patch.at + patch.length);

export class TextView {
  #store;
  #area;
  #problems = make('div', { class: 'problem-list', role: 'status' });
  /** The text as the server has it; `null` until it was asked for. */
  #base = null;

  constructor(root, store) {
    this.#store = store;
    this.#area = make('textarea', {
      class: 'code-area',
      id: 'guide-text',
      dir: 'auto',
      spellcheck: 'false',
      autocapitalize: 'none',
      'aria-describedby': 'text-help'
    });
    this.#area.addEventListener('input', () => store.soon());
    store.typed = () => {
      if (this.#base === null) return null;
      const patch = difference(this.#base, this.#area.value);
      return patch && { command: 'text', ...patch };
    };
    store.onTop = async () => { this.#base = (await send('GET', `${store.address}/text`)).text; };
    root.append(make('label', { class: 'sr', for: 'guide-text' }, text('authorTextLabel')),
      make('p', { class: 'small muted', id: 'text-help' }, text('authorTextHelp')),
      this.#area, this.#problems);
  }

  /** Asks for the text when it is first wanted. */
  async open() {
    if (this.#base === null) await this.renew();
    this.refresh();
  }

  /** Takes the text as it is on the server. */
  async renew() {
    const { text: words, version } = await send('GET', `${this.#store.address}/text`);
    if (version !== this.#store.state.version) return this.#store.look();
    this.#base = words;
    this.#put(words);
  }

  /** Takes in a change: the echo of what was typed here (`own`), or one that the form made. */
  take(patch, own) {
    if (this.#base === null) return;
    if (own) { this.#base = applied(this.#base, own); return; }
    if (!patch) return;
    const typed = difference(this.#base, this.#area.value);
    const now = applied(this.#base, patch);
    if (!typed) this.#put(now);
    else if (typed.at >= patch.at + patch.length) {
      this.#put(applied(now, { ...typed, at: typed.at + patch.text.length - patch.length }));
    } else if (typed.at + typed.length <= patch.at) this.#put(applied(now, typed));
    this.#base = now;
  }

  refresh() {
    const { problems } = this.#store.state;
    this.#problems.replaceChildren(...problems.map(
      (problem) => make('button',
        { type: 'button', class: problem.isError ? 'plain problem bad' : 'plain problem', onclick: () => this.#goTo(problem) },
        icon('warn'), make('strong', { class: 'num' }, text('authorLine', problem)),
        make('span', { lang: 'en', class: 'grow' }, problem.sentence))));
  }

  #goTo({ line, column }) {
    const lines = this.#area.value.split('\n');
    const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const end = at + (lines[line - 1]?.length ?? 0);
    this.#area.focus();
    this.#area.setSelectionRange(Math.min(at + column - 1, end), end);
    // one line is as high as another
    this.#area.scrollTop = (this.#area.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 4);
  }

  #put(words) {
    if (this.#area.value === words) return;
    const patch = difference(this.#area.value, words);
    const { selectionStart, selectionEnd, scrollTop } = this.#area;
    const moved = (place) => (place <= patch.at ? place : Math.max(patch.at, place + patch.text.length - patch.length));
    this.#area.value = words;
    if (document.activeElement === this.#area) this.#area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    this.#area.scrollTop = scrollTop;
  }
}
