// The right-hand side: the question, mark or note that is chosen, or a panel (about, export, keys).
import { find, icon, make } from '../dom.js';
import { clock, language, text } from '../texts.js';
import { fields, shown } from './answer.js';
import { keywords } from './keywords.js';
import { markView } from './mark.js';
import { noteView } from './note.js';
import { flush, transcript } from './transcript.js';

export class Detail {
  #shown = null;
  #update = null;
  /** What an item is called; the page says it as its list does. */
  words = (item) => item.text ?? '';
  /** Called with the passage that somebody chose. */
  onPassage = (id) => this.show(id);
  #isChanging = false;

  /** @param play plays `{ from, to }` @param panels functions that make a panel, by name */
  constructor(model, player, play, panels) {
    this.model = model;
    this.player = player;
    this.play = play;
    this.panels = panels;
    this.box = find('#detail');
    model.addEventListener('change', () => this.#refresh());
  }

  /** The identifier of what is shown. */
  get id() { return this.#shown; }

  /** Shows an item of the list, or a panel by its name. */
  show(id, focus = false) {
    flush();
    this.#shown = id;
    this.#isChanging = false;
    this.#build();
    this.box.scrollTop = 0;
    // on a very small page everything scrolls together
    if (document.body.scrollHeight > document.body.clientHeight + 1) this.box.scrollIntoView({ block: 'start' });
    if (focus) this.box.focus();
  }

  #back() {
    return make('button', {
      type: 'button',
      class: 'plain backlist',
      onclick: () => {
        delete document.documentElement.dataset.state;
        find('#items [aria-current]')?.focus();
      }
    },
      icon('prev', 'i flip'), text('list'));
  }

  #build() {
    this.#update = null;
    const item = this.model.item(this.#shown);
    const panel = this.panels[this.#shown];
    const content = panel ? panel() : item ? this.#content(item) : this.panels.about();
    const list = [content].flat().filter(Boolean);
    const focused = this.box.contains(document.activeElement) ? nameOf(document.activeElement) : null;
    this.box.replaceChildren(this.#back(), ...list);
    if (focused) this.box.querySelector(focused)?.focus();
    this.#state = this.#stateOf(item);
  }

  #state = '';

  #stateOf(item) {
    if (!item || item.kind === 'panel') return '';
    const question = item.question;
    const passages = this.model.passages(question).map((visit) => [visit.id, visit.seconds, Math.round(visit.end)]);
    const { transcript: ignored, ...rest } = item;
    if (item.kind === 'visit') rest.end = Math.round(item.end);
    return JSON.stringify(
      [rest, passages, this.model.answer(question), this.model.keywords(question), this.model.details.answers[question]]);
  }

  #refresh() {
    const item = this.model.item(this.#shown);
    if (!item) {
      if (this.#shown && !this.panels[this.#shown]) this.show('about');
      return;
    }
    if (this.#stateOf(item) !== this.#state && !this.#isChanging && !this.#isTyping()) this.#build();
    else this.#update?.(item);
  }

  #isTyping() { return this.box.contains(document.activeElement) && document.activeElement.matches('textarea, input:not([type=radio])'); }

  #content(item) {
    if (item.kind === 'mark') return markView(this.model, this.player, item, this.play);
    if (item.kind === 'note') return noteView(this.model, item, this.play);
    if (item.kind === 'visit' || item.kind === 'answer') return this.#question(item);
    return [make('h2', {}, this.words(item)), make('p', { class: 'muted num' }, clock(item.seconds))];
  }

  #question(item) {
    const question = this.model.questions.get(item.question);
    const passages = this.model.passages(item.question);
    const visit = item.kind === 'visit' ? item : passages[0];
    const parts =
      [
        make('p', { class: 'small muted', dir: 'auto' },
          text('questionOf', { section: question?.section || this.model.guide.title, n: question?.number ?? '–' })),
        make('h2', { dir: 'auto', lang: this.model.guide.language || null }, question?.text ?? item.question),
        passages.length
          ? make('ul', { class: 'visits', 'aria-label': text('heardAt') },
            passages.map((each) =>
                           make('li', {},
                             make(
                               'button', {
                                 type: 'button',
                                 'aria-label': text('passage', { from: clock(each.seconds), to: clock(each.end) }),
                                 'aria-current': each.id === visit?.id && passages.length > 1 && 'true',
                                 onclick: () => {
                                   this.choosePassage(each.id);
                                   this.play({ from: each.seconds, to: each.end });
                                 },
                               },
                               icon('play'), make('span', { class: 'num' }, `${clock(each.seconds)} – ${clock(each.end)}`)))))
          : make('p', { class: 'muted' }, text('notTalked')),
      ];
    if (question && question.kind !== 'open' && question.kind !== 'info') parts.push(this.#answer(question));
    const words = keywords(this.model, item.question);
    const field = visit && transcript(this.model, visit, this.player);
    this.#update = () => {
      words.update();
      field?.update(this.model.item(visit.id) ?? visit);
    };
    parts.push(field, words);
    parts.push(make('p', {},
      make('a', {
        class: 'btn plain',
        href: `/guides/${encodeURIComponent(this.model.guide.id)}/questions/${encodeURIComponent(item.question)}`
      },
        icon('list'), text('inAll')),
      make('a', { class: 'btn plain', href: `/guides/${encodeURIComponent(this.model.guide.id)}/analysis` }, icon('chart'),
        text('analysis'))));
    return parts;
  }

  #answer(question) {
    const answer = this.model.answer(question.id);
    const details = this.model.details.answers[question.id];
    const box = make('section', { class: 'answerbox', 'aria-label': text('answer') });
    const read = () => {
      this.#isChanging = false;
      box.replaceChildren(
        make('div', { class: 'row' }, make('h3', { class: 'small muted grow' }, text('answer')),
          make('button', { type: 'button', class: 'plain', onclick: change }, icon('pen'), text('change'))),
        shown(question, answer, details), ...[history(details?.earlier, 'earlierAnswers')].filter(Boolean));
    };
    const change = () => {
      this.#isChanging = true;
      box.replaceChildren(make('h3', { class: 'small muted' }, text('answer')),
        fields(question, answer, details, (command, what) => this.model.give(command, what), () => {
          this.#isChanging = false;
          this.#build();
        }));
      box.querySelector('input:checked, input, textarea')?.focus();
    };
    read();
    return box;
  }

  /** Another passage of the same question: its transcript is shown. */
  choosePassage(id) { if (id !== this.#shown) this.onPassage?.(id); }
}

/** A selector that finds the same control again after it was built anew. */
function nameOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.name) return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  const label = element.getAttribute('aria-label');
  return label ? `[aria-label="${CSS.escape(label)}"]` : null;
}

const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** What was there before, oldest first, folded in. */
export function history(earlier, key) {
  const told = (earlier ?? []).filter((entry, index, all) => entry.text || entry.reason || index < all.length - 1);
  if (!told.length) return null;
  return make('details', { class: 'small' }, make('summary', {}, text(key, { n: told.length })),
    make('ul', {},
      told.map((entry) => make('li', { dir: 'auto' }, entry.text || (entry.reason ? text(entry.reason) : text('tookAway')),
                 make('span', { class: 'muted' }, ` · ${when.format(new Date(entry.wall))}`)))));
}
