// What all widgets have in common, and the widget of a question with nothing to answer.
import { findAll, make } from '../dom.js';
import { newName, said } from './parts.js';

/** After so long without a key what was written is stored, in milliseconds. */
const IDLE = 2000;
/** What was chosen by moving over it with the arrow keys is stored when they rested for so long, in milliseconds. */
const REST = 600;
/** Widgets in which they do not rest yet; who leaves the page means what stands there. */
const moving = new Set();
addEventListener('pagehide', () => { for (const widget of moving) widget.rest(); });

export class Widget {
  /** Whether there is something to answer. */
  isAnswerable = false;
  /** Whether it is written rather than chosen. */
  isTyped = false;
  /** Whether the first picture of the question is part of the answer. */
  ownPicture = false;
  /** Whether a reason for having no answer stands among the choices. */
  holdsMissing = false;

  #missing = [];
  #reason = '';
  #timer;
  /** When an arrow key went down that may choose as it moves; 0 for every other key and for touches. */
  #arrow = 0;

  constructor(root, form, context) {
    this.root = root;
    this.form = form;
    this.context = context;
    this.name = newName();
    this.hintID = `${this.name}-hint`;
    root.addEventListener('keydown', (event) => {
      this.#arrow = /^Arrow/.test(event.key) ? event.timeStamp : 0;
      if (event.key === 'Enter') this.rest();
    }, true);
    root.addEventListener('pointerdown', () => { this.#arrow = 0; }, true);
    root.addEventListener('focusout', (event) => root.contains(event.relatedTarget) || this.rest());
  }

  /** Whether what is chosen now is only passed on the way by an arrow key. */
  get isPassing() { return this.#arrow > 0; }

  /** The arrow keys came to rest, or somebody left: what stands there is the answer. */
  rest() {
    if (!moving.delete(this)) return;
    clearTimeout(this.#timer);
    this.context.changed(true, this.#arrow || performance.now());
  }

  /** What to do, in a few words; '' when it needs no saying. */
  hint() { return ''; }

  /** Makes the elements. */
  build() {}

  /** Shows a stored value, `null` for none. */
  put(value) { return value; }

  /** What stands there, as the kind reads it; '' for nothing. */
  read() { return ''; }

  /** Why what stands there cannot be an answer, as one sentence; '' when it can. */
  wrong() { return ''; }

  /** Puts the keyboard where the answer is given. */
  focus() { this.root.querySelector('input, textarea, select, button, [tabindex="0"]')?.focus(); }

  /** Shows what is stored: the value as `AnswerValue` writes it, or `null`. */
  show(value) {
    clearTimeout(this.#timer);
    moving.delete(this);
    const code = value?.choices?.[0]?.code;
    this.#choose(this.#missing.some((input) => input.value === code) ? code : '');
    this.put(this.#reason ? null : value ?? null);
  }

  /** What the command `answer` carries; '' when nothing is given. */
  text() { return this.#reason || this.read(); }

  /** Why that cannot be stored. */
  problem() { return this.#reason ? '' : this.wrong(); }

  /**
   * Chooses by a digit key; whether there was something to choose. A field for a number begins anew and takes the key
   * itself.
   */
  press(digit) {
    const input = this.root.querySelector(`.option > input[aria-keyshortcuts="${digit}"]`);
    input?.click();
    if (input) return true;
    const field = this.isTyped && this.root.querySelector('input[inputmode=decimal], input[inputmode=numeric]');
    if (!field) return false;
    field.focus();
    field.select();
    return false;
  }

  /** Somebody is writing: stored when they pause. */
  edited() {
    this.#choose('');
    this.context.changed(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.context.changed(true), IDLE);
  }

  /** Something was chosen, or a field was left. */
  done() {
    clearTimeout(this.#timer);
    this.#choose('');
    this.#chosen();
  }

  /** Tells what was chosen: to be stored at once, or when the arrow keys rest. */
  #chosen() {
    moving.delete(this);
    if (!this.isPassing) return void this.context.changed(true);
    moving.add(this);
    this.context.changed(false);
    this.#timer = setTimeout(() => this.rest(), REST);
  }

  /** Listens to a field that people write in. */
  listen(field) {
    field.addEventListener('input', () => this.edited());
    field.addEventListener('change', () => (this.#reason && !this.read() ? null : this.done()));
    return field;
  }

  /** Marks a field as named by the question and explained by the hint. */
  get named() { return { 'aria-label': this.form.text, 'aria-describedby': this.hint() ? this.hintID : null }; }

  /** The choices that say why there is no answer, below it. */
  buildMissing() {
    const options = this.isAnswerable && !this.holdsMissing ? this.form.options.filter((option) => option.isMissing) : [];
    if (!options.length) return;
    const group = make('div', { class: 'options missing' },
      options.map((option) => make('label', { class: 'option missing' },
                    make('input', { type: 'radio', name: `${this.name}-missing`, value: option.code }),
                    said(this.form, option.text, { class: 'label' }))));
    this.root.append(group);
    this.#missing = findAll('input', group);
    for (const input of this.#missing) {
      input.addEventListener('click', () => {
        clearTimeout(this.#timer);
        this.#choose(input.value === this.#reason ? '' : input.value);
        if (this.#reason) this.put(null);
        this.#chosen();
      });
    }
  }

  #choose(code) {
    this.#reason = code;
    for (const input of this.#missing) input.checked = input.value === code;
  }
}

export default Widget;
