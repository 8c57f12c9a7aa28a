// The list of moments: questions, marks, notes, breaks; with a filter and a search. Touching a line plays its moment.
import { find, icon, make } from '../dom.js';
import { clock, lasting, text } from '../texts.js';

const FILTERS = { all: null, questions: ['visit', 'answer'], marks: ['mark'], notes: ['note'] };
const PICTURES = {
  mark: 'mark',
  note: 'pen',
  answer: 'check',
  pause: 'pause',
  offRecord: 'off',
  gap: 'warn',
  microphone: 'mic',
  notice: 'warn',
  handover: 'hand',
  handedBack: 'hand',
  interruption: 'warn',
  section: 'list'
};

export class List {
  /** The line that is chosen. */
  chosen = null;

  #filter = 'all';
  #lines = new Map();
  #order = '';
  #heard = null;
  /** Whether questions that were only passed through are listed among the questions. */
  #showsPassed = false;

  /** @param onChoose told of a line that was touched */
  constructor(model, onChoose) {
    this.model = model;
    this.onChoose = onChoose;
    this.search = find('#do-search');
    this.items = find('#items');
    this.empty = find('#empty');
    this.passed = find('#passed');
    this.passed.addEventListener('click', () => { this.#showsPassed = !this.#showsPassed; this.show(); });
    this.#makeFilter();
    this.search.addEventListener('input', () => this.show());
    this.search.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') { event.preventDefault(); this.items.querySelector('button')?.focus(); }
      if (event.key === 'Escape') { event.stopPropagation(); this.search.value = ''; this.show(); this.search.blur(); }
    });
    this.items.addEventListener('keydown', (event) => this.#move(event));
    model.addEventListener('change', () => this.show());
  }

  /** What a line says. */
  words(item) {
    const question = this.model.questions.get(item.question)?.text ?? '';
    switch (item.kind) {
      case 'visit': return question || item.question;
      case 'mark': return this.model.markName(item);
      case 'note': return item.text || text(item.strokes?.length ? 'noteInk' : 'noteEmpty');
      case 'answer': return text('answered', { text: item.text || text(item.reason ?? 'noAnswer') });
      case 'pause': return item.lasted === undefined ? text('pausedOpen') : text('pausedFor', { time: clock(item.lasted) });
      case 'offRecord': return item.text ? text('offRecordFor', { text: item.text }) : text('offRecord');
      case 'interruption': return text('interrupted', { time: item.text });
      case 'section': return text('sectionChosen', { section: this.model.section(item.text) });
      case 'handover': return text('handedOver', { text: this.model.section(item.text) });
      case 'handedBack': return text('handedBack', { section: this.model.section(item.text) });
      case 'microphone': return text('microphoneNow', { name: item.text });
      case 'notice': return text(`notice_${item.text}`);
      case 'gap': return text('gap', { time: lasting(item.lasted ?? 0) });
      default: return item.text ?? item.kind;
    }
  }

  /** Shows what fits filter and search; lines that stay keep their place and the focus. */
  show() {
    const kinds = FILTERS[this.#filter];
    const wanted = this.search.value.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const fitting = this.model.items.filter((item) => (!kinds || kinds.includes(item.kind)) && this.#fits(item, wanted));
    const passed = this.#filter === 'questions' && !wanted.length ? fitting.filter((item) => this.model.isPassed(item)) : [];
    const shown = this.#showsPassed ? fitting : fitting.filter((item) => !passed.includes(item) || item.id === this.chosen);
    const order = shown.map((item) => item.id).join();
    for (const item of shown) this.#line(item);
    if (order !== this.#order) {
      this.#order = order;
      const focused = document.activeElement?.closest('#items li');
      this.items.replaceChildren(...shown.map((item) => this.#lines.get(item.id).line));
      if (focused?.isConnected) focused.querySelector('button').focus();
    }
    for (const id of [...this.#lines.keys()]) if (!this.model.item(id)) this.#lines.delete(id);
    this.passed.hidden = !passed.length;
    this.passed.textContent = text(this.#showsPassed ? 'hidePassed'
        : passed.length === 1                        ? 'showPassed1'
                                                     : 'showPassed',
      { n: passed.length });
    this.passed.setAttribute('aria-expanded', String(this.#showsPassed));
    this.empty.hidden = shown.length > 0 || passed.length > 0;
    this.empty.textContent = wanted.length ? text('emptySearch', { text: this.search.value.trim() }) : text('emptyList');
  }

  /** Shows which passage is being heard. */
  mark(id) {
    this.#lines.get(this.#heard)?.button.classList.remove('heard');
    this.#heard = id;
    this.#lines.get(id)?.button.classList.add('heard');
  }

  /** Shows which line is chosen. */
  choose(id, scroll = false) {
    this.#lines.get(this.chosen)?.button.removeAttribute('aria-current');
    this.chosen = id;
    this.#lines.get(id)?.button.setAttribute('aria-current', 'true');
    if (scroll) this.#lines.get(id)?.line.scrollIntoView({ block: 'nearest' });
  }

  #fits(item, wanted) {
    if (!wanted.length) return true;
    const question = this.model.questions.get(item.question);
    const all = [
      this.words(item), item.text, item.transcript, item.kind === 'visit' ? this.model.answer(item.question)?.text : '',
      question?.text
    ].join(' ').toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  }

  #line(item) {
    const words = this.words(item).slice(0, 300);
    const state = JSON.stringify([item.seconds, item.end, words, item.colour, item.question]);
    const kept = this.#lines.get(item.id);
    if (kept?.state === state) return;
    const length = item.end > item.seconds ? clock(item.end - item.seconds) : '';
    const picture = PICTURES[item.kind] && icon(PICTURES[item.kind], `i mk ${item.kind === 'mark' ? `c${item.colour ?? 1}` : ''}`);
    const kind = { mark: text('mark'), note: text('noteText') }[item.kind];
    const content = [
      make('time', { class: 'num' }, clock(item.seconds)), picture, kind && make('span', { class: 'sr' }, `${kind}: `),
      make('span', { class: 'grow clip', dir: 'auto' }, words), length && make('span', { class: 'small muted num' }, length),
    ];
    if (kept) {
      kept.state = state;
      kept.button.replaceChildren(...content.filter(Boolean));
      return;
    }
    const button = make('button', { type: 'button', class: `plain k-${item.kind}`, onclick: () => this.onChoose(item.id) }, content);
    if (item.id === this.chosen) button.setAttribute('aria-current', 'true');
    this.#lines.set(item.id, { line: make('li', {}, button), button, state });
  }

  #makeFilter() {
    const buttons = Object.keys(FILTERS).map((name) => make('button', {
      type: 'button', role: 'radio', 'aria-checked': name === this.#filter ? 'true' : 'false', tabindex: name === this.#filter ? '0' : '-1',
      onclick: () => choose(name),
    }, text(name)));
    const names = Object.keys(FILTERS);
    const choose = (name) => {
      this.#filter = name;
      buttons.forEach((button, index) => {
        button.setAttribute('aria-checked', String(names[index] === name));
        button.tabIndex = names[index] === name ? 0 : -1;
      });
      this.show();
    };
    const box = find('#filter');
    box.append(...buttons);
    box.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const direction = document.dir === 'rtl' && /Left|Right/.test(event.key) ? -by : by;
      const to = (names.indexOf(this.#filter) + direction + names.length) % names.length;
      choose(names[to]);
      buttons[to].focus();
    });
  }

  #move(event) {
    const by = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
    if (!by) return;
    event.preventDefault();
    event.target.closest('li')?.[by]?.querySelector('button')?.focus();
  }
}
