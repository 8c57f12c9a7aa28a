// The analysis: who stands behind a number opens in place; interviews that are still being read are waited for.
import { data, find, findAll, icon, make, touched } from './dom.js';
import { clock, text } from './texts.js';

// Every look reads for a while by itself, so that this is no hurry and no rest either.
if (document.getElementById('reading')) setTimeout(() => location.reload(), 250);

const { people = [], places = {}, talk = [] } = data('analysis') ?? {};
let made = 0;

/** The way to the moment at which an interview comes to a question. */
function address(number, question) {
  const seconds = places[question]?.[number];
  return `/interviews/${encodeURIComponent(people[number].id)}/review${seconds == null ? '' : `#at=${seconds}`}`;
}

const link = (number, question, seconds) => make('li', {},
  make('a', { class: 'chip', href: address(number, question) },
    make('span', { dir: 'auto' }, people[number].name),
    seconds == null ? null : make('span', { class: 'num muted' }, clock(seconds))));

/** The list behind a button: of numbers in `data-who`, or of times in `data-talk`. */
function list(button) {
  const question = button.closest('[data-question]')?.dataset.question;
  const label = button.dataset.label ?? button.getAttribute('aria-label') ?? button.textContent.trim();
  const entries = button.dataset.talk
    ? (talk[button.dataset.talk] ?? []).map(([number, seconds]) => link(number, question, seconds))
    : button.dataset.who.split(' ').filter(Boolean).map((number) => link(Number(number), question));
  return make('div', { class: 'people', id: `who-${made += 1}` },
    make('ul', { 'aria-label': text('anWho', { label }) }, entries),
    button.dataset.only && make('a', { class: 'only', href: button.dataset.only }, text('anOnly')));
}

/** Opens or closes the list of a button, below its row or after its own list of chips. */
function toggle(button) {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const row = button.closest('tr');
  const place = row ?? button.closest('ul');
  const siblings = findAll('[aria-expanded=true][data-who], [aria-expanded=true][data-talk]', place);
  for (const other of siblings) close(other);
  if (isOpen) return;
  const box = list(button);
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', box.id);
  if (row) {
    const width = [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0);
    row.after(make('tr', { class: 'opened' }, make('td', { colspan: width }, box)));
  } else {
    place.after(box);
  }
}

function close(button) {
  const box = document.getElementById(button.getAttribute('aria-controls') ?? '');
  (box?.closest('tr.opened') ?? box)?.remove();
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
}

document.addEventListener('click', (event) => {
  const button = touched(event, '[data-who], [data-talk]');
  if (button) toggle(button);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const box = touched(event, '.people');
  const button = box && find(`[aria-controls="${box.id}"]`);
  if (!button) return;
  close(button);
  button.focus();
});

for (const button of findAll('[data-who], [data-talk]')) button.append(icon('next', 'i more'));
// On paper nothing can be unfolded.
let unfolded = [];
addEventListener('beforeprint', () => {
  unfolded = findAll('details.fold:not([open])');
  for (const fold of unfolded) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of unfolded) fold.open = false;
});

find('#print')?.addEventListener('click', () => print());

// An empty choice in the address says nothing.
find('.choose form')?.addEventListener('submit', ({ target }) => {
  const select = target.elements.by;
  if (select && !select.value) select.disabled = true;
});
// Back brings the page as it was left, the menu included.
addEventListener('pageshow', () => {
  const select = find('.choose select');
  if (select) select.disabled = false;
});
