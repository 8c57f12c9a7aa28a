// What was agreed to, before the interview: how, and what; and the question for it where nothing is noted.
import { find, findAll } from '../dom.js';

const card = find('#consent');
const scopes = findAll('input[name=scope]');
const manner = () => find('input[name=manner]:checked')?.value ?? 'none';
let isTouched = false;

function show() { find('#scopes').hidden = manner() === 'none'; }

card?.addEventListener('change', () => { isTouched = true; show(); });
find('#all-scopes')?.addEventListener('click', () => {
  for (const box of scopes) box.checked = true;
  isTouched = true;
});
if (card) show();

/** What the server is told: nothing as long as nobody touched it. */
export const consent = () => isTouched
  ? { manner: manner(), scopes: manner() === 'none' ? [] : scopes.filter((box) => box.checked).map((box) => box.value) } : null;

/** Whether somebody has to be asked first: neither a yes nor a no is noted. */
export const isConsentOpen = () => card !== null && manner() === 'none';
