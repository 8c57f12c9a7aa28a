// The export page: which interviews, as which files, with what about people, where to.
import { find, findAll, make } from './dom.js';
import { Refusal, send } from './server.js';
import { text } from './texts.js';
import { count } from './export/amounts.js';
import { chosenPlace, look } from './export/media.js';
import { hideResult, showResult } from './export/result.js';
import { follow } from './export/work.js';
import { isWhole, seal, sealProblem, showSeal } from './export/seal.js';

const form = find('#exporting');
if (form) begin();

function begin() {
  const interviews = findAll('input[name=interview]');
  const formats = findAll('input[name=format]');
  const refusal = find('#refusal');
  const chosen = (boxes) => boxes.filter((box) => box.checked && !box.disabled);
  const nameOf = (id) =>
    find('.name', formats.find((box) => box.value === id)?.closest('label') ?? document.createElement('p'))?.textContent
    ?? '';

  /** The menu of questions of the guide that all chosen interviews follow, when a chosen kind of file is cut at questions. */
  function menu() {
    const guides = new Set(chosen(interviews).map((box) => box.dataset.guide));
    if (guides.size !== 1 || !chosen(formats).some((box) => box.dataset.questions)) return null;
    return findAll('.question-field').find((field) => guides.has(field.dataset.guide)) ?? null;
  }

  function show() {
    showSeal();
    const [talks, kinds] = [chosen(interviews), chosen(formats)];
    find('#tally').textContent = text('exChosen', { n: talks.length, total: interviews.length });
    find('#sum').textContent =
      count('exSum', talks.length).replace('{formats}', isWhole() ? text('buSum') : count('exFormats', kinds.length));
    for (const purpose of findAll('.purpose')) {
      const names = kinds.filter((box) => purpose.contains(box)).map((box) => nameOf(box.value));
      find('.chosen', purpose).textContent = names.join(' · ') || text('exNothing');
      purpose.toggleAttribute('data-any', names.length > 0);
    }
    find('#codes').hidden = find('input[name=names]').checked;
    find('#voice').hidden = !kinds.some((box) => box.dataset.sound);
    find('#folder-field').hidden = chosenPlace()?.value !== 'folder';
    const asked = menu();
    for (const field of findAll('.question-field')) field.hidden = field !== asked;
    find('#language-field').hidden = !kinds.some((box) => box.dataset.report);
    refusal.textContent = '';
  }

  const choose = (wanted) => { for (const box of interviews) box.checked = wanted; show(); };
  find('#every').addEventListener('click', () => choose(true));
  find('#nobody').addEventListener('click', () => choose(false));
  form.addEventListener('change', show);

  function missing() {
    if (!chosen(interviews).length) { find('#interviews').open = true; return 'exNoInterviewYet'; }
    if (isWhole() && sealProblem()) return sealProblem();
    if (!isWhole() && !chosen(formats).length) return 'exNoFormatYet';
    return chosenPlace() ? null : 'exNoMediumYet';
  }

  async function watch(id) {
    form.inert = true;
    const end = await follow(id, nameOf);
    form.inert = false;
    showResult(end);
    // the file is what was asked for: no second touch for it
    if (end.archive) find('#zip').click();
    look();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    order(false);
  });

  async function order(despiteConsent) {
    const key = missing();
    if (key) { refusal.textContent = text(key); return; }
    refusal.textContent = '';
    hideResult();
    const place = chosenPlace();
    try {
      const { id } = await send('POST', '/api/exports', {
        interviews: chosen(interviews).map((box) => box.value),
        formats: chosen(formats).map((box) => box.value),
        question: menu()?.querySelector('select').value || null,
        language: find('#report-language').value,
        withNames: find('input[name=names]').checked,
        withoutText: find('input[name=textless]').checked,
        despiteConsent,
        seal: seal(),
        place: place.value,
        path: place.value === 'folder' ? find('#target-folder').value : place.dataset.path ?? '',
        study: form.dataset.study
      });
      await watch(id);
    } catch (error) {
      refusal.textContent = error instanceof Refusal ? error.whole : text('cannotReach');
      if (error.code === 'no-consent')
        refusal.append(' ', make('button', { type: 'button', id: 'despite', onclick: () => order(true) }, text('exDespite')));
    }
  }

  show();
  look();
  if (form.dataset.running) watch(form.dataset.running);
}
