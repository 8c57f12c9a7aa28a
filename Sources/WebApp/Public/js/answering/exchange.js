// One question on a page that asks: what stands in its widget, what the server knows of it, and what is on the way
// between them.
import { text } from '../texts.js';
import { mount } from './answering.js';

export class Exchange {
  /** Why what stands there is not stored; '' when all is well. */
  trouble = '';
  /** Fulfilled when the server has said what it makes of the answer. */
  settled = Promise.resolve();
  /** Whether something was sent since whoever uses this set it to `false`. */
  isNew = false;
  /** Why there is no answer: a word of `MissingReason`, or ''. */
  reason = '';

  #give;
  #sent;
  #known;
  #isEdited = false;
  #onTheWay = 0;
  #latest = null;
  #latestSequence = 0;
  #hasNews = false;
  /** The last event there was when the server acknowledged what was sent from here. */
  #acknowledged = 0;

  /**
   * @param give sends a command, at a moment of the page's clock, as `Commands.give`
   * @param context what `mount` wants, without `changed`
   */
  constructor(place, form, give, context) {
    this.form = form;
    this.#give = give;
    this.widget = mount(place, form, { ...context, changed: (isWhole, moment) => this.#changed(isWhole, moment) });
  }

  /** Called when something to say about this question changed. */
  told() {}

  get isAnswerable() { return this.widget.isAnswerable; }
  get isTyped() { return this.widget.isTyped; }
  /** Whether something stands there that is not stored yet. */
  get isEdited() { return this.#isEdited || this.#onTheWay > 0; }
  /** How often somebody has changed here what stands there; what the server says is no change. */
  edits = 0;
  /** Whether a value or a reason stands. */
  get isGiven() { return Boolean(this.reason || this.widget.text()); }

  focus() { this.widget.focus(); }

  /**
   * What the server knows now: `{value, reason, problem}` or `null`. What is being written or is on the way is newer.
   *
   * @param sequence the last event of which that knows; `Infinity` where the caller has seen to it that nothing newer
   *   was acknowledged
   */
  take(answer, sequence = Infinity) {
    if (sequence < this.#acknowledged) return;
    this.#latest = answer;
    this.#latestSequence = sequence;
    this.#hasNews = this.#onTheWay > 0;
    const known = JSON.stringify([answer?.value ?? null, answer?.reason ?? '', answer?.problem ?? '']);
    if (this.#onTheWay || this.#isEdited || known === this.#known) return;
    this.#known = known;
    this.reason = answer?.reason ?? '';
    this.trouble = answer?.problem ?? '';
    this.widget.show(answer?.value ?? null);
    this.#sent = this.#state();
    this.told();
  }

  /** Stores what stands there, if it is new and can be an answer. */
  commit(moment = performance.now()) {
    const state = this.#state();
    if (!this.isAnswerable || state === this.#sent || (!this.reason && this.widget.problem())) return;
    this.#sent = state;
    this.#isEdited = false;
    this.isNew = true;
    const question = this.form.id;
    const words = this.widget.text();
    const command = this.reason ? { command: 'no-answer', question, reason: this.reason }
      : words ? { command: 'answer', question, text: words } : { command: 'clear-answer', question };
    this.#onTheWay += 1;
    this.settled = this.#give(command, moment).then(
      (outcome) => {
        this.#acknowledged = Math.max(this.#acknowledged, outcome?.sequence ?? 0);
        this.#arrived('');
      },
      (error) => this.#arrived(sentence(error.message) || text('answerRefused')));
  }

  /** Says why there is no answer, or takes that back. */
  setReason(word, moment) {
    this.reason = this.reason === word ? '' : word;
    this.trouble = '';
    this.#isEdited = false;
    if (this.reason) this.widget.show(null);
    this.told();
    this.commit(moment);
  }

  #state() { return this.reason ? `\u0000${this.reason}` : this.widget.text(); }

  #changed(isWhole, moment) {
    this.edits += 1;
    this.reason = '';
    this.#isEdited = this.#state() !== this.#sent;
    this.trouble = '';
    if (isWhole) this.commit(moment);
    this.told();
  }

  #arrived(trouble) {
    this.#onTheWay -= 1;
    this.#known = undefined;
    // what was refused stays on the screen and is sent again when it was changed
    if (trouble) [this.trouble, this.#isEdited] = [trouble, true];
    this.told();
    // both devices answered at once: the last one counts, and both show it
    if (this.#hasNews && !this.#onTheWay) this.take(this.#latest, this.#latestSequence);
  }
}

const sentence = (words) => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? '' : '.'}`;
