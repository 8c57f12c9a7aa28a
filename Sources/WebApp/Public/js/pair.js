// The second device's entrance: six digits, once.
import { find } from './dom.js';
import { send } from './server.js';
import { leftover } from './respond/late.js';
import { text } from './texts.js';

const form = find('#join');
const code = find('#code');
const problem = find('#problem');

const complain = (key) => {
  problem.hidden = !key;
  find('span', problem).textContent = key ? text(key) : '';
  if (key) code.select();
};

code?.focus();
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const digits = code.value.replace(/\D/g, '');
  if (digits.length !== 6) return complain('pairSix');
  // what waits of an earlier hand-over can be sent with its own right only
  await leftover()?.settled(3000);
  try {
    const { go } = await send('POST', '/api/pair', { code: digits });
    location.replace(go);
  } catch (error) {
    complain(error.status === 409 ? 'pairOwn' : error.status ? 'pairWrong' : 'pairOffline');
  }
});
code?.addEventListener('input', () => {
  complain('');
  if (code.value.replace(/\D/g, '').length === 6) form.requestSubmit();
});
