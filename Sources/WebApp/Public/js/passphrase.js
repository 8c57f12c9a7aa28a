// Fields for passphrases: shown when somebody wants to see what was typed, told in words when weak, emptied when the page
// is left.
import { find, findAll } from './dom.js';
import { text } from './texts.js';

/** As the server counts: Unicode characters, the fewest and how many have to be different. */
const LEAST = 12;
const DIFFERENT = 5;

const letters = (words) => (Intl.Segmenter
  ? [...new Intl.Segmenter().segment(words)].map((each) => each.segment) : [...words]);

/** What is weak about a passphrase, as a sentence; '' when nothing is. */
export function weakness(passphrase) {
  const all = letters(passphrase);
  if (all.length < LEAST) return text('weakShort', { n: LEAST - all.length });
  return new Set(all).size < DIFFERENT ? text('weakSame') : '';
}

/** Says below a field how good it is while it is being typed; returns whether it is good. */
export function judge(field, said) {
  const weak = weakness(field.value);
  said.textContent = field.value ? weak || text('weakNot') : '';
  said.className = `small ${weak ? 'remark' : 'good'}`;
  return field.value !== '' && !weak;
}

for (const button of findAll('[data-show]')) {
  button.addEventListener('click', () => {
    const field = find(`#${button.dataset.show}`);
    const isShown = field.type === 'text';
    field.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
}

/** Nothing of it stays in a page that was left, which browsers may keep to go back to. */
addEventListener('pagehide', () => {
  for (const field of findAll('input, textarea')) field.value = '';
  for (const secret of findAll('.secret, .groups')) secret.replaceChildren();
});
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
