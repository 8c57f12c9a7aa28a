// One question: what stands in its widget, what the server knows of it, and what is on the way between them.
import { find } from '../dom.js';
import { text } from '../texts.js';
import { widget } from './kinds.js';

export class Step {
  /** Why what stands there is not stored; '' when all is well. */
  trouble = '';
  /** Whether the page has not asked yet what the answer brings. */
  isNew = false;
  /** Identifies how it looks; see `facts.steps`. */
  print = '';
  /** Fulfilled when the server has said what it makes of the answer. */
  settled = Promise.resolve();

  #commands;
  #widget;
  #skip;
  #told;
  #sent;
  #refused = false;
  #isEdited = false;
  #onTheWay = 0;
  #wasAsked = false;
  #latest = null;
  #hasNews = false;

  /** @param told called when something to say about this question changed */
  constructor(element, form, answer, commands, told) {
    this.element = element;
    this.form = form;
    this.#commands = commands;
    this.#told = told;
    this.#widget = widget(find('.answer', element), form, (isWhole) => this.#changed(isWhole));
    this.#skip = find('.skip', element);
    this.#skip?.addEventListener('click', () => this.#toggleSkip());
    this.take(answer ?? null);
  }

  get heading() { return find('h1', this.element); }
  get isAnswerable() { return this.#widget.isAnswerable; }
  /** Whether something stands there that is not stored yet. */
  get isEdited() { return this.#isEdited || this.#onTheWay > 0; }
  /** Whether the end can be reached only with an answer, or another one. */
  get isOpen() { return this.isAnswerable && (Boolean(this.trouble) || (this.form.requirement === 'required' && !this.isGiven)); }
  get isTyped() { return this.#widget.isTyped; }
  /** Whether a value or a reason stands. */
  get isGiven() { return this.#refused || Boolean(this.#widget.text()); }

  focus() { this.#widget.focus(); }

  /** What the server knows now. What is being written or is on the way is newer. */
  take(answer) {
    this.#latest = answer;
    this.#hasNews = this.#onTheWay > 0;
    if (this.#onTheWay || this.#isEdited) return;
    this.#refused = answer?.reason === 'refused';
    this.#widget.show(answer);
    this.#sent = this.#state();
    this.trouble = answer?.problem ?? '';
    this.#showSkip();
  }

  /** Sends what stands there, if it is new and can be an answer. */
  commit(moment) {
    const state = this.#state();
    if (!this.isAnswerable || state === this.#sent || this.#widget.problem()) return;
    this.#sent = state;
    this.#isEdited = false;
    this.isNew = true;
    const question = this.form.id;
    const command = this.#refused ? { command: 'no-answer', question, reason: 'refused' }
      : state ? { command: 'answer', question, text: this.#widget.text() } : { command: 'clear-answer', question };
    this.#onTheWay += 1;
    this.settled = this.#commands.give(command, moment).then(
      () => this.#arrived(''),
      (error) => this.#arrived(error.message ?? text('oopsForm')));
  }

  /** What must be said before the next question; '' when nothing. A soft demand is made once. */
  objection() {
    if (!this.isAnswerable) return '';
    const problem = this.#refused ? '' : this.#widget.problem();
    if (problem) return problem;
    if (this.isGiven) return this.trouble;
    if (this.form.requirement === 'required') {
      return text(this.form.offersRefusal ? 'oopsNeeded' : this.isTyped ? 'oopsType' : 'oopsChoose');
    }
    if (this.form.requirement === 'soft' && !this.#wasAsked) {
      this.#wasAsked = true;
      return text('oopsSoft');
    }
    return '';
  }

  #state() { return this.#refused ? '\u0000refused' : this.#widget.text(); }

  #changed(isWhole) {
    this.#refused = false;
    this.#isEdited = this.#state() !== this.#sent;
    this.trouble = '';
    this.#showSkip();
    this.#told(this);
    if (isWhole) this.commit(performance.now());
  }

  #toggleSkip() {
    this.#refused = !this.#refused;
    this.trouble = '';
    if (this.#refused) this.#widget.show(null);
    this.#showSkip();
    this.#told(this);
    this.commit(performance.now());
  }

  #showSkip() { this.#skip?.setAttribute('aria-pressed', String(this.#refused)); }

  #arrived(trouble) {
    this.#onTheWay -= 1;
    if (trouble) {
      this.trouble = document.documentElement.lang === 'en' && !this.form.hasPattern ? sentence(trouble) : text('oopsForm');
      // it stays on the screen and is sent again when it was changed
      this.#isEdited = true;
    }
    this.#told(this);
    // both devices answered at once: the last one counts, and both show it
    if (this.#hasNews && !this.#onTheWay) this.take(this.#latest);
  }
}

const sentence = (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
