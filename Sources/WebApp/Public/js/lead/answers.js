// Standardised answers: native controls, sent as soon as they are chosen; a problem is told beside the field.
import { find, findAll } from '../dom.js';
import { text } from '../texts.js';
import { momentOf } from './touch.js';

/** A long answer is stored after so long without a letter, in milliseconds. */
const REST = 2000;

let thePicture = null;
const timers = new WeakMap();
/** Questions whose answer was refused: what stands in the field is not what is stored. */
const refused = new Map();

/** Listens to the answers of all questions. */
export function listenToAnswers(picture) {
  thePicture = picture;
  const place = find('#here');
  const before = { input: null, wasChecked: false };
  const remember = (event) => {
    const input = event.target.closest?.('label')?.querySelector('input[type=radio]') ?? (event.target.matches?.('input[type=radio]') ? event.target : null);
    Object.assign(before, { input, wasChecked: input?.checked ?? false });
  };
  place.addEventListener('pointerdown', remember, true);
  place.addEventListener('keydown', (event) => event.key === ' ' && remember(event), true);
  place.addEventListener('click', (event) => {
    const input = event.target;
    const button = input.closest?.('.reasons button');
    if (button) giveReason(button, momentOf(event));
    else if (input.matches?.('.answer input[type=radio]') && input === before.input && before.wasChecked) {
      // chosen already: touched again it is taken back
      before.wasChecked = false;
      input.checked = false;
      clear(input.form, momentOf(event));
    }
  });
  place.addEventListener('change', (event) => {
    const form = event.target.closest('.answer');
    if (!form) return;
    if (event.target.matches('[type=checkbox]') && event.target.checked) keepExclusive(form, event.target);
    if (!event.target.matches('.beside') || chosen(form).length) send(form, momentOf(event));
  });
  place.addEventListener('input', (event) => {
    const form = event.target.closest('.answer');
    if (!form) return;
    if (event.target.matches('.beside')) findAll('.options input', form).filter((one) => one.value === event.target.dataset.code).forEach((one) => { one.checked = true; });
    clearTimeout(timers.get(form));
    if (event.target.matches('textarea')) timers.set(form, setTimeout(() => send(form, performance.now()), REST));
  });
  place.addEventListener('submit', (event) => {
    if (!event.target.matches('.answer')) return;
    event.preventDefault();
    send(event.target, event.timeStamp);
  });
}

const idOf = (form) => form.closest('.q').dataset.q;
const chosen = (form) => findAll('.options input:checked', form);

function keepExclusive(form, input) {
  const isAlone = 'exclusive' in input.dataset;
  for (const other of chosen(form)) if (other !== input && (isAlone || 'exclusive' in other.dataset)) other.checked = false;
}

