// One question of the interviewee's page, with what must be said before the next one.
import { find } from '../dom.js';
import { Exchange } from '../answering/exchange.js';
import { text } from '../texts.js';

export class Step extends Exchange {
  /** Identifies how it looks; see `facts.steps`. */
  print = '';

  #told;
  #skip;
  #wasAsked = false;

  /** @param told called when something to say about this question changed */
  constructor(element, form, answer, commands, told, context) {
    super(find('.answer', element), form, (command, moment) => commands.give(command, moment), { ...context, isLarge: true });
    this.element = element;
    this.#skip = find('.skip', element);
    this.#skip?.addEventListener('click', (event) => this.setReason('refused', event.timeStamp));
    this.take(answer ?? null);
    this.#told = told;
  }

  get heading() { return find('h1', this.element); }
  /** Whether the end can be reached only with an answer, or another one. */
  get isOpen() { return this.isAnswerable && (Boolean(this.trouble) || (this.form.requirement === 'required' && !this.isGiven)); }

  told() {
    this.#skip?.setAttribute('aria-pressed', String(this.reason === 'refused'));
    this.#told?.(this);
  }

  /** What must be said before the next question; '' when nothing. A soft demand is made once. */
  objection() {
    if (!this.isAnswerable) return '';
    const problem = this.reason ? '' : this.widget.problem();
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
}
