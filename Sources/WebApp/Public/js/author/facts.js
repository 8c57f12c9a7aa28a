// The forms of a section and of the guide as a whole.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { conditionEditor } from './condition.js';
import { rename } from './rename.js';
import { area, attribute, divided, field, joined, line, setAttribute, tick } from './words.js';

const bar = (act, deeds) => make('div', { class: 'bar-question' },
  make('button', { type: 'button', class: 'plain back', id: 'to-outline', onclick: () => act.toOutline() }, icon('list'),
    make('span', {}, text('authorAll'))),
  make('span', { class: 'place' }), make('div', { class: 'deeds' }, deeds));
const deed = (name, picture, does, more = {}) => make(
  'button', { type: 'button', class: 'plain', id: `do-${picture}`, 'aria-label': name, onclick: does, ...more }, icon(picture));

/** Shows the form of the section that is open. */
export function sectionForm(root, store, { act, interviews }) {
  const at = document.activeElement?.closest?.('#form') && document.activeElement.id;
  const open = store.state.section;
  const facts = structuredClone(open.facts);
  const changed = () => store.type(`s:${open.id}`, { command: 'set-section', id: open.id, facts: structuredClone(facts) });
  const language = store.state.facts?.language || null;
  const last = store.state.sections.length - 1;
  root.replaceChildren(
    bar(act, [
      deed(text('authorUp'), 'up', () => act.moveSection(open.id, open.index - 1), { disabled: open.index === 0 }),
      deed(text('authorDown'), 'down', () => act.moveSection(open.id, open.index + 1), { disabled: open.index === last }),
      deed(text('authorDuplicate'), 'copy-it', () => act.duplicateSection(open.id)),
      deed(text('authorDelete'), 'bin', () => act.removeSection(open.id, facts.title), { disabled: last === 0 })]),
    make('div', { class: 'body' },
      make('h2', {}, text('authorSection')),
      field(text('authorHeading'), line(facts.title, (value) => { facts.title = value.trim(); changed(); },
        { id: 'heading', lang: language, maxlength: 1000 })),
      tick(text('authorIsHandover'), facts.isHandover, (isOn) => { facts.isHandover = isOn; changed(); }),
      field(text('authorSectionText'), area(joined(facts.texts), (value) => { facts.texts = divided(value); changed(); },
        { id: 'section-text', lang: language }), text('authorParagraphs')),
      field(text('authorNotes'), area(joined(facts.interviewerNotes), (value) => { facts.interviewerNotes = divided(value); changed(); },
        { id: 'notes' }), text('authorNotesHint')),
      make('section', { class: 'card condition' }, conditionEditor({ title: text('authorConditionSection'), owner: open.id, store,
        value: attribute(facts, 'if') ?? '', changed: (value) => { setAttribute(facts, 'if', value || null); changed(); } })),
      make('details', { class: 'card more' }, make('summary', {}, text('authorMore')), make('div', { class: 'fields' },
        field(text('authorMinutes'), line(attribute(facts, 'minutes') ?? '', (value, input) => {
          const minutes = value.trim().replace(',', '.');
          const isFine = !minutes || (Number(minutes) > 0 && Number(minutes) < 10_000);
          input.setAttribute('aria-invalid', String(!isFine));
          if (isFine) { setAttribute(facts, 'minutes', minutes || null); changed(); }
        }, { class: 'num short', inputmode: 'decimal', dir: 'ltr' })),
        tick(text('authorShuffleQuestions'), attribute(facts, 'shuffle') !== undefined,
          (isOn) => { setAttribute(facts, 'shuffle', isOn || null); changed(); }),
        rename(open.id, store, interviews))),
      make('button', { type: 'button', class: 'add', onclick: () => act.addQuestion(open.id) }, icon('plus'), text('authorAddQuestion'))));
  if (at) document.getElementById(at)?.focus();
}

/** Shows the form of the guide as a whole. */
export function guideForm(root, store, { act, interviews }) {
  const at = document.activeElement?.closest?.('#form') && document.activeElement.id;
  const facts = structuredClone(store.state.facts);
  const changed = () => store.type('g', { command: 'set-guide', guide: structuredClone(facts) });
  const words = (label, key, more = {}) => field(text(label), line(facts[key], (value) => {
    if (key === 'title' && !value.trim()) return;
    facts[key] = value.trim();
    changed();
  }, { id: `guide-${key}`, maxlength: 1000, ...more }));
  root.replaceChildren(bar(act, []),
    make('div', { class: 'body' }, make('h2', {}, text('authorAbout')),
      interviews > 0 && make('p', { class: 'muted' }, text('authorInterviewsKeep', { n: interviews })),
      words('authorTitle', 'title', { lang: facts.language || null }),
      words('authorLanguage', 'language',
        { dir: 'ltr', class: 'short', maxlength: 35, autocapitalize: 'none', spellcheck: 'false' }),
      field(text('authorIntroduction'),
        area(joined(facts.introduction),
          (value) => {
            facts.introduction = divided(value);
            changed();
          },
          { id: 'introduction', lang: facts.language || null }),
        text('authorParagraphs')),
      field(text('authorNotes'),
        area(joined(facts.interviewerNotes),
          (value) => {
            facts.interviewerNotes = divided(value);
            changed();
          },
          { id: 'notes' }),
        text('authorNotesHint')),
      words('authorStudy', 'study'), words('authorAuthor', 'author'), words('authorVersion', 'version', { class: 'short' }),
      words('authorNote', 'note')));
  if (at) document.getElementById(at)?.focus();
}
