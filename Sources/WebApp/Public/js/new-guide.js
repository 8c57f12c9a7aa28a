// A new guide: from nothing, from a template, from a copy.
import { find, findAll, make } from './dom.js';
import { sentence } from './author/words.js';
import { send } from './server.js';

const form = find('#new');
const copy = find('#copy');
const chosen = () => find('input[name=from]:checked', form);

function showWhatFits() {
  if (copy) copy.hidden = chosen().value !== 'copy';
  find('#language-field').hidden = chosen().value !== 'nothing';
}
for (const radio of findAll('input[name=from]', form)) radio.addEventListener('change', showWhatFits);
showWhatFits();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = find('button', form);
  button.disabled = true;
  try {
    const from = chosen();
    const made = await send('POST', '/api/new-guide', {
      title: form.elements.title.value, language: form.elements.language.value,
      template: from.value === 'template' ? from.dataset.name : undefined,
      copy: from.value === 'copy' ? copy.value : undefined });
    location.assign(made.address);
  } catch (error) {
    find('#said').replaceChildren(make('p', { class: 'strip bad' }, sentence(error)));
    button.disabled = false;
  }
});

// a page that comes back from the cache of the browser must be usable
addEventListener('pageshow', () => { find('button', form).disabled = false; showWhatFits(); });
