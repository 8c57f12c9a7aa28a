// Until when studies are kept, saved at once; and deleting those whose day has passed, in two touches.
import { find, findAll } from './dom.js';
import { Refusal, send } from './server.js';
import { text } from './texts.js';

const said = find('#said');

async function carryOut(words, work) {
  try {
    await work();
    said.textContent = text(words);
    said.classList.remove('bad');
    return true;
  } catch (error) {
    said.textContent = error instanceof Refusal ? [error.message, error.hint].filter(Boolean).join('; ') : text('cannotReach');
    said.classList.add('bad');
    return false;
  }
}

for (const study of findAll('.studies li')) {
  const day = find('input', study);
  let stored = day.value;
  // not while a year is being typed: 0203 is a day as well
  day.addEventListener('blur', async () => {
    if (day.value === stored || !day.validity.valid) return;
    const wanted = day.value;
    if (await carryOut('recSaved', () => send('PUT', '/api/retention', { guide: study.dataset.guide, until: wanted }))) stored = wanted;
  });
  day.addEventListener('keydown', (event) => { if (event.key === 'Enter') day.blur(); });
  const [ask, sure] = [find('.ask', study), find('.sure', study)];
  if (!ask) continue;
  const show = (isAsking) => {
    sure.hidden = !isAsking;
    ask.hidden = isAsking;
    (isAsking ? find('.stay', study) : ask).focus();
  };
  ask.addEventListener('click', () => show(true));
  find('.stay', study).addEventListener('click', () => show(false));
  find('.now', study).addEventListener('click', async () => {
    const isDone = await carryOut('recDeleted', async () => {
      for (const id of study.dataset.interviews.split(' ').filter(Boolean)) await send('POST', `/api/interviews/${id}/delete`, {});
    });
    if (isDone) study.remove();
  });
}
