// The list of all sections and questions. Of a long guide only the questions of opened sections are there.
import { find, findAll, focused, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { reorder } from './reorder.js';

export class Outline {
  #root;
  #store;
  #act;
  #pictures = new Map();
  #names = new Map();
  /** What is shown below the sections; set by the page. */
  added = null;

  /** `act`: `{ openQuestion, openSection, openGuide, addQuestion, addSection, moveQuestion, moveSection }`. */
  constructor(root, store, groups, act) {
    [this.#root, this.#store, this.#act] = [root, store, act];
    for (const kind of groups.flatMap((group) => group.kinds)) {
      this.#pictures.set(kind.id, kind.picture);
      this.#names.set(kind.id, kind.name);
    }
    reorder(root, {
      handle: '.grip',
      row: (grip) => grip.closest('[data-question], [data-section]'),
      targets: (row) => findAll(row.dataset.question ? '[data-question], .section-head' : '.part', root),
      drop: (row, target, isAfter) => this.#drop(row, target, isAfter),
      step: (row, direction) => this.#step(row, direction),
    });
  }

  show() {
    const { state, view } = this.#store;
    const isFormSafe = state.isFormSafe;
    const at = focused()?.closest('#outline [data-focus]')?.getAttribute('data-focus');
    const about = make('button', {
      type: 'button',
      class: 'plain about',
      'data-focus': 'about',
      'aria-current': view.isGuide ? 'true' : null,
      onclick: () => this.#act.openGuide()
    },
      icon('guide'), text('authorAbout'));
    const parts = state.sections.map((section) => this.#section(section, state));
    const children = [about, ...parts, this.added].filter(Boolean);
    if (!state.questionCount) children.push(make('p', { class: 'empty-words' }, text('authorEmpty')));
    if (isFormSafe) {
      children.push(make('button', { type: 'button', class: 'add', 'data-focus': 'add-section', 'aria-label': text('authorAddSectionLabel'),
        onclick: () => this.#act.addSection() }, icon('plus'), text('authorAddSection')));
    }
    this.#root.replaceChildren(...children);
    if (at) this.focus(at);
  }

  /** Puts the focus back on what is called `name`. */
  focus(name) { find(`[data-focus="${CSS.escape(name)}"]`, this.#root)?.focus(); }

  #section(section, state) {
    const name = section.title || text('authorNoHeading');
    const { view } = this.#store;
    const marks = this.#marks(section);
    const head = make('div', { class: `section-head${section.isSub ? ' sub' : ''}`, 'data-into': section.id },
      state.isFormSafe && this.#grip(`s:${section.id}`, name),
      make('h2', {},
        make('button', {
          type: 'button',
          class: 'plain open',
          'data-focus': `section ${section.id}`,
          'aria-label': text('authorEditSection', { name }),
          'aria-current': view.section === section.id ? 'true' : null,
          onclick: () => this.#act.openSection(section.id)
        },
          make('span', { class: 'name', dir: 'auto', lang: state.facts?.language || null }, name),
          section.isHandover && icon('hand'), marks)),
      make('span', { class: 'num muted small' }, `${section.count}`),
      state.isFormSafe
        && make('button', {
             type: 'button',
             class: 'plain',
             'data-focus': `add ${section.id}`,
             'aria-label': text('authorAddQuestionIn', { name }),
             onclick: () => this.#act.addQuestion(section.id)
           },
          icon('plus')));
    head.dataset.dropAfter = '';
    const part = make('div', { class: 'part', 'data-section': section.id }, head);
    if (!section.questions) {
      part.append(make('button', {
        type: 'button',
        class: 'plain further',
        'data-focus': `open ${section.id}`,
        'aria-label': text('authorOpenSection', { name }),
        onclick: () => this.#open(section.id, 0),
        disabled: !section.count
      },
        icon('down'), text('authorMoreQuestions', { n: section.count })));
      return part;
    }
    const after = section.count - section.from - section.questions.length;
    if (section.from > 0) {
      part.append(make('button', {
        type: 'button',
        class: 'plain further',
        'data-focus': `before ${section.id}`,
        onclick: () => this.#open(section.id, Math.max(0, section.from - 100))
      },
        icon('up'), text('authorEarlierQuestions', { n: section.from })));
    }
    part.append(make('ol', {}, section.questions.map((question) => this.#question(question, state))));
    if (after > 0) {
      part.append(make('button', { type: 'button', class: 'plain further', 'data-focus': `after ${section.id}`,
        onclick: () => this.#open(section.id, section.from + 100) }, icon('down'), text('authorMoreQuestions', { n: after })));
    }
    return part;
  }

  #question(question, state) {
    return make('li', { 'data-question': question.id }, state.isFormSafe && this.#grip(`q:${question.id}`, question.text),
      make('button', {
        type: 'button',
        class: 'plain open',
        'data-focus': `question ${question.id}`,
        'aria-current': this.#store.view.question === question.id ? 'true' : null,
        onclick: () => this.#act.openQuestion(question.id)
      },
        make('span', { class: 'num muted' }, `${question.number}`),
        make('span', { class: 'words' },
          make('span', { class: 'name', dir: 'auto', lang: state.facts?.language || null }, question.text),
          make('span', { class: 'small muted kind' }, icon(this.#pictures.get(question.kind) ?? 'k-text'),
            make('span', {}, this.#names.get(question.kind) ?? question.kind),
            question.isRequired && make('span', {}, `· ${text('authorRequiredMark')}`), this.#marks(question)))));
  }

  #marks({ hasCondition, hasProblem }) {
    return [hasCondition && make('span', { class: 'sign' }, icon('branch'), make('span', { class: 'sr' }, text('authorConditionMark'))),
      hasProblem && make('span', { class: 'sign bad' }, icon('warn'), make('span', { class: 'sr' }, text('authorProblemMark')))];
  }

  #grip(name, words) {
    return make('button', { type: 'button', class: 'plain grip', 'data-focus': `grip ${name}`,
      'aria-label': text('authorHandle', { name: words.slice(0, 60) }) }, icon('grip'));
  }

  #open(section, from) {
    this.#store.show({ open: { ...this.#store.view.open, [section]: from } });
  }

  #drop(row, target, isAfter) {
    const { sections } = this.#store.state;
    if (row.dataset.section) {
      const ids = sections.map(({ id }) => id).filter((id) => id !== row.dataset.section);
      return this.#act.moveSection(row.dataset.section, ids.indexOf(target.dataset.section) + (isAfter ? 1 : 0));
    }
    const id = row.dataset.question;
    if (target.dataset.into) return this.#act.moveQuestion(id, target.dataset.into, 0);
    const section = sections.find((each) => each.questions?.some((question) => question.id === target.dataset.question));
    const ids = section.questions.map((question) => question.id).filter((each) => each !== id);
    this.#act.moveQuestion(id, section.id, section.from + ids.indexOf(target.dataset.question) + (isAfter ? 1 : 0));
  }

  #step(row, direction) {
    const { sections } = this.#store.state;
    if (row.dataset.section) {
      const index = sections.findIndex(({ id }) => id === row.dataset.section) + direction;
      if (index >= 0 && index < sections.length) this.#act.moveSection(row.dataset.section, index);
      return;
    }
    const place = sections.findIndex((each) => each.questions?.some(({ id }) => id === row.dataset.question));
    const section = sections[place];
    const index = section.from + section.questions.findIndex(({ id }) => id === row.dataset.question) + direction;
    if (index >= 0 && index < section.count) return this.#act.moveQuestion(row.dataset.question, section.id, index);
    // over the edge into the neighbouring section
    const other = sections[place + direction];
    if (other) this.#act.moveQuestion(row.dataset.question, other.id, direction < 0 ? other.count : 0);
  }
}
