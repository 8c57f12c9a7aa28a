// The form of one question. It changes the question it was given and says so; what it shows again is only what the
// change touches, so that typing is never disturbed.
import { findAll, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { conditionEditor } from './condition.js';
import { choices, rows } from './choices.js';
import { kindButton } from './kind.js';
import { list } from './lists.js';
import { mediaList } from './media.js';
import { Preview } from './preview.js';
import { rename } from './rename.js';
import { limits } from './settings.js';
import { area, attribute, divided, field, joined, line, menu, setAttribute, tick } from './words.js';

export class QuestionForm {
  #root;
  #store;
  #context;
  #preview;
  #place;

  /** `context`: `{ groups, interviews, act, file }`. */
  constructor(root, store, context) {
    [this.#root, this.#store, this.#context] = [root, store, context];
    this.#preview = new Preview(store.address);
  }

  /** Makes the form anew for the question that is open. */
  show() {
    const at = document.activeElement?.closest?.('#form') && document.activeElement.id;
    const open = this.#store.state.question;
    const question = structuredClone(open.question);
    const kind = this.#context.groups.flatMap((group) => group.kinds).find(({ id }) => id === question.kind)
      ?? { id: question.kind, name: question.kind, picture: 'k-text', example: '', parts: {}, hasValue: false };
    const changed = () => this.#store.type(`q:${question.id}`, { command: 'set-question', question: structuredClone(question) });
    const { parts } = kind;
    const language = this.#store.state.facts?.language || null;

    const wording = area(question.text, (value) => {
      wording.setAttribute('aria-invalid', String(!value.trim()));
      sorry.hidden = Boolean(value.trim());
      if (!value.trim()) return;
      question.text = value.trim();
      changed();
    }, { class: 'wording', id: 'wording', lang: language });
    const sorry = make('p', { class: 'remark small', role: 'alert', hidden: true }, text('authorNeedsWords'));

    const media = () => mediaList(question, changed, () => this.#store.flush().then(() => this.show()));

    this.#place = make('h2', { class: 'num muted place' });
    const more = make('details', { class: 'card more', id: 'more-settings' }, make('summary', {}, text('authorMore')),
      this.#more(question, kind, changed));
    this.#root.replaceChildren(this.#bar(question),
      make('div', { class: 'body' }, make('div', { class: 'problems-here' }), field(text('authorWording'), wording), sorry,
        field(text('authorHelp'),
          area(question.help ?? '',
            (value) => {
              if (value.trim()) question.help = value.trim();
              else delete question.help;
              changed();
            },
            { id: 'help', lang: language }),
          text('authorHelpHint')),
        kindButton(kind, this.#context.groups,
          (id) => this.#store.give({ command: 'set-kind', id: question.id, kind: id }).catch(() => {})),
        make('div', { class: 'settings' }, choices(question, kind, this.#store, changed), rows(question, kind, changed),
          parts.needsPicture && media(), limits(question, parts, changed)),
        make('section', { class: 'preview', 'aria-labelledby': 'preview-name' },
          make('h3', { id: 'preview-name' }, icon('eye'), text('authorPreview')), this.#preview.root),
        kind.hasValue && this.#requirement(question, changed), this.#probes(question, changed),
        field(text('authorNotes'),
          area(joined(question.interviewerNotes),
            (value) => {
              question.interviewerNotes = divided(value);
              changed();
            },
            { id: 'notes' }),
          text('authorNotesHint')),
        make('section', { class: 'card condition' },
          conditionEditor(
            {
              title: text('authorCondition'),
              owner: question.id,
              store: this.#store,
              value: attribute(question, 'if') ?? '',
              changed:
                (value) => {
                  setAttribute(question, 'if', value || null);
                  changed();
                }
            })),
        more));
    this.#root.dataset.kind = question.kind;
    this.refresh();
    if (at) document.getElementById(at)?.focus();
  }

  /** Shows what the server knows, without touching fields. */
  refresh() {
    const { question, problems, questionCount } = this.#store.state;
    if (!question) return;
    this.#place.textContent = text('authorPosition', { n: question.number, total: questionCount });
    const own = problems.filter(({ owner }) => owner === question.question.id);
    this.#root.querySelector('.problems-here')
      ?.replaceChildren(...own.map((problem) => make('p', { class: problem.isError ? 'strip bad small' : 'strip small' },
                                     icon('warn'), make('span', { class: 'grow', lang: 'en' }, problem.sentence))));
    this.#preview.show(question.form, question.question);
    const [previous, next] = findAll('.bar-question [data-go]', this.#root);
    previous.disabled = !question.previous;
    next.disabled = !question.next;
  }

  #bar(question) {
    const { act } = this.#context;
    const now = () => this.#store.state.question;
    const deed = (name, picture, does, more = {}) => make('button',
      { type: 'button', class: 'plain', id: `do-${picture}`, 'aria-label': name, onclick: does, ...more }, icon(picture));
    return make('div', { class: 'bar-question' },
      make('button', { type: 'button', class: 'plain back', id: 'to-outline', onclick: () => act.toOutline() }, icon('list'),
        make('span', {}, text('authorAll'))),
      this.#place,
      make('div', { class: 'deeds' },
        deed(text('authorPreviousQuestion'), 'prev', () => act.openQuestion(now().previous), { 'data-go': 'previous' }),
        deed(text('authorNextQuestion'), 'next', () => act.openQuestion(now().next), { 'data-go': 'next' }),
        deed(text('authorUp'), 'up', () => act.step(now(), -1)), deed(text('authorDown'), 'down', () => act.step(now(), 1)),
        deed(text('authorDuplicate'), 'copy-it', () => act.duplicateQuestion(question.id)),
        deed(text('authorDelete'), 'bin', () => act.removeQuestion(question.id, question.text))));
  }

  #requirement(question, changed) {
    const names = ['none', 'soft', 'required'];
    return make('fieldset', { class: 'segments' }, make('legend', {}, text('authorRequirement')), names.map((name) => {
      const radio = make('input', { type: 'radio', name: 'requirement', value: name, checked: question.requirement === name });
      radio.addEventListener('change', () => { question.requirement = name; changed(); });
      return make('label', {}, radio, make('span', {}, text(`authorReq_${name}`)));
    }));
  }

  #probes(question, changed) {
    const kinds = ['probe', 'check', 'prompt'].map((kind) => [kind, text(`authorProbe_${kind}`)]);
    return list({
      id: 'probes',
      title: text('authorProbes'),
      add: text('authorAddProbe'),
      items: question.probes,
      changed,
      fresh: () => ({ kind: 'probe', text: text('authorAddProbe') }),
      name: (probe, n) => probe.text || text('authorProbeText', { n }),
      fields: (probe, n) => [line(probe.text,
                               (value) => {
                                 if (value.trim()) {
                                   probe.text = value.trim();
                                   changed();
                                 }
                               },
                               { 'aria-label': text('authorProbeText', { n }) }),
        menu(kinds, probe.kind,
          (value) => {
            probe.kind = value;
            changed();
          },
          { 'aria-label': text('authorProbeKind', { n }) })],
    });
  }

  #more(question, kind, changed) {
    const { parts } = kind;
    const given = (name) => attribute(question, name);
    const words = (label, name, more) => field(label, line(given(name) ?? '', (value) => {
      setAttribute(question, name, value.trim() || null);
      changed();
    }, more));
    const flag = (label, name) => tick(label, given(name) !== undefined, (isOn) => {
      setAttribute(question, name, isOn || null);
      changed();
    });
    const shuffles = [
      ['none', text('authorShuffle_')], parts.choices === 'lines' && ['options', text('authorShuffle_options')],
      parts.hasRows && ['rows', text('authorShuffle_rows')],
      parts.hasRows && parts.choices === 'labels' && ['both', text('authorShuffle_both')]
    ].filter(Boolean);
    const shuffled = given('shuffle') === undefined ? 'none' : given('shuffle') || shuffles[1]?.[0] || 'none';
    const { sections } = this.#store.state;
    return make('div', { class: 'fields' }, rename(question.id, this.#store, this.#context.interviews),
      field(text('authorSection'),
        menu(sections.map(({ id, title }) => [id, title || text('authorNoHeading')]), this.#store.state.question.section,
          (section) => this.#context.act.moveQuestion(question.id, section, Number.MAX_SAFE_INTEGER), { id: 'in-section' })),
      !parts.needsPicture && mediaList(question, changed, () => this.#store.flush().then(() => this.show())),
      shuffles.length > 1
        && field(text('authorShuffle'),
          menu(shuffles, shuffled,
            (value) => {
              setAttribute(question, 'shuffle', value === 'none' ? null : value);
              changed();
            })),
      kind.hasValue && !parts.needsExpression && words(text('authorDefault'), 'default'),
      kind.hasValue && words(text('authorCheck'), 'check', { dir: 'ltr', placeholder: text('authorCheckPlace') }),
      kind.hasValue && words(text('authorCheckMessage'), 'message'),
      parts.hasSecondChoices && words(text('authorHeads'), 'heads', { placeholder: text('authorHeadsPlace') }),
      parts.hasComment && flag(text('authorComment'), 'comment'),
      parts.hasMenu && flag(text('authorDropdown'), 'dropdown'), flag(text('authorHidden'), 'hidden'),
      flag(text('authorPinned'), 'pin'));
  }
}