/** What stands in the form as an answer is typed; empty when nothing does. */
function typed(form) {
  if (find('.options input', form)) {
    const picks = chosen(form).map((input) => {
      const beside = findAll('.beside', form).find((one) => one.dataset.code === input.value)?.value.trim();
      return [beside ? `${input.value}=${beside}` : input.value, Boolean(beside)];
    });
    // a text may hold commas: it comes last
    return picks.sort((a, b) => a[1] - b[1]).map(([word]) => word).join(', ');
  }
  if (form.dataset.kind === 'date') {
    const [day, month, year] = ['.day', '.month', '.year'].map((name) => find(name, form).value.trim());
    if (!day && !month && !year) return '';
    if (!day || !month || year.length < 4) return null;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return find('.value', form)?.value.trim() ?? '';
}

async function send(form, moment) {
  clearTimeout(timers.get(form));
  const words = typed(form);
  const question = idOf(form);
  if (words === null) {
    if (!form.contains(document.activeElement)) tell(form, text('leadProblemDate'));
    return;
  }
  if (words === form.dataset.sent) return;
  form.dataset.sent = words;
  if (!words) return clear(form, moment);
  refused.delete(question);
  tell(form, '');
  try {
    await thePicture.give({ command: 'answer', question, text: words }, moment);
  } catch (error) {
    if (error.code !== 'notAnAnswer') return;
    refused.set(question, words);
    tell(form, sentence(form, words) ?? error.message);
  }
}

async function clear(form, moment) {
  const question = idOf(form);
  refused.delete(question);
  form.dataset.sent = '';
  tell(form, '');
  if (thePicture.view(question).answer || thePicture.view(question).isWaiting) {
    await thePicture.give({ command: 'clear-answer', question }, moment).catch(() => {});
  }
}

function giveReason(button, moment) {
  const form = button.form;
  if (button.getAttribute('aria-pressed') === 'true') return clear(form, moment);
  refused.delete(idOf(form));
  delete form.dataset.sent;
  tell(form, '');
  empty(form);
  thePicture.give({ command: 'no-answer', question: idOf(form), reason: button.dataset.reason }, moment).catch(() => {});
}

/** Why something typed is no answer, in the words of the page. */
function sentence(form, words) {
  const { kind, min, max, unit, least, most } = form.dataset;
  if (kind === 'date') return min || max ? text('leadProblemDateRange', { min: min ?? '…', max: max ?? '…' }) : text('leadProblemDate');
  if (kind === 'multiple') return least && most ? text('leadProblemBoth', { n: least, most }) : least ? text('leadProblemLeast', { n: least }) : most ? text('leadProblemMost', { n: most }) : null;
  if (!['number', 'integer', 'scale'].includes(kind)) return null;
  const whole = kind === 'integer' && !/^\s*-?\d+\s*$/.test(words);
  if (whole) return text('leadProblemWhole');
  return min || max ? text('leadProblemRange', { min: min ?? '…', max: max ?? '…', unit: unit ?? '' }).trim() : text('leadProblemNumber');
}

function tell(form, words) {
  const place = find('.problem', form);
  place.textContent = words;
  place.hidden = !words;
  for (const input of findAll('.value, .date input', form)) {
    if (words) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

function empty(form) {
  for (const input of findAll('.options input[type=radio], .options input[type=checkbox]', form)) input.checked = false;
  for (const input of findAll('.value, .beside, .date input', form)) input.value = '';
}

/** Shows the stored answer, unless somebody is writing, or it has not come back yet. */
export function fillAnswer(form, view) {
  const { answer } = view;
  if (!find('.reasons', form)) form.append(find('#reasons-template').content.cloneNode(true));
  for (const button of findAll('.reasons button', form)) button.setAttribute('aria-pressed', String(answer?.reason === button.dataset.reason));
  const earlier = find('.earlier', form);
  earlier.hidden = !answer?.earlier;
  earlier.textContent = answer?.earlier ? text('leadEarlier', { n: answer.earlier }) : '';
  const isWriting = form.contains(document.activeElement) && document.activeElement.matches('.value, .beside, .date input');
  if (isWriting || view.isWaiting || refused.has(idOf(form))) return;
  const stored = JSON.stringify(answer?.value ?? null);
  if (form.dataset.stored === stored && !answer?.reason) return;
  form.dataset.stored = stored;
  empty(form);
  put(form, answer?.value);
  form.dataset.sent = typed(form) ?? '';
}

function put(form, value) {
  if (value == null) return;
  if (find('.options input', form)) {
    for (const choice of Array.isArray(value) ? value : [value]) {
      const code = String(choice?.code ?? choice);
      const input = findAll('.options input:not(.beside)', form).find((one) => one.value === code);
      if (input) input.checked = true;
      const beside = findAll('.beside', form).find((one) => one.dataset.code === code);
      if (beside) beside.value = choice?.text ?? '';
    }
  } else if (form.dataset.kind === 'date') {
    const [year, month, day] = String(value).split('-');
    Object.assign(find('.year', form), { value: year });
    Object.assign(find('.month', form), { value: month ?? '' });
    Object.assign(find('.day', form), { value: day ?? '' });
  } else find('.value', form).value = String(value);
}

/** Chooses by a digit key: the point of a scale with that number, else the option at that place. */
export function choose(item, digit, moment) {
  const input = item && findAll('.options input', item).find((one) => one.getAttribute('aria-keyshortcuts') === digit);
  if (!input) return false;
  const { form } = input;
  if (input.type === 'radio' && input.checked) {
    input.checked = false;
    clear(form, moment);
    return true;
  }
  input.checked = input.type === 'radio' || !input.checked;
  if (input.checked && input.type === 'checkbox') keepExclusive(form, input);
  send(form, moment);
  return true;
}
