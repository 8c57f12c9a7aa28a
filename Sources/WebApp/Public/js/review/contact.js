// How the participant is reached: apart from the interview, folded away, asked for only when somebody opens it.
import { make } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';

const FIELDS = { name: 'text', phone: 'tel', mail: 'email', address: 'text' };
const key = (name) => `contact${name[0].toUpperCase()}${name.slice(1)}`;

export function contactFields(model) {
  const said = make('p', { class: 'small', role: 'status' });
  const inputs = Object.entries(FIELDS).map(
    ([name, type]) =>
      make('input', { id: `contact-${name}`, name, type, dir: 'auto', autocomplete: 'off', maxlength: 500, disabled: true }));
  // whose contact is shown: the interview may get another code meanwhile
  let code = '';
  const say = (error) => { said.textContent = [error.message, error.hint].filter(Boolean).join('; '); };
  let isSure = false;
  const ask = (sure) => {
    isSure = sure;
    remove.textContent = text(sure ? 'contactRemoveSure' : 'contactRemove');
  };
  const remove = make('button', { type: 'button', class: 'plain', onblur: () => ask(false), onclick: async () => {
    if (!isSure) return ask(true);
    ask(false);
    try {
      await send('POST', '/api/contact/delete', { participant: code });
      for (const input of inputs) input.value = '';
      said.textContent = text('contactRemoved');
    } catch (error) { say(error); }
  } }, text('contactRemove'));
  const fields = make('div', { class: 'facts' }, inputs.flatMap((input) => [make('label', { class: 'small muted', for: input.id },
    text(key(input.name))), input]));
  // one after the other, so that the last one counts
  let before = Promise.resolve();
  fields.addEventListener('change', () => {
    const contact = { participant: code, ...Object.fromEntries(inputs.map((input) => [input.name, input.value])) };
    before = before.then(() => send('PUT', '/api/contact', contact)).then(() => { said.textContent = text('contactSaved'); }, say);
  });
  const details = make('details', { class: 'more', id: 'contact' }, make('summary', {}, text('contact')),
    make('p', { class: 'small muted' }, text('contactHint')), fields, remove, said);
  details.addEventListener('toggle', async () => {
    if (!details.open) return;
    // what is typed before it is known what is stored would be lost, each time
    for (const input of inputs) input.disabled = true;
    code = model.facts.participant ?? '';
    try {
      const stored = await send('GET', `/api/contact?participant=${encodeURIComponent(code)}`);
      for (const input of inputs) [input.value, input.disabled] = [stored[input.name] ?? '', false];
    } catch (error) { say(error); }
  });
  return details;
}
