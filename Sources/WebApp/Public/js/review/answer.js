// An answer: all options with the chosen one marked, and native form fields to change it.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';

const REASONS = ['skipped', 'dont-know', 'refused', 'not-applicable'];

/** What the options of a question are, for kinds that have some. */
export function options(question) {
  if (question.kind === 'yesno') {
    const label = (code) => question.options.find((option) => option.code === code)?.text;
    return [
      { code: '1', text: label('1') ?? text('yes') }, { code: '0', text: label('0') ?? text('no') },
      ...question.options.filter((option) => option.isMissing)
    ];
  }
  if (question.kind === 'scale' && question.minimum != null && question.maximum != null) return points(question);
  return question.options;
}

function points(question) {
  const step = question.step || 1;
  const all = [];
  for (let at = Number(question.minimum); at <= Number(question.maximum) + 1e-9 && all.length < 101; at += step) {
    const code = String(Number(at.toFixed(6)));
    const label = question.options.find((option) => option.code === code)?.text;
    all.push({ code, text: label ? `${code} (${label})` : code });
  }
  return [...all, ...question.options.filter((option) => option.isMissing)];
}

/** The codes that stand. */
function chosen(answer) {
  const { choices, number } = answer?.value ?? {};
  return choices ? choices.map((choice) => choice.code) : number == null ? [] : [String(number)];
}

/** The answer as it stands, to be read. */
export function shown(question, answer, details) {
  const codes = chosen(answer);
  const all = options(question);
  if (answer?.reason) return make('p', { class: 'ans' }, make('strong', {}, text(answer.reason)));
  if (!all.length) return make('p', { class: 'ans', dir: 'auto' }, answer?.text ? make('strong', {}, answer.text) : text('noAnswer'));
  return make('ul', { class: 'ans' }, all.map((option) => {
    const is = codes.includes(option.code);
    const written = is && details?.written?.[option.code];
    const words = written ? `${option.text}: ${written}` : option.text;
    return make('li', { dir: 'auto' }, is ? make('strong', {}, icon('check'), words) : words);
  }), !codes.length && make('li', { class: 'sr' }, text('noAnswer')));
}

/**
 * Fields to change an answer. `give` sends the command and may fail with a sentence; `leave` shows the answer again.
 */
export function fields(question, answer, details, give, leave) {
  const name = `answer-${question.id}`;
  const problem = make('p', { class: 'problem', role: 'alert' });
  const all = options(question);
  const codes = chosen(answer);
  const several = question.kind === 'multiple';
  const form = make('form', { class: 'change', novalidate: true });
  let read;
  if (all.length) {
    const beside = new Map();
    const rows = all.map((option) => {
      const input = make('input', { type: several ? 'checkbox' : 'radio', name, value: option.code, checked: codes.includes(option.code) });
      const row = make('label', { class: 'pick' }, input, make('span', { dir: 'auto' }, option.text));
      if (!option.hasText) return row;
      const field = make('input',
        { type: 'text', 'aria-label': text('beside', { option: option.text }), value: details?.written?.[option.code] ?? '' });
      field.addEventListener('input', () => { input.checked = true; });
      beside.set(option.code, field);
      return [row, field];
    });
    form.append(make('fieldset', {}, make('legend', { class: 'sr' }, question.text), ...rows.flat()));
    read = () => [...form.querySelectorAll(`input[name="${CSS.escape(name)}"]:checked`)]
                   .map((input) =>
                          (beside.get(input.value)?.value.trim() ? `${input.value}=${beside.get(input.value).value.trim()}`
                                                                 : input.value))
                   .join(', ');
  } else {
    const isLong = question.kind === 'long';
    const field = make(isLong ? 'textarea' : 'input', {
      id: name, rows: isLong && 4, type: !isLong && 'text', inputmode: { integer: 'numeric', number: 'decimal' }[question.kind],
      placeholder: question.kind === 'date' && 'yyyy-mm-dd', maxlength: question.maximumLength, 'aria-label': text('answer'), dir: 'auto',
    });
    field.value = details?.typed ?? answer?.text ?? '';
    form.append(field, question.unit ? make('span', { class: 'muted' }, ` ${question.unit}`) : '');
    read = () => field.value;
  }
  const reason = make('select', { 'aria-label': text('noAnswerBecause') }, make('option', { value: '' }, `${text('noAnswerBecause')} …`),
    REASONS.map((word) => make('option', { value: word, selected: answer?.reason === word && 'selected' }, text(word))));
  form.addEventListener('input', (event) => { if (event.target !== reason) reason.value = ''; });
  const send = async (command, what) => {
    try {
      await give(command, what);
      leave();
    } catch (error) { problem.textContent = error.message; }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (reason.value) send({ command: 'no-answer', question: question.id, reason: reason.value }, text('didAnswer'));
    else if (!read().trim()) send({ command: 'clear-answer', question: question.id }, text('didClear'));
    else send({ command: 'answer', question: question.id, text: read() }, text('didAnswer'));
  });
  form.addEventListener('keydown', (event) => { if (event.key === 'Escape') { event.stopPropagation(); leave(); } });
  form.append(reason, problem,
    make('div', { class: 'row' }, make('button', { class: 'primary' }, text('save')),
      make('button', { type: 'button', onclick: leave }, text('cancel')),
      answer
        && make('button', {
             type: 'button',
             class: 'plain',
             onclick: () => send({ command: 'clear-answer', question: question.id }, text('didClear'))
           },
          text('takeAway'))));
  return form;
}
