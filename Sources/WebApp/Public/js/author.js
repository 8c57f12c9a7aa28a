// The page that writes a guide: outline, form, text and versions of the same guide, and what was done to it last.
import { data, find, findAll, icon, make } from './dom.js';
import { text } from './texts.js';
import { isTyping } from './keys.js';
import { addedQuestions } from './author/added.js';
import { guideForm, sectionForm } from './author/facts.js';
import { QuestionForm } from './author/form.js';
import { Outline } from './author/outline.js';
import { Store } from './author/store.js';
import { TextView } from './author/text.js';
import { Versions } from './author/versions.js';
import { sentence } from './author/words.js';

const facts = data('facts');
const page = find('#author');
const form = find('#form');
const store = new Store(facts.file, facts.state, told);

const act = {
  openQuestion(id) { if (id) open({ question: id, section: null, isGuide: false }); },
  openSection(id) { open({ question: null, section: id, isGuide: false }); },
  openGuide() { open({ question: null, section: null, isGuide: true }); },
  toOutline() {
    const { question, section } = store.view;
    page.dataset.place = 'outline';
    outline.focus(question ? `question ${question}` : section ? `section ${section}` : 'about');
  },
  async addQuestion(section) {
    const { sections } = store.state;
    const id = section ?? store.state.question?.section ?? sections.at(-1)?.id;
    await made({ command: 'add-question', section: id, text: '', kind: 'open' }, 'question', 'wording');
  },
  async addSection() { await made({ command: 'add-section', title: '' }, 'section', 'heading'); },
  async duplicateQuestion(id) { await made({ command: 'duplicate-question', id }, 'question', 'wording'); },
  async duplicateSection(id) { await made({ command: 'duplicate-section', id }, 'section', 'heading'); },
  async moveQuestion(id, section, index) {
    await give({ command: 'move-question', id, section, index });
    say(text('authorMoved', { n: find(`[data-question="${CSS.escape(id)}"] .num`)?.textContent ?? '' }), { isQuiet: true });
  },
  async moveSection(id, index) {
    await give({ command: 'move-section', id, index });
    say(text('authorMoved', { n: index + 1 }), { isQuiet: true });
  },
  async step({ question, section, index }, direction) {
    const { sections } = store.state;
    const place = sections.findIndex(({ id }) => id === section);
    const next = index + direction;
    if (next >= 0 && next < sections[place].count) await act.moveQuestion(question.id, section, next);
    else if (sections[place + direction])
      await act.moveQuestion(
        question.id, sections[place + direction].id, direction < 0 ? sections[place + direction].count : 0);
  },
  async removeQuestion(id, name) {
    const { next, previous } = store.state.question?.question.id === id ? store.state.question : { next: null, previous: null };
    store.view.question = next ?? previous ?? null;
    await removed({ command: 'remove-question', id }, name);
  },
  async removeSection(id, name) {
    store.view.section = null;
    await removed({ command: 'remove-section', id }, name || text('authorNoHeading'));
  },
};

const context = { groups: facts.groups, interviews: facts.interviews, act };
const questionForm = new QuestionForm(form, store, context);
const outline = new Outline(find('#outline'), store, facts.groups, act);
const words = new TextView(find('#text'), store);
const versions = new Versions(find('#versions'), store, (sentence_, isBad) => say(sentence_, { isBad }));

/** Shows something in the form. */
async function open(view) {
  page.dataset.place = 'form';
  await store.show(view);
  // on a phone the form takes the place of the list, and the focus goes with it
  if (find('#outline').offsetParent === null) find('.back', form)?.focus({ preventScroll: true });
  form.scrollTop = 0;
}

/** Does a step; what goes wrong is said. Whether it was done. */
async function give(step) {
  try { return await store.give(step); } catch { return null; }
}

/** Does a step that makes something, and opens that. */
async function made(step, kind, field) {
  const answer = await give(step);
  if (!answer?.touched) return;
  await open({ question: null, section: null, isGuide: false, [kind]: answer.touched });
  const input = document.getElementById(field);
  input?.focus();
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
}

async function removed(step, name) {
  if (!await give(step)) return;
  if (!store.view.question && !store.view.section) page.dataset.place = 'outline';
  say(text('authorDeletedNamed', { name: name.slice(0, 80) }), { undo: true });
}

/** Says what happened, with the way back. */
function say(sentence_, { isBad = false, undo = false, isQuiet = false } = {}) {
  const strip = make('div', { class: isQuiet ? 'sr' : isBad ? 'strip bad' : 'strip' }, make('span', { class: 'grow' }, sentence_));
  if (undo) strip.append(make('button', { type: 'button', onclick: undoIt }, icon('undo'), text('undo')));
  if (!isQuiet)
    strip.append(make('button',
      { type: 'button', class: 'plain', 'aria-label': text('close'), onclick: () => find('#said').replaceChildren() },
      icon('cross')));
  find('#said').replaceChildren(strip);
}

async function undoIt() { if (await store.undo()) say(text('authorUndone'), { isQuiet: true }); }
async function redoIt() { if (await store.redo()) say(text('authorRedone'), { isQuiet: true }); }

/** What the store tells: see `Store`. */
function told({ isNew, isEcho = false, steps = [], isOther = false }) {
  showStatus();
  if (!isNew || !outline) return;
  const { state, view } = store;
  const typed = steps.find(({ command }) => command === 'text');
  if (isOther) words.renew().catch(() => {});
  else words.take(state.patch, typed);
  outline.show();
  if (!isEcho || typed) showForm();
  else questionForm.refresh();
  words.refresh();
  if (state.facts) {
    find('#title').textContent = state.facts.title;
    find('#title').lang = state.facts.language;
  }
  if (view.question && !state.question) view.question = null;
  if (view.section && !state.section) view.section = null;
}

