// Whole interviews in one sealed file: for whom it is sealed.
import { find, findAll } from '../dom.js';
import { weakness } from '../passphrase.js';

const passphrase = find('#bundle-passphrase');
const manner = () => find('input[name=seal]:checked').value;

/** Whether whole interviews were chosen instead of files for other programs. */
export const isWhole = () => find('input[name=whole]:checked').value === 'yes';

/** Shows what belongs to the choice. */
export function showSeal() {
  find('#sealing').hidden = !isWhole();
  for (const id of ['#what-for', '#whom']) find(id).hidden = isWhole();
  for (const field of findAll('[data-seal]')) field.hidden = field.dataset.seal !== manner();
}

passphrase?.addEventListener('input', () => { find('#bundle-weak').textContent = passphrase.value && weakness(passphrase.value); });

/** The key of the sentence that says what is missing. */
export function sealProblem() {
  if (manner() === 'passphrase' && weakness(passphrase.value)) return 'buWeak';
  return manner() === 'keys' && !find('#bundle-keys').value.trim() ? 'buNoKey' : null;
}

/** As the server takes it; null for files for other programs. */
export const seal = () => isWhole() ? {
  manner: manner(),
  passphrase: manner() === 'passphrase' ? passphrase.value : null,
  keys: manner() === 'keys' ? find('#bundle-keys').value : null
}
                                    : null;
