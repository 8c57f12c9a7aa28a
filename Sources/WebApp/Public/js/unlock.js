// Unlocks the library with its passphrase, or with the recovery key and a new passphrase.
import { find } from './dom.js';
import { text } from './texts.js';
import { Refusal, send } from './server.js';
import { judge, weakness } from './passphrase.js';

const next = find('main').dataset.next;

/** Sends a try; says what came of it, and holds the form back while a pause lasts. */
async function attempt(form, path, body, wrong) {
  const [said, button] = [find('[data-said]', form), find('.primary', form)];
  button.disabled = true;
  said.textContent = text('unlocking');
  try {
    const { isRight, isLookedAt, wait, hasWarning } = await send('POST', path, body);
    // what has to be seen stands on the first page; an interview that is led is not left for it
    if (isRight) { location.replace(hasWarning && !next.endsWith('/lead') ? '/' : next); return; }
    // during a pause nothing is looked at: it may well be the right one
    const why = isLookedAt ? wrong : '';
    for (let left = wait; left > 0; left -= 1) {
      said.textContent = `${why} ${text('unlockWait', { n: left })}`.trim();
      await new Promise((done) => setTimeout(done, 1000));
    }
    said.textContent = why;
  } catch (error) {
    said.textContent = error instanceof Refusal
      ? [error.message, error.hint].filter(Boolean).join(' – ') : text('cannotReach');
  }
  button.disabled = false;
  find('input, textarea', form).focus();
}

find('#unlock').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = find('#passphrase');
  if (field.value) attempt(event.currentTarget, '/api/unlock', { passphrase: field.value }, text('unlockWrong'));
});

const fresh = find('#fresh');
fresh.addEventListener('input', () => judge(fresh, find('#weak')));

find('#recovery').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const slip = weakness(fresh.value) || (fresh.value === find('#again').value ? '' : text('unequal'));
  find('[data-said]', form).textContent = slip;
  if (slip || !find('#key').value.trim()) return;
  attempt(form, '/api/unlock/recovery', { key: find('#key').value, passphrase: fresh.value }, text('unlockWrongKey'));
});
