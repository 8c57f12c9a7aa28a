// Takes in a bundle: chosen, opened, checked, and what came of it.
import { find, make } from './dom.js';
import { Refusal, send, token } from './server.js';
import { text } from './texts.js';

const [opening, work, said, share, result, refusal] =
  ['#opening', '#work', '#work-said', '#how-far', '#result', '#refusal'].map((id) => find(id));
let bundle = null;

const sentence = (words) => words && words[0].toUpperCase() + words.slice(1).replace(/[.]?$/, '.');
const say = (error) => {
  refusal.textContent =
    error instanceof Refusal ? [error.message, error.hint].filter(Boolean).map(sentence).join(' ') : text('cannotReach');
};

function busy(words, value = null) {
  work.hidden = words === null;
  if (words !== null && said.textContent !== words) said.textContent = words;
  if (value === null) share.removeAttribute('value'); else share.value = value;
}

/** Asks for what opens the chosen bundle. */
async function choose(request) {
  refusal.textContent = '';
  opening.hidden = true;
  busy(text('tiSending'));
  try {
    bundle = await request;
  } catch (error) { return say(error); } finally { busy(null); }
  find('#bundle-name').textContent = bundle.name;
  find('#passphrase-field').hidden = !bundle.needsPassphrase;
  find('#key-field').hidden = bundle.needsPassphrase || !bundle.isSealed;
  opening.hidden = false;
  (bundle.needsPassphrase ? find('#passphrase') : find('#take-in')).focus();
}

async function upload(file) {
  const response = await fetch('/api/bundles',
    { method: 'POST', headers: { 'Content-Type': 'application/octet-stream', 'X-Leitfaden': token }, body: file });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, answer);
  return { ...answer, name: file.name };
}

find('#bundle').addEventListener('change', ({ target }) => { if (target.files[0]) choose(upload(target.files[0])); });
find('#by-place').addEventListener('submit', (event) => {
  event.preventDefault();
  choose(send('POST', '/api/bundles/place', { path: find('#bundle-place').value }));
});

/** Asks how far it is until it has ended. */
async function follow(state) {
  while (state.phase === 'checking' || state.phase === 'taking') {
    if (state.phase === 'checking') busy(text('tiChecking'));
    else busy(text('tiTaking', { n: state.done, count: state.total }), (state.done - 1) / Math.max(1, state.total));
    await new Promise((go) => { setTimeout(go, 300); });
    state = await send('GET', `/api/bundles/${bundle.id}`);
  }
  return state;
}

opening.addEventListener('submit', async (event) => {
  event.preventDefault();
  refusal.textContent = '';
  opening.inert = true;
  try {
    const state = await follow(await send(
      'POST', `/api/bundles/${bundle.id}/take-in`, { passphrase: find('#passphrase').value, key: find('#key').value }));
    if (state.phase === 'done') show(state);
    else refusal.textContent = state.problem;
    if (state.phase === 'failed') opening.hidden = true;
  } catch (error) { say(error); } finally {
    opening.inert = false;
    busy(null);
  }
});

function show(state) {
  for (const id of ['#passphrase', '#key']) find(id).value = '';
  find('#choose').hidden = true;
  opening.hidden = true;
  find('#outcomes').replaceChildren(...state.outcomes.map((one) => make('li', { class: one.outcome },
    make('strong', { dir: 'ltr' }, one.name), ` ${one.sentence}`)));
  result.hidden = false;
  result.focus();
}

addEventListener('pagehide', () => { for (const id of ['#passphrase', '#key']) find(id).value = ''; });
