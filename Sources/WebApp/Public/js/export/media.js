// Sticks and cards that are plugged in: looked for again whenever somebody comes back to the page.
import { find, findAll, make } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';

const list = find('#media');

/** The radio button that is chosen. */
export const chosenPlace = () => find('input[name=place]:checked');

/** Shows what is plugged in now; what was chosen stays chosen while it is there. */
export async function look() {
  const chosen = chosenPlace()?.dataset.path;
  const media = await send('GET', '/api/export-media').catch(() => null);
  if (media) {
    const known = findAll('input', list).map((input) => `${input.dataset.path} ${input.disabled}`).join('\n');
    if (known !== media.map((one) => `${one.path} ${one.isReadOnly}`).join('\n')) {
      list.replaceChildren(
        ...media.map((one) => make('label', { class: 'choice' }, make('input', {
          type: 'radio',
          name: 'place',
          value: 'medium',
          'data-path': one.path,
          disabled: one.isReadOnly,
          checked: one.path === chosen
        }),
                       make('span', { class: 'grow' }, make('span', { class: 'name', dir: 'auto' }, one.mediumName),
                         make('span', { class: 'small muted line' },
                           [one.mediumFacts, text('exMediumHint')].filter(Boolean).join(' · '))))));
    }
  }
  show();
}

function show() {
  find('#no-medium').hidden = Boolean(find('input', list));
  // what was chosen the last time may be gone: never a choice that nobody sees
  if (!chosenPlace()) (find('input:not(:disabled)', list) ?? find('input[name=place][value=folder]')).checked = true;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

find('#look-again').addEventListener('click', look);
document.addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
