// The second device's entrance: a code of eight letters and digits, once; typed, or brought along by a scanned address.
import { find } from './dom.js';
import { send } from './server.js';
import { leftover } from './respond/late.js';
import { text } from './texts.js';

const form = find('#join');
const code = find('#code');
const problem = find('#problem');

const LENGTH = 8;

/** What was typed, without what people put between groups of letters. */
const plain = (typed) => typed.toUpperCase().replace(/[^2-9A-Z]/g, '');

const complain = (key) => {
  problem.hidden = !key;
  find('span', problem).textContent = key ? text(key) : '';
  if (key) code.select();
};

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const typed = plain(code.value);
  if (typed.length !== LENGTH) return complain('pairEight');
  // Leitfaden's own address cannot be typed: the code leads there, and is spent there
  if ('leads' in form.dataset) {
    location.assign(`${location.pathname}?code=${typed}`);
    return;
  }
  // what waits of an earlier hand-over can be sent with its own right only
  await leftover()?.settled(3000);
  try {
    const { go } = await send('POST', '/api/pair', { code: typed });
    location.replace(go);
  } catch (error) {
    complain(error.status === 409 ? 'pairOwn' : error.status ? 'pairWrong' : 'pairOffline');
  }
});
code?.addEventListener('input', () => {
  complain('');
  if (plain(code.value).length === LENGTH) form.requestSubmit();
});

if (form) {
  const scanned = plain(location.hash);
  // the code is good once: nobody needs it in this browser's history
  if (location.hash || location.search) history.replaceState(null, '', location.pathname);
  if (scanned.length === LENGTH) {
    code.value = scanned;
    form.requestSubmit();
  } else code.focus();
}
