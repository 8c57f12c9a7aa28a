// Items put in order: touched one after the other, dragged, or moved with buttons and arrow keys.
import { find, findAll, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { packed, said } from './parts.js';
import { Widget } from './widget.js';

export default class Ranking extends Widget {
  isAnswerable = true;
  #order = [];
  #list;
  #rest;
  #told;

  get #most() { return this.form.maximumAnswers ?? this.form.rows.length; }
  get #least() { return this.form.minimumAnswers ?? (this.form.maximumAnswers == null ? this.form.rows.length : 1); }

  hint() {
    return this.#most < this.form.rows.length ? text('answerHintRankSome', { n: this.#most }) : text('answerHintRank');
  }

  build() {
    this.#list = make('ol', { class: 'ranked', 'aria-label': text('answerRanked'), 'data-still': true });
    this.#rest = make('div', { class: 'options unranked', role: 'group', 'aria-label': text('answerUnranked') });
    this.#told = make('p', { class: 'sr', role: 'status' });
    this.root.append(this.#list, this.#rest, this.#told);
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    this.#list.addEventListener('pointerdown', (event) => this.#drag(event));
    this.#show();
  }

  #label(id) { return this.form.rows.find((row) => row.id === id)?.text ?? id; }

  #show() {
    this.#list.replaceChildren(...this.#order.map((id, index) => this.#item(id, index)));
    const isFull = this.#order.length >= this.#most;
    this.#rest.replaceChildren(
      ...this.form.rows.filter((row) => !this.#order.includes(row.id))
        .map((row) => make('button',
               { type: 'button', class: 'option', disabled: isFull, 'data-item': row.id, onclick: () => this.#add(row.id) },
               said(this.form, row.text, { class: 'label' }), icon('plus'))));
  }

  #item(id, index) {
    const words = this.#label(id);
    const button = (name, words, action, disabled) => make('button',
      { type: 'button', class: 'plain', 'aria-label': words, 'data-do': name, disabled, onclick: action }, icon(name));
    return make('li', { 'data-item': id }, make('span', { class: 'place num' }, String(index + 1)),
      said(this.form, words, { class: 'label grow' }),
      button('up', text('answerUp', { item: words }), () => this.#move(id, -1, 'up'), index === 0),
      button('down', text('answerDown', { item: words }), () => this.#move(id, 1, 'down'), index === this.#order.length - 1),
      button('cross', text('answerOut', { item: words }), () => this.#remove(id)));
  }

  #add(id) {
    this.#order.push(id);
    this.#change(id);
    (find('.option:not(:disabled)', this.#rest) ?? find('li:last-child [data-do=cross]', this.#list))?.focus({ preventScroll: true });
  }

  #remove(id) {
    this.#order = this.#order.filter((one) => one !== id);
    this.#show();
    this.#told.textContent = text('answerRankedOut', { item: this.#label(id) });
    this.done();
    find(`[data-item="${CSS.escape(id)}"]`, this.#rest)?.focus({ preventScroll: true });
  }

  #move(id, by, name) {
    const from = this.#order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= this.#order.length) return;
    this.#order.splice(to, 0, ...this.#order.splice(from, 1));
    this.#change(id);
    const item = find(`li[data-item="${CSS.escape(id)}"]`, this.#list);
    (find(`[data-do=${name}]:not(:disabled)`, item) ?? find('button:not(:disabled)', item))?.focus({ preventScroll: true });
  }

  #change(id) {
    this.#show();
    this.#told.textContent = text('answerRankedAt', { item: this.#label(id), n: this.#order.indexOf(id) + 1, total: this.#order.length });
    this.done();
  }

  #key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = event.target.closest('li');
    if (!by || !item) return;
    event.preventDefault();
    this.#move(item.dataset.item, by, by < 0 ? 'up' : 'down');
  }

  /** Follows a finger or mouse over the list; the others make room at once. */
  #drag(start) {
    const item = start.target.closest('li');
    if (!item || start.button !== 0 || start.target.closest('button')) return;
    // a finger scrolls everywhere but on the number
    if (start.pointerType !== 'mouse' && !start.target.closest('.place')) return;
    start.preventDefault();
    item.setPointerCapture(start.pointerId);
    item.classList.add('dragged');
    const before = this.#order.join();
    const follow = (event) => {
      const others = findAll('li', this.#list).filter((one) => one !== item);
      const next = others.find((one) => event.clientY < one.getBoundingClientRect().top + one.offsetHeight / 2);
      if ((next ?? null) !== item.nextElementSibling) {
        this.#list.insertBefore(item, next ?? null);
        item.setPointerCapture(event.pointerId);
      }
    };
    const end = () => {
      item.removeEventListener('pointermove', follow);
      item.classList.remove('dragged');
      this.#order = findAll('li', this.#list).map((one) => one.dataset.item);
      if (this.#order.join() !== before) this.#change(item.dataset.item);
    };
    item.addEventListener('pointermove', follow);
    item.addEventListener('lostpointercapture', end, { once: true });
  }

  put(value) {
    this.#order = (value?.ranking ?? []).filter((id) => this.form.rows.some((row) => row.id === id));
    this.#show();
  }

  read() { return this.#order.length ? packed({ ranking: this.#order }) : ''; }

  wrong() {
    return this.#order.length && this.#order.length < this.#least
      ? text('answerRankMore', { n: this.#least - this.#order.length })
      : '';
  }

  press(digit) {
    const button = findAll('button', this.#rest)[Number(digit) - 1];
    button?.click();
    return Boolean(button);
  }
}
