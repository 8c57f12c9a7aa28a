// Questions of all sections at once: open or flagged ones, those that hold a word, and the sitemap of circles.
import { find, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { momentOf } from './touch.js';

/** More hits than this are not looked at. */
const MOST = 300;

export class Lists {
  /** `null`, `open`, `flagged`, `find` or `sitemap`. */
  shown = null;
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
    picture.addEventListener('change', () => this.shown && this.#update());
    picture.addEventListener('visit', () => this.shown && this.close({ isQuiet: true }));
  }

  toggle(name) { if (this.shown === name) this.close(); else this.open(name); }

  open(name) {
    this.shown = name;
    find('#list-title').textContent = text({ open: 'leadOpenQuestions', flagged: 'leadFlaggedQuestions', find: 'leadFind', sitemap: 'leadAllQuestions' }[name]);
    find('#finder').hidden = name !== 'find';
    find('#find').value = '';
    this.#fill();
    this.#expanded();
    this.#onChange();
    if (name === 'find') find('#find').focus();
  }

  close({ isQuiet } = {}) {
    const was = this.shown;
    this.shown = null;
    this.#expanded();
    this.#onChange();
    if (was && !isQuiet) find(was === 'find' ? '#finding' : was === 'sitemap' ? '#sitemap' : '#filter [aria-pressed=true]').focus({ preventScroll: true });
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
    if (event.key === 'Enter' && rows[0]) {
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

  #matches() {
    const words = find('#find').value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const fits = {
      open: (question) => this.#picture.view(question.id).status !== 'done' && !this.#picture.isOff(question.id),
      flagged: (question) => this.#picture.view(question.id).flagged,
      find: (question) => words.length > 0 && words.every((word) => `${question.section.title} ${question.text} ${question.id}`.toLowerCase().includes(word)),
    }[this.shown];
    return this.#picture.questions.filter(fits);
  }

  #fill() {
    this.#circles.clear();
    const place = find('#list-rows');
    if (this.shown === 'sitemap') return place.replaceChildren(...this.#map(), this.#legend());
    const hits = this.#matches();
    const isAsked = this.shown !== 'find' || find('#find').value.trim();
    place.replaceChildren(...hits.slice(0, MOST).map((question) => this.#row(question)),
      hits.length > MOST ? make('p', { class: 'muted' }, text('leadMoreHits', { n: hits.length - MOST })) : '',
      !hits.length && isAsked ? make('p', { class: 'muted' }, text({ open: 'leadNoneOpen', flagged: 'leadNoneFlagged', find: 'leadNoneFound' }[this.shown])) : '');
    this.#update();
  }

  #row({ id, text: wording, section }) {
    const shape = icon('s-open', 'st');
    const status = make('span', { class: 'sr' });
    const flag = this.#flag();
    this.#circles.set(id, { shape, status, flag });
    return make('a', { href: '#', class: 'hit', 'data-q': id }, shape, status,
      make('span', { class: 'grow', dir: 'auto' }, wording), flag, make('span', { class: 'small muted', dir: 'auto' }, section.title));
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
        const button = make('button', { type: 'button', 'data-q': id, title: wording }, shape, make('span', { class: 'small num' }, `${number}`), make('span', { class: 'sr' }, wording), status, flag);
        this.#circles.set(id, { shape, status, flag, button });
        return button;
      }))));
  }

  #legend() {
    const entry = (name, key, className = 'st') => make('span', {}, icon(name, className), text(key));
    const legend = make('p', { class: 'legend small' }, entry('s-open', 'openQuestion'), entry('s-part', 'partQuestion'), entry('s-done', 'doneQuestion', 'st done'), entry('s-skip', 'skippedQuestion'), entry('s-off', 'offQuestion'), entry('flag', 'leadFlagged', 'i flag'));
    queueMicrotask(() => this.#update());
    return legend;
  }

  #update() {
    const { current } = this.#picture;
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
