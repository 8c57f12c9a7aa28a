// Lists of interviews: change, delete and bring back; guide files that come and go; the bin.
import { find, findAll, icon, make, touched } from './dom.js';
import { text } from './texts.js';
import { sentence } from './home/sentence.js';
import { offerFiles } from './home/take.js';
import { goOnAtOnce } from './going-on.js';
import { takeGuides } from './home/upload.js';
import { deliver } from './delivery.js';
import { send } from './server.js';
import { listenToNotices } from './notices.js';

const said = find('#said');
// what could not be sent before the program or the page was closed
deliver(find('#waiting') ?? make('div'), (id) => find(`[data-interview="${CSS.escape(id)}"] .name`)?.textContent.trim() ?? '');

/** Says what happened, with buttons for what can be done about it. */
function say(words, { isBad = false, undo = null } = {}) {
  const strip = make('div', { class: isBad ? 'strip bad' : 'strip' }, make('span', { class: 'grow' }, words));
  if (undo) {
    const button = make('button', { type: 'button' }, icon('undo'), text('undo'));
    button.addEventListener('click', async () => {
      button.disabled = true;
      try { await undo(); } catch (error) { say(sentence(error), { isBad: true }); button.disabled = false; }
    });
    strip.append(button);
  }
  said.replaceChildren(strip);
  return strip;
}

listenToNotices((error) => say(sentence(error), { isBad: true }));

// what an unlocking found: told until somebody has seen it
for (const strip of findAll('[data-warning]')) {
  find('button', strip).addEventListener('click', async ({ currentTarget }) => {
    currentTarget.disabled = true;
    try {
      await send('POST', '/api/unlocking-warnings/seen', { id: strip.dataset.warning });
      strip.parentElement.remove();
    } catch (error) { say(sentence(error), { isBad: true }); currentTarget.disabled = false; }
  });
}

// what broke off goes on with one touch
for (const link of findAll('.go-on[data-broken]')) goOnAtOnce(link, link.closest('[data-interview]').dataset.interview);

// An interview: its facts, and away with it.

function editor(row, button) {
  const { interview, title, participant } = row.dataset;
  const names = { title: make('input', { id: `t-${interview}`, value: title, maxlength: 300, dir: 'auto' }),
    participant: make('input', { id: `p-${interview}`, value: participant, maxlength: 60, dir: 'auto', spellcheck: 'false' }) };
  const remark = make('p', { class: 'small remark', role: 'alert', hidden: true });
  const remove = make('button', { type: 'button', class: 'plain' }, icon('bin'), text('delete'));
  const form = make('form', { class: 'edit' },
    make('div', { class: 'field' }, make('label', { for: names.title.id }, text('editTitle')), names.title),
    make('div', { class: 'field' }, make('label', { for: names.participant.id }, text('editParticipant')), names.participant),
    remark,
    make('div', { class: 'deeds' }, make('button', { class: 'primary' }, text('save')), remove));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const answer = await send('POST', `/api/interviews/${interview}/edit`, {
        title: names.title.value.trim(), participant: names.participant.value.trim() });
      Object.assign(row.dataset, { title: names.title.value.trim(), participant: names.participant.value.trim() });
      find('.name', row).textContent = [row.dataset.participant, row.dataset.title].filter(Boolean).join(' · ');
      remark.textContent = answer?.warning ?? '';
      remark.hidden = !answer?.warning;
      if (!answer?.warning) { form.remove(); button.setAttribute('aria-expanded', 'false'); button.focus(); }
      say(text('saved'));
    } catch (error) {
      remark.textContent = sentence(error);
      remark.hidden = false;
    }
  });
  remove.addEventListener('click', async () => {
    try {
      await send('POST', `/api/interviews/${interview}/delete`, {});
      const place = document.createComment('');
      row.replaceWith(place);
      const name = [row.dataset.participant, row.dataset.title].filter(Boolean).join(' · ');
      const strip = say(text('deletedNamed', { name }), { undo: async () => {
        await send('POST', `/api/interviews/${interview}/restore`, {});
        form.remove();
        button.setAttribute('aria-expanded', 'false');
        place.replaceWith(row);
        say(text('restored'));
        button.focus();
      } });
      find('button', strip).focus();
    } catch (error) {
      remark.textContent = sentence(error);
      remark.hidden = false;
    }
  });
  return form;
}

document.addEventListener('click', (event) => {
  const button = touched(event, '.more');
  if (!button) return;
  const row = button.closest('.row');
  const open = find('.edit', row);
  if (open) open.remove(); else {
    row.append(editor(row, button));
    find('.edit input', row).focus();
  }
  button.setAttribute('aria-expanded', String(!open));
});

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    const row = touched(event, '.edit')?.closest('.row');
    if (row) find('.more', row).click(), find('.more', row).focus();
    for (const pick of findAll('.pick[open]')) { pick.open = false; find('summary', pick).focus(); }
  }
  if (event.key === '/' && !touched(event, 'input, textarea, select') && !event.ctrlKey && !event.altKey) {
    event.preventDefault();
    find('#q')?.focus();
  }
});
document.addEventListener('click', (event) => {
  for (const pick of findAll('.pick[open]')) if (!pick.contains(event.target)) pick.open = false;
});

find('#remove-demo')?.addEventListener('click', async (event) => {
  try {
    await send('POST', '/api/demo/remove', {});
    for (const row of findAll('.row[data-participant=DEMO]')) row.remove();
    event.target.closest('.demo').remove();
    say(text('demoRemoved'));
  } catch (error) { say(sentence(error), { isBad: true }); }
});

// Guide files.

takeGuides();
offerFiles();

find('#delete-guide')?.addEventListener('click', async (event) => {
  const button = event.currentTarget;
  try {
    const { item } = await send('POST', button.dataset.address, {});
    button.closest('.file').hidden = true;
    for (const link of findAll('.deeds .primary')) link.hidden = true;
    say(text('guideDeleted'), { undo: async () => {
      await send('POST', '/api/bin/restore', { item });
      button.closest('.file').hidden = false;
      for (const link of findAll('.deeds .primary')) link.hidden = false;
      say(text('restored'));
    } });
    find('button', said).focus();
  } catch (error) { say(sentence(error), { isBad: true }); }
});

// The bin.

for (const button of findAll('[data-restore]')) {
  button.addEventListener('click', () => clear(button, '/api/bin/restore', button.dataset.restore, 'restored'));
}
for (const button of findAll('[data-destroy]')) {
  // this cannot be undone: it takes a second touch
  button.addEventListener('click', () => {
    if (button.dataset.sure) return clear(button, '/api/bin/destroy', button.dataset.destroy, 'destroyed');
    button.dataset.sure = 'yes';
    button.removeAttribute('aria-label');
    button.replaceChildren(icon('warn'), text('destroySure'));
  });
  button.addEventListener('blur', () => {
    if (!button.dataset.sure) return;
    delete button.dataset.sure;
    button.replaceChildren(text('destroy'));
  });
}

async function clear(button, address, item, done) {
  try {
    await send('POST', address, { item });
    const row = button.closest('.row');
    const next = find('button', row.nextElementSibling ?? row.previousElementSibling ?? document.body);
    row.remove();
    say(text(done));
    next?.focus();
  } catch (error) { say(sentence(error), { isBad: true }); }
}
