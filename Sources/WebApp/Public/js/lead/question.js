// What stands under the current question beside its answer: probes to tick and keywords.
import { find, findAll, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { momentOf, say } from './touch.js';

let thePicture = null;

/** Listens to probes and keywords of all questions. */
export function listenToQuestions(picture) {
  thePicture = picture;
  const place = find('#here');
  place.addEventListener('change', (event) => {
    const { probe } = event.target.dataset;
    if (!probe) return;
    const question = event.target.closest('.q').dataset.q;
    picture.give({ command: 'probe', question, number: Number(probe), wanted: event.target.checked }, momentOf(event));
  });
  place.addEventListener('click', (event) => {
    const reason = event.target.closest('.settle .reasons button');
    if (reason) return void leave(reason, momentOf(event)).catch(() => {});
    const chip = event.target.closest('.key');
    if (!chip) return;
    const item = chip.closest('.q');
    if (chip.matches('.add')) openField(item);
    else toggle(item.dataset.q, chip.dataset.word, momentOf(event));
  });
}

/** An open question is left without an answer for a reason, or it is not after all. */
function leave(button, moment) {
  const question = button.closest('.q').dataset.q;
  const { reason } = button.dataset;
  const isOff = thePicture.view(question).answer?.reason === reason;
  return thePicture.give(isOff ? { command: 'clear-answer', question } : { command: 'no-answer', question, reason }, moment);
}

/** Ticks a probe by its number; whether there is one. */
export function tick(item, number, moment) {
  const box = item && find(`[data-probe="${number}"]`, item);
  if (!box) return false;
  say(text(box.checked ? 'leadUnticked' : 'leadTicked', { words: find('span', box.parentElement)?.textContent ?? '' }));
  thePicture.give({ command: 'probe', question: item.dataset.q, number: Number(number), wanted: !box.checked }, moment).catch(() => {});
  return true;
}

function toggle(question, word, moment) {
  const wanted = !thePicture.view(question).keywords.includes(word);
  thePicture.give({ command: 'keyword', question, word, wanted }, moment);
}

/** Opens the field for a new keyword. */
export function openField(item) {
  const list = find('.keys', item);
  if (find('input', list)) return find('input', list).focus();
  const field = make('input', {
    type: 'text',
    class: 'new-word',
    maxlength: 100,
    autocomplete: 'off',
    dir: 'auto',
    'aria-label': text('leadNewKeyword'),
    placeholder: text('leadNewKeyword')
  });
  let isOpen = true;
  const close = () => {
    isOpen = false;
    field.parentElement?.remove();
    find('.add', list).hidden = false;
  };
  const take = (moment) => {
    if (!isOpen) return;
    const word = field.value.trim();
    close();
    if (word && !thePicture.view(item.dataset.q).keywords.includes(word)) toggle(item.dataset.q, word, moment);
  };
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') field.value = '';
    take(event.timeStamp);
    find('.add', list)?.focus();
  });
  field.addEventListener('blur', (event) => take(event.timeStamp));
  find('.add', list).hidden = true;
  list.append(make('li', {}, field));
  field.focus();
}

/** Shows how the current question stands. */
export function fill(item, view, picture) {
  const doner = find('.doner', item);
  doner.setAttribute('aria-pressed', String(view.settled));
  const reasons = find('.settle .reasons', item);
  if (reasons && !reasons.firstElementChild) reasons.append(find('#reasons-template').content.cloneNode(true));
  for (const button of reasons ? findAll('button', reasons) : [])
    button.setAttribute('aria-pressed', String(view.answer?.reason === button.dataset.reason));
  for (const box of findAll('[data-probe]', item)) box.checked = view.probes.includes(Number(box.dataset.probe));
  const list = find('.keys', item);
  const words = [...new Set([...(picture.live.head?.keywords ?? []), ...view.keywords])];
  const known = JSON.stringify(words);
  if (list.dataset.words !== known) {
    list.dataset.words = known;
    const field = find('input', list)?.parentElement;
    list.replaceChildren(
      ...words.map(
        (word, index) => make('li', {},
          make('button', { type: 'button', class: `key k${(index % 7) + 1}`, 'data-word': word, 'aria-pressed': 'false' },
            make('i', { 'aria-hidden': 'true' }), make('span', { dir: 'auto' }, word)))),
      make('li', {},
        make(
          'button', {
            type: 'button',
            class: 'key add',
            'aria-label': text('leadAddKeyword'),
            'aria-keyshortcuts': 'K',
            hidden: Boolean(field)
          },
          icon('plus'), words.length ? null : make('span', {}, text('leadKeyword')), make('kbd', {}, 'K'))),
      ...(field ? [field] : []));
  }
  for (const chip of findAll('[data-word]', list)) chip.setAttribute('aria-pressed', String(view.keywords.includes(chip.dataset.word)));
}
