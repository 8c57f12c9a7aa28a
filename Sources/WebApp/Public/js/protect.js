// The first page of a library: a passphrase, the recovery key on paper, or neither.
import { find, findAll, make } from './dom.js';
import { text } from './texts.js';
import { Refusal, send } from './server.js';
import { judge, weakness } from './passphrase.js';

const [passphrase, again, refusal] = [find('#passphrase'), find('#again'), find('#refusal')];

function why(error) {
  return error instanceof Refusal ? [error.message, error.hint].filter(Boolean).join(' – ') : text('cannotReach');
}

function show(section) {
  for (const each of findAll('main > section')) each.hidden = each.id !== section;
  find(`#${section} h1`).focus();
  scrollTo(0, 0);
}

function compare() {
  find('#unequal').textContent = again.value && again.value !== passphrase.value ? text('unequal') : '';
}

passphrase.addEventListener('input', () => { judge(passphrase, find('#weak')); compare(); });
again.addEventListener('input', compare);

find('#take').addEventListener('click', () => {
  passphrase.value = find('#suggestion').textContent;
  passphrase.dispatchEvent(new Event('input'));
  again.focus();
});

find('#copy').addEventListener('click', async (event) => {
  const button = event.currentTarget;
  try {
    await navigator.clipboard.writeText(find('#suggestion').textContent);
    button.textContent = text('suggestedCopied');
  } catch { getSelection().selectAllChildren(find('#suggestion')); }
});

let asked = [];

find('#passphrase-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const weak = weakness(passphrase.value);
  refusal.textContent = weak || (passphrase.value === again.value ? '' : text('unequal'));
  if (refusal.textContent) { (weak ? passphrase : again).focus(); return; }
  try {
    const paper = await send('POST', '/api/protect', { passphrase: passphrase.value });
    asked = paper.asked;
    find('#groups').replaceChildren(...paper.groups.map((group, index) =>
      make('li', {}, make('span', { class: 'number num' }, `${index + 1}`), group)));
    find('#asked').replaceChildren(...asked.map((number) => make('div', { class: 'field' },
      make('label', { for: `group-${number}` }, text('paperGroup', { n: number })),
      make('input', { id: `group-${number}`, maxlength: 20, spellcheck: 'false', autocapitalize: 'characters',
        autocomplete: 'off', dir: 'ltr' }))));
    passphrase.value = '';
    again.value = '';
    find('#suggestion').textContent = '';
    show('paper');
  } catch (error) { refusal.textContent = why(error); }
});

find('#print').addEventListener('click', () => print());
find('#written').addEventListener('click', () => { show('asking'); find('#asked input').focus(); });
find('#look-again').addEventListener('click', () => show('paper'));

find('#confirm').addEventListener('submit', async (event) => {
  event.preventDefault();
  const [slip, button] = [find('#slip'), find('#finish')];
  button.disabled = true;
  slip.textContent = '';
  try {
    const { wrong } = await send('POST', '/api/protect/confirm', {
      groups: asked.map((number) => find(`#group-${number}`).value) });
    if (!wrong.length) {
      find('#groups').replaceChildren();
      location.replace('/');
      return;
    }
    slip.textContent = wrong.map((number) => text('paperWrong', { n: number })).join(' ');
    find(`#group-${wrong[0]}`).focus();
  } catch (error) { slip.textContent = why(error); }
  button.disabled = false;
});

find('#decline').addEventListener('click', async () => {
  try {
    await send('POST', '/api/protect/decline', {});
    location.replace('/');
  } catch (error) { refusal.textContent = why(error); }
});
