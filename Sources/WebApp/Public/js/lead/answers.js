// Standardised answers on the interview screen: the widget of the current question, sent as soon as something is
// chosen; a problem is told beside it, and so are the reasons for having no answer.
import { find, findAll } from '../dom.js';
import { load } from '../answering/answering.js';
import { Exchange } from '../answering/exchange.js';
import { text } from '../texts.js';
import { momentOf } from './touch.js';

let thePicture = null;
let addresses = {};
/** What is asked, by its element; `null` while its widget is on the way. */
const asked = new WeakMap();

class Asked extends Exchange {
  constructor(element, form) {
    super(find('.widget', element), form, (command, moment) => thePicture.give(command, moment), addresses);
    this.element = element;
    const place = find('.reasons', element);
    place?.append(find('#reasons-template').content.cloneNode(true));
    // one way to refuse is enough: the guide's own
    const own = form.options.filter((option) => option.isMissing).map((option) => option.reason);
    for (const button of place ? findAll('button', place) : []) if (own.includes(button.dataset.reason)) button.remove();
    place?.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) this.setReason(button.dataset.reason, momentOf(event));
    });
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.commit(event.timeStamp);
      this.told();
    });
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !event.target.matches('input:not([type=radio], [type=checkbox], [type=range], [type=file])')) return;
      // stored, and the arrows step again
      event.preventDefault();
      event.target.dispatchEvent(new Event('change', { bubbles: true }));
      this.commit(event.timeStamp);
      this.told();
      if (!this.widget.problem()) find('.go', element.closest('.q')).focus({ preventScroll: true });
    });
    // half an answer is not called wrong while somebody is at it
    element.addEventListener('focusout', (event) => element.contains(event.relatedTarget) || this.told());
  }

  told() {
    if (!this.element) return;
    for (const button of findAll('.reasons button', this.element))
      button.setAttribute('aria-pressed', String(button.dataset.reason === this.reason));
    const isWriting = this.isTyped && this.element.contains(document.activeElement);
    const words = this.trouble || (isWriting || this.reason ? '' : this.widget.problem());
    const place = find('.problem', this.element);
    if (place.textContent !== words) place.textContent = words;
    place.hidden = !words;
    for (const field of findAll('.value', this.element)) {
      if (words) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  }
}

/** Questions whose answers by the interviewee were touched, so that they may be seen. */
const uncovered = new Set();

/** Makes the answers of an interview ready. */
export function listenToAnswers(picture, interview) {
  thePicture = picture;
  find('#here').addEventListener('click', (event) => {
    const cover = event.target.closest('.cover');
    if (!cover) return;
    const form = cover.closest('.answer');
    uncovered.add(cover.closest('.q').dataset.q);
    form.classList.remove('covered');
    find('.value, input, textarea, button', find('.widget', form))?.focus();
  });
  addresses = { media: `/api/interviews/${interview}/media/`, files: `/api/interviews/${interview}/files` };
  // whoever comes to a question while the network is away can answer it
  const ahead = () => load(findAll('.answer script.form').map((form) => JSON.parse(form.textContent))).catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(ahead);
  else setTimeout(ahead, 1000);
}

/** Shows the stored answer of the current question, unless somebody is writing, or it has not come back yet. */
export async function fillAnswer(element, view) {
  // before anything is on the way
  if (view.answer?.mode === 'handover' && !uncovered.has(element.closest('.q').dataset.q)) element.classList.add('covered');
  if (asked.get(element) === null) return;
  if (!asked.has(element)) {
    asked.set(element, null);
    const form = JSON.parse(find('script.form', element).textContent);
    try {
      await load([form]);
    } catch {
      // without the network once more at the next news
      return void asked.delete(element);
    }
    asked.set(element, new Asked(element, form));
    const { q } = element.closest('.q').dataset;
    view = thePicture.view(q);
  }
  const { answer } = view;
  const isCovered = answer?.mode === 'handover' && !uncovered.has(element.closest('.q').dataset.q);
  if (isCovered !== element.classList.contains('covered')) element.classList.toggle('covered', isCovered);
  const earlier = find('.earlier', element);
  earlier.hidden = !answer?.earlier;
  earlier.textContent = answer?.earlier ? text('leadEarlier', { n: answer.earlier }) : '';
  if (!view.isWaiting) asked.get(element).take(answer);
}

/** Why what stands in a question's field is not stored; '' when it is, or nothing stands there. */
export function whyNotStored(id) {
  const one = asked.get(find(`#here .q[data-q="${CSS.escape(id)}"] .answer`));
  return one?.isEdited && !one.reason ? one.trouble || one.widget.problem() : '';
}

/** Puts the keyboard where the current question is answered; whether it has an answer. */
export function focusAnswer(item) {
  const one = item && asked.get(find('.answer', item));
  if (!one?.isAnswerable) return false;
  one.focus();
  return true;
}

/**
 * Chooses by a digit key: the point of a scale with that number, else the option at that place. Where a number is asked,
 * the field takes the key: then `false`.
 */
export function choose(item, digit) {
  if (item && find('.answer.covered', item)) return false;
  const one = item && asked.get(find('.answer', item));
  return one?.widget.press(digit) ?? false;
}
