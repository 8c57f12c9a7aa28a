// Questions of all sections at once: open or flagged ones, those that hold a word, and the sitemap of circles.
import { find, findAll, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { momentOf } from './touch.js';

/** More hits than this are not looked at. */
const MOST = 300;

/** What the two filters at the side list, in the order of the alphabet. */
const PRESET = { open: ['open', 'part'], flagged: ['flagged'] };

export class Lists {
  /** `null`, `open`, `flagged`, `some`, `find` or `sitemap`. */
  shown = null;
  /** How the questions that are listed stand: any of `open part done`, and `flagged`, which they must be as well. */
  #wanted = new Set();
  #picture;
  #onChange;
  #circles = new Map();

  constructor(picture, onChange) {
    this.#picture = picture;
    this.#onChange = onChange;
    find('#list-close').addEventListener('click', () => this.close());
    find('#sitemap').addEventListener('click', () => this.toggle('sitemap'));
    find('#finding').addEventListener('click', () => this.toggle('find'));
    find('#find').addEventListener('input', () => this.#fill());
    find('#find').addEventListener('keydown', (event) => this.#key(event));
    find('#list-rows').addEventListener('click', (event) => {
      const link = event.target.closest('[data-q]');
      if (!link) return;
      event.preventDefault();
      this.#go(link.dataset.q, momentOf(event));
    });
    for (const chip of findAll('#status-chips button')) chip.addEventListener('click', () => this.#choose(chip.dataset.status));
    picture.addEventListener('change', () => this.shown && this.#update());
    picture.addEventListener('visit', () => this.shown && this.close({ isQuiet: true }));
  }

  toggle(name) { if (this.shown === name) this.close(); else this.open(name); }

  open(name) {
    this.shown = name;
    this.#wanted = new Set(PRESET[name] ?? []);
    find('#finder').hidden = name !== 'find';
    find('#status-chips').hidden = !PRESET[name];
    find('#find').value = '';
    this.#title();
    this.#fill();
    this.#expanded();
    this.#onChange();
    if (name === 'find') find('#find').focus();
  }

  close({ isQuiet = false } = {}) {
    const was = this.shown;
    this.shown = null;
    this.#expanded();
    this.#onChange();
    if (was && !isQuiet)
      find(was === 'find'     ? '#finding'
          : was === 'sitemap' ? '#sitemap'
                              : '#filter [aria-pressed=true]')
        ?.focus({ preventScroll: true });
  }

  #title() {
    find('#list-title').textContent = text({
      open: 'leadOpenQuestions',
      flagged: 'leadFlaggedQuestions',
      some: 'leadFilteredQuestions',
      find: 'leadFind',
      sitemap: 'leadAllQuestions'
    }[this.shown]);
  }

  /** Adds to what is listed, or takes from it. */
  #choose(status) {
    if (!this.#wanted.delete(status)) this.#wanted.add(status);
    const names = [...this.#wanted].sort().join();
    this.shown = Object.keys(PRESET).find((name) => PRESET[name].join() === names) ?? 'some';
    this.#title();
    this.#fill();
    this.#onChange();
  }

  #fits(question) {
    const { status, flagged } = this.#picture.view(question.id);
    const statuses = ['open', 'part', 'done'].filter((one) => this.#wanted.has(one));
    if (this.#wanted.has('flagged') && !flagged) return false;
    return !statuses.length || (statuses.includes(status) && question.isCounted && !this.#picture.isOff(question.id));
  }

  #expanded() {
    find('#sitemap').setAttribute('aria-expanded', String(this.shown === 'sitemap'));
    find('#finding').setAttribute('aria-expanded', String(this.shown === 'find'));
  }

  #go(id, moment) {
    this.close({ isQuiet: true });
    this.#picture.visit(id, moment);
  }

  #key(event) {
    const rows = [...find('#list-rows').querySelectorAll('[data-q]')];
    if (event.key === 'Enter' && rows[0] && !this.#strayNumber) {
      event.preventDefault();
      this.#go(rows[0].dataset.q, event.timeStamp);
    } else if (event.key === 'ArrowDown' && rows[0]) {
      event.preventDefault();
      rows[0].focus();
    }
  }

  /** Moves the keyboard up or down. */
  move(by) {
    const rows = [...find('#list-rows').querySelectorAll('[data-q]')];
    const from = rows.indexOf(document.activeElement);
    if (from + by < 0 && this.shown === 'find') return find('#find').focus();
    rows[Math.min(rows.length - 1, Math.max(0, from + by))]?.focus();
  }

  /** The number that was typed, if it is one. */
  get #number() {
    const words = find('#find').value.trim();
    return this.shown === 'find' && /^\d+$/.test(words) ? Number(words) : null;
  }

  /** Why no question has the number that was typed; '' when one has it, or none was typed. */
  get #strayNumber() {
    const number = this.#number;
    const { questions } = this.#picture;
    if (number === null || !questions.length || questions.some((question) => question.number === number)) return '';
    return text('leadNoNumber', { n: find('#find').value.trim(), last: Math.max(...questions.map((question) => question.number)) });
  }

  #matches() {
    const words = find('#find').value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    if (this.shown !== 'find') return this.#picture.questions.filter((question) => this.#fits(question));
    const number = this.#number;
    const found = this.#picture.questions.filter((question) => words.length > 0
        && (question.number === number
          || words.every(
            (word) => `${question.section.title} ${question.text} ${question.id}`.toLowerCase().includes(word))));
    // who types a number means the question that has it
    return number === null ? found : found.sort((a, b) => Number(b.number === number) - Number(a.number === number));
  }

  #fill() {
    this.#circles.clear();
    const place = find('#list-rows');
    if (this.shown === 'sitemap') return place.replaceChildren(...this.#map(), this.#legend());
    const hits = this.#matches();
    const isAsked = this.shown !== 'find' || find('#find').value.trim();
    const stray = this.#strayNumber;
    place.replaceChildren(stray ? make('p', { class: 'muted', role: 'status' }, stray) : '',
      ...hits.slice(0, MOST).map((question) => this.#row(question)),
      hits.length > MOST ? make('p', { class: 'muted' }, text('leadMoreHits', { n: hits.length - MOST })) : '',
      !hits.length && isAsked && !stray ? make('p', { class: 'muted' },
        text({ open: 'leadNoneOpen', flagged: 'leadNoneFlagged', some: 'leadNoneFiltered', find: 'leadNoneFound' }[this.shown]))
                                        : '');
    this.#update();
  }

  #row({ id, number, text: wording, section }) {
    const shape = icon('s-open', 'st');
    const status = make('span', { class: 'sr' });
    const flag = this.#flag();
    this.#circles.set(id, { shape, status, flag });
    return make('a', { href: '#', class: 'hit', 'data-q': id }, shape, status,
      make('span', { class: 'num muted number' }, `${number}`), make('span', { class: 'grow', dir: 'auto' }, wording), flag,
      make('span', { class: 'small muted', dir: 'auto' }, section.title));
  }

  #flag() {
    const flag = icon('flag', 'i flag');
    flag.removeAttribute('aria-hidden');
    flag.setAttribute('role', 'img');
    flag.setAttribute('aria-label', text('leadFlagged'));
    return flag;
  }

  #map() {
    return this.#picture.sections.map((section) => make('div', { class: 'maprow' }, make('strong', { dir: 'auto' }, section.title),
      make('div', {}, section.questions.map(({ id, number, text: wording }) => {
        const shape = icon('s-open', 'st');
        const status = make('span', { class: 'sr' });
        const flag = this.#flag();
        const button = make('button', { type: 'button', 'data-q': id, title: wording }, shape,
          make('span', { class: 'small num' }, `${number}`), make('span', { class: 'sr' }, wording), status, flag);
        this.#circles.set(id, { shape, status, flag, button });
        return button;
      }))));
  }

  #legend() {
    const entry = (name, key, className = 'st') => make('span', {}, icon(name, className), text(key));
    const legend = make('p', { class: 'legend small' }, entry('s-open', 'openQuestion'), entry('s-part', 'partQuestion'),
      entry('s-done', 'doneQuestion', 'st done'), entry('s-skip', 'skippedQuestion'), entry('s-off', 'offQuestion'),
      entry('flag', 'leadFlagged', 'i flag'));
    queueMicrotask(() => this.#update());
    return legend;
  }

  #count() {
    const counts = this.#picture.count(this.#picture.questions);
    for (const chip of findAll('#status-chips button')) {
      chip.setAttribute('aria-pressed', String(this.#wanted.has(chip.dataset.status)));
      find('.num', chip).textContent = counts[chip.dataset.status];
    }
  }

  #update() {
    const { current } = this.#picture;
    if (PRESET[this.shown] || this.shown === 'some') this.#count();
    for (const [id, { shape, status, flag, button }] of this.#circles) {
      const view = this.#picture.view(id);
      const [name, word] = this.#picture.circle(id);
      shape.firstChild.setAttribute('href', `#${name}`);
      shape.classList.toggle('done', view.status === 'done');
      shape.classList.toggle('off', this.#picture.isOff(id));
      status.textContent = ` (${word})`;
      flag.toggleAttribute('hidden', !view.flagged);
      if (button && id === current) button.setAttribute('aria-current', 'true');
      else button?.removeAttribute('aria-current');
    }
  }
}
