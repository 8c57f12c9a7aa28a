// Points of a picture: touched, or set with the arrow keys and Enter; each with its place, its number and its moment.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { picture } from './media.js';
import { packed } from './parts.js';
import { Widget } from './widget.js';

/** So far an arrow key moves the cross, as a share of the picture. */
const STEP = 0.02;

const share = (value) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

export default class Points extends Widget {
  isAnswerable = true;
  ownPicture = true;
  #points = [];
  #board;
  #cross;
  #undo;
  #clear;
  #told;
  #shownAt = null;
  /**
   * Where the cross is, from 0 to 1.
   * @type {[number, number]}
   */
  #at = [0.5, 0.5];

  get #most() { return this.form.maximumAnswers ?? (this.form.minimumAnswers ? 1000 : 1); }

  hint() { return this.#most === 1 ? text('answerHintPoint') : text('answerHintPoints', { n: this.#most }); }

  build() {
    const image = this.form.media.find((media) => media.type === 'image');
    if (!image) return void this.root.append(make('p', { class: 'muted' }, text('answerNoPicture')));
    this.#cross = make('i', { class: 'cross', 'aria-hidden': 'true' });
    this.#board = make('div', {
      class: 'board',
      tabindex: 0,
      role: 'application',
      'aria-label': `${image.description}. ${text('answerBoard')}`,
      'data-still': true
    },
      picture(image, this.context, { alt: '' }), this.#cross);
    this.#undo = make('button', { type: 'button', onclick: () => { this.#points.pop(); this.#changed(); } }, text('answerUndoPoint'));
    this.#clear = make('button', {
      type: 'button',
      class: 'plain',
      onclick: () => {
        this.#points = [];
        this.#changed();
      }
    },
      text('answerClear'));
    this.#told = make('p', { class: 'small muted', role: 'status' });
    this.root.append(this.#board, make('div', { class: 'doings' }, this.#undo, this.#clear, this.#told));
    new IntersectionObserver((seen, observer) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      this.#shownAt = performance.now();
      observer.disconnect();
    }).observe(this.#board);
    this.#board.addEventListener('click', (event) => {
      const box = this.#board.getBoundingClientRect();
      this.#add(share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height));
    });
    this.#board.addEventListener('keydown', (event) => this.#key(event));
    this.#show();
  }

  #add(x, y) {
    const seconds = Math.round(performance.now() - (this.#shownAt ?? performance.now())) / 1000;
    if (this.#points.length >= this.#most) {
      // one point is moved; of several none is lost by a touch too many
      if (this.#most > 1) return void (this.#told.textContent = text('answerPointsFull', { n: this.#most }));
      this.#points = [];
    }
    this.#points.push({ x, y, seconds });
    this.#changed();
  }

  #key(event) {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const far = STEP * (event.shiftKey ? 5 : 1);
    if (by) this.#at = [share(this.#at[0] + by[0] * far), share(this.#at[1] + by[1] * far)];
    else if (event.key === 'Enter' || event.key === ' ') this.#add(this.#at[0], this.#at[1]);
    else if (event.key === 'Backspace' && this.#points.length) { this.#points.pop(); this.#changed(); }
    else return;
    event.preventDefault();
    this.#place(this.#cross, this.#at);
    if (by) this.#told.textContent = this.#words(this.#at[0], this.#at[1]);
  }

  #words(x, y) { return text('answerPointAt', { x: Math.round(x * 100), y: Math.round(y * 100) }); }

  #place(element, [x, y]) { [element.style.left, element.style.top] = [`${x * 100}%`, `${y * 100}%`]; }

  #changed() {
    this.#show();
    this.done();
  }

  #show() {
    if (!this.#board) return;
    for (const dot of this.#board.querySelectorAll('.dot')) dot.remove();
    this.#points.forEach(({ x, y }, index) => {
      const dot = make('b', { class: 'dot num', 'aria-hidden': 'true' }, this.#most > 1 ? String(index + 1) : '');
      this.#place(dot, [x, y]);
      this.#board.append(dot);
    });
    this.#place(this.#cross, this.#at);
    this.#undo.disabled = this.#clear.disabled = !this.#points.length;
    const last = this.#points.at(-1);
    this.#told.textContent =
      !last ? text('answerNoPoint') : `${text('answerPointCount', {n: this.#points.length})} ${this.#words(last.x, last.y)}`;
  }

  put(value) {
    this.#points = (value?.points ?? []).map((point) => ({ ...point }));
    this.#show();
  }

  read() { return this.#points.length ? packed({ points: this.#points }) : ''; }

  wrong() {
    const { minimumAnswers: least } = this.form;
    return least && this.#points.length && this.#points.length < least ? text('answerPointsFew', { n: least }) : '';
  }

  focus() { this.#board?.focus(); }
}