function showForm() {
  const { state, view } = store;
  if (!state.isFormSafe) {
    return form.replaceChildren(make('div', { class: 'body' },
      make('p', { class: 'strip bad' }, icon('warn'), make('span', { class: 'grow' }, text('authorBroken'))),
      make(
        'p', {}, make('button', { type: 'button', class: 'primary', onclick: () => showTab('text') }, text('authorToText')))));
  }
  if (state.question) questionForm.show();
  else if (state.section) sectionForm(form, store, context);
  else if (view.isGuide && state.facts) guideForm(form, store, context);
  else {
    form.replaceChildren(make('div', { class: 'body nothing' },
      make('p', { class: 'said-large' }, text(state.questionCount ? 'authorEmptyHint' : 'authorEmpty')),
      make('p', {},
        make('button', { type: 'button', class: 'primary large', onclick: () => act.addQuestion() }, icon('plus'),
          text('authorAddQuestion')))));
  }
}

function showStatus() {
  const { status, state, refusal } = store;
  const place = find('#state');
  const counts = state.errors ? [text(state.errors === 1 ? 'authorErrorsOne' : 'authorErrorsMany', { n: state.errors })]
    : state.warnings ? [text(state.warnings === 1 ? 'authorHintsOne' : 'authorHintsMany', { n: state.warnings })] : [];
  const words_ = { saved: text('authorSaved'), saving: text('authorSaving'), unsaved: text('authorUnsaved'),
    refused: refusal ? text('authorNotSaved', { why: sentence(refusal) }) : '', conflict: text('authorNotSaved', { why: '' }) }[status];
  const shown = status === 'saved' ? [words_, ...counts].join(' · ') : words_;
  if (place.textContent !== shown) place.textContent = shown;
  page.dataset.status = status;
  page.dataset.errors = String(state.errors);
  find('#do-undo').disabled = !store.canUndo;
  find('#do-redo').disabled = !store.canRedo;
  showNotice();
}

let noticed = '';
function showNotice() {
  const { status, state, isWaiting, refusal } = store;
  const kind = status === 'conflict' ? `conflict${isWaiting}`
    : status === 'unsaved' ? 'unsaved'
    : status === 'refused' ? `refused${refusal?.message}`
    : state.isRecording ? 'recording'
                        : '';
  if (kind === noticed) return;
  noticed = kind;
  const strip = (isBad, words_, ...buttons) =>
    make('div', { class: isBad ? 'strip bad' : 'strip', role: isBad ? 'alert' : 'status' },
      make('span', { class: 'grow' }, words_), ...buttons);
  const button = (name, does, isPrimary) =>
    make('button', { type: 'button', class: isPrimary ? 'primary' : null, onclick: does }, text(name));
  const notice = find('#notice');
  if (status === 'conflict') {
    notice.replaceChildren(isWaiting
        ? strip(true, text('authorChangedMine'), button('authorKeepMine', () => store.keepMine(), true),
          button('authorDropMine', () => dropMine()))
        : strip(false, text('authorChanged'), button('authorShowNewer', () => dropMine(), true)));
  } else if (status === 'unsaved')
    notice.replaceChildren(strip(true, text('authorUnsaved'), button('authorTryAgain', () => store.flush())));
  else if (status === 'refused')
    notice.replaceChildren(strip(true, text('authorNotSaved', { why: sentence(refusal) }),
      store.isWaiting && button('authorTryAgain', () => store.flush())));
  else if (state.isRecording) notice.replaceChildren(strip(false, text('authorRunning')));
  else notice.replaceChildren();
}

async function dropMine() {
  try { await store.takeTheirs(); } catch (error) { say(sentence(error), { isBad: true }); }
}

function showTab(name) {
  page.dataset.tab = name;
  for (const button of findAll('[data-tab]', find('#tabs'))) button.setAttribute('aria-pressed', String(button.dataset.tab === name));
  find('#text').hidden = name !== 'text';
  find('#versions').hidden = name !== 'versions';
  if (name === 'text') words.open().catch((error) => say(sentence(error), { isBad: true }));
  if (name === 'versions') versions.open();
  if (name === 'form' && !store.state.question && !store.state.section) page.dataset.place = 'outline';
}

for (const button of findAll('[data-tab]', find('#tabs'))) button.addEventListener('click', () => showTab(button.dataset.tab));
find('#do-undo').addEventListener('click', undoIt);
find('#do-redo').addEventListener('click', redoIt);
find('#begin').addEventListener('click', async (event) => {
  if (!store.isWaiting) return;
  // what was typed a moment ago belongs to the interview
  event.preventDefault();
  await store.flush();
  if (!store.isWaiting) location.assign(facts.startAddress);
});
addEventListener('keydown', (event) => {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  // in a field the browser undoes letters first; there the buttons undo steps
  if (isTyping(event.target)) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redoIt(); else undoIt();
});
addEventListener('beforeunload', (event) => { if (store.status === 'unsaved' && store.isWaiting) event.preventDefault(); });

showTab('form');
store.resume();
told({ isNew: true });
document.documentElement.dataset.live = 'yes';
addedQuestions(store, async (question) => {
  const section = store.state.sections.find(({ id }) => id === question.section) ?? store.state.sections.at(-1);
  return give({ command: 'add-question', section: section.id, text: question.text, kind: 'open' });
}).then((list) => { outline.added = list; if (list) outline.show(); }).catch(() => {});
