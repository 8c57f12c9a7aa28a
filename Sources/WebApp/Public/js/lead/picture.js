// What the page shows: what the server knows, with what was done here and has not come back yet laid over it.
import { text } from '../texts.js';
import { say } from './touch.js';

/** Marks closer than this change colour instead, in milliseconds. */
const AGAIN = 2000;
const COLOURS = 5;
/** A question that is current for so long was asked, in seconds. */
const PASSING = 2;

const applies = { isOff: false };
const untouched = {
  status: 'open',
  asked: false,
  settled: false,
  flagged: false,
  seconds: 0,
  at: null,
  visits: 0,
  probes: [],
  keywords: [],
  answer: null
};

export class Picture extends EventTarget {
  /** Sections in order: `{id, title, minutes, isHandover, questions: [{id, text, section, place, number, isCounted, isShown}]}`: the
   * place in its section from 0, the number in the whole guide; whether somebody is asked; whether it only has to be shown. */
  sections = [];
  /** All questions in order. */
  questions = [];
  #byID = new Map();
  #pending = [];
  #undoable = [];
  #lastMark = null;
  #isTold = false;
  #wasAsked = '';
  /** Questions that were asked by this page's clock, until the server has told the same. */
  #askedHere = new Set();
  /** How many questions the guide has; those that were added on the spot count on from there. */
  #written = 0;

  constructor(live, commands, guide) {
    super();
    this.live = live;
    this.commands = commands;
    if (guide) this.learn(guide);
    live.addEventListener('state', () => {
      for (const id of this.#askedHere) if (live.questions[id]?.asked || live.head.current !== id) this.#askedHere.delete(id);
      this.#settle();
      this.#tell();
    });
    live.addEventListener('pulse', () => this.#noteAsked());
    live.addEventListener('trust', () => this.#tell());
    commands.addEventListener('waiting', () => this.#tell());
  }

  /** Takes in the list of all questions. */
  learn(guide) {
    this.sections = guide.sections.map((section) => ({ ...section, questions: [] }));
    guide.sections.forEach((section, index) => section.questions.forEach(([id, wording, number,
      kind]) => this.#add(this.sections[index], id, wording, Number(number), kind)));
    this.#written = guide.written;
    this.#order();
    this.#tell();
  }

  #add(section, id, wording, number, kind = '') {
    const { live } = this;
    // with the answers that were put into it
    const question = {
      id,
      get text() { return live.logic[id]?.text ?? wording; },
      section,
      place: section.questions.length,
      number,
      isCounted: kind !== '-',
      isShown: kind === 'i'
    };
    section.questions.push(question);
    this.#byID.set(id, question);
    return question;
  }

  /** Takes in questions that were added on the spot, here or on another page. */
  #takeAdded() {
    for (const [index, { id, text: wording, section }] of (this.live.head?.added ?? []).entries()) {
      if (this.#byID.has(id)) continue;
      const home = this.sections.find((one) => one.id === section) ?? this.sections.at(-1);
      if (home) this.#add(home, id, wording, this.#written + index + 1);
      this.#order();
    }
  }

  #order() { this.questions = this.sections.flatMap((one) => one.questions); }

  /** Tells everybody once, however much changed. */
  #tell() {
    if (this.#isTold) return;
    this.#isTold = true;
    queueMicrotask(() => {
      this.#isTold = false;
      this.#takeAdded();
      this.dispatchEvent(new Event('change'));
    });
  }

  find(id) { return this.#byID.get(id); }

  /** What the guide's logic says of a question or section: `{isOff, text, print, need, message}`. */
  logic(id) { return this.live.logic[id] ?? applies; }

  /** Whether a question does not apply; one may go there all the same. */
  isOff(id) { return Boolean(this.logic(id).isOff); }

  /** `Question 3 of 9`: those that do not apply are left out, unless it is one of them. */
  place(question) {
    const counted = question.section.questions.filter((one) => !this.isOff(one.id));
    const n = counted.indexOf(question) + 1;
    return n ? text('leadPlace', { n, total: counted.length }) : text('leadCount', { n: counted.length });
  }

  /** The current question's identifier, and since when, in seconds. */
  get current() {
    const move = this.#latest('visit', 'section');
    return move ? move.command.question ?? null : this.live.head?.current ?? null;
  }
  get currentSince() {
    const visit = this.#latest('visit', 'section');
    return visit && visit.command.question !== this.live.head?.current ? visit.seconds : this.live.head?.currentSince ?? 0;
  }

  /** The section that was chosen as a whole, while none of its questions is current. */
  get chosen() {
    const move = this.#latest('visit', 'section');
    return move ? move.command.section ?? null : this.live.head?.section ?? null;
  }

  /** The title of a section. */
  title(section) { return this.sections.find((one) => one.id === section)?.title || section; }

  #latest(...words) { return this.#pending.findLast((item) => words.includes(item.command.command)); }

  /** What is known of a question, with what is on its way. */
  view(id) {
    const known = this.live.questions[id] ?? untouched;
    let view = known;
    for (const { command, seconds } of this.#pending) {
      if (command.question !== id) continue;
      if (view === known) view = { ...known };
      switch (command.command) {
        case 'visit': view.at ??= seconds; break;
        case 'done': Object.assign(view, { settled: true, status: 'done' }); break;
        case 'not-done': Object.assign(view, { settled: false, status: this.#standing(id, view) }); break;
        case 'flag': view.flagged = command.wanted; break;
        case 'probe': view.probes = toggled(view.probes, command.number, command.wanted); break;
        case 'keyword': view.keywords = toggled(view.keywords, command.word, command.wanted); break;
        case 'answer': Object.assign(view, { isWaiting: true, settled: false, status: 'done' }); break;
        case 'no-answer':
          Object.assign(
            view, { settled: false, status: 'done', answer: { ...view.answer, value: null, reason: command.reason } });
          break;
        case 'clear-answer': Object.assign(view, { settled: false, status: 'part', answer: null }); break;
      }
    }
    if (view.asked || !(id === this.current ? this.talked(id) >= PASSING : this.#askedHere.has(id))) return view;
    return { ...view, asked: true, status: view.status !== 'open' ? view.status : this.find(id)?.isShown ? 'done' : 'part' };
  }

  /** Whether a question has an answer, or a reason for having none. */
  isGiven({ answer, isWaiting }) { return Boolean(isWaiting || answer?.reason || answer?.value != null); }

  /** How a question stands without the mark that it is done. */
  #standing(id, view) {
    const isGiven = this.isGiven(view);
    if (isGiven && !['needed', 'incomplete', 'invalid'].includes(this.logic(id).need)) return 'done';
    return view.asked || isGiven || view.probes.length ? 'part' : 'open';
  }

  /** That the current question was asked is no event: it shows by the time alone. */
  #noteAsked() {
    const now = this.current && this.view(this.current).asked ? this.current : '';
    if (now) this.#askedHere.add(now);
    if (now === this.#wasAsked) return;
    this.#wasAsked = now;
    this.#tell();
  }

  /** How many questions stand how: `{open, part, done, total}` of those that are to be dealt with, and `flagged` of all. */
  count(questions) {
    const counts = { open: 0, part: 0, done: 0, total: 0, flagged: 0 };
    for (const { id, isCounted } of questions) {
      const { status, flagged } = this.view(id);
      if (flagged) counts.flagged += 1;
      if (!isCounted || this.isOff(id)) continue;
      counts[status] += 1;
      counts.total += 1;
    }
    return counts;
  }

  /** Seconds talked about a question until now. */
  talked(id) {
    const before = (this.live.questions[id] ?? untouched).seconds;
    return before + (id === this.current ? Math.max(0, this.live.seconds - this.currentSince) : 0);
  }

  /** Seconds talked about a section until now. */
  talkedIn(section) {
    const before = this.live.sections[section.id]?.seconds ?? 0;
    const isHere = this.find(this.current)?.section === section;
    return before + (isHere ? Math.max(0, this.live.seconds - this.currentSince) : 0);
  }

  /** The time line: `[{id, kind, seconds, …}]` in order. */
  get log() {
    const items = new Map(Object.entries(this.live.log));
    for (const { id, command, seconds } of this.#pending) {
      const { command: word } = command;
      if (word === 'mark' || (word === 'mark-again' && !command.mark)) {
        if (!items.has(id)) items.set(id, { kind: 'mark', seconds, colour: 1, text: '', isWaiting: true });
      } else if (word === 'mark-again') change(items, command.mark, { colour: command.next });
      else if (word === 'edit-mark')
        change(items, command.mark,
          { ...(command.label != null && { text: command.label }), ...(command.colour && { colour: command.colour }) });
      else if (word === 'begin-note' && !items.has(id)) items.set(id, { kind: 'note', seconds, text: '', isWaiting: true });
      else if (word === 'note-text') change(items, command.note, { text: command.text });
      else if (word === 'delete-mark') items.delete(command.mark);
      else if (word === 'delete-note') items.delete(command.note);
      else if (word === 'undo' && command.event) items.delete(command.event);
    }
    return [...items].map(([id, item]) => ({ id, ...item })).sort((a, b) => a.seconds - b.seconds || (a.id < b.id ? -1 : 1));
  }

  /**
   * Does something: sends it, and shows it as if it were done. Resolves and rejects as `Commands.give`.
   * `wanted` and `next` in a command are for this page only.
   */
  give(command, moment = performance.now(), { isUndoable = true } = {}) {
    const { wanted, next, ...plain } = command;
    if (['visit', 'section'].includes(command.command)) {
      this.#noteAsked();
      // another question: the next mark is one of its own
      this.#lastMark = null;
    }
    const promise = this.commands.give(plain, moment, this.#about(command));
    const item = { id: promise.id, command, seconds: this.live.secondsAt(moment), sequence: Infinity };
    this.#pending.push(item);
    if (isUndoable) this.#undoable.push(promise.id);
    promise.then((done) => {
      item.sequence = done.sequence;
      this.#settle();
    }, () => {
      this.#undoable = this.#undoable.filter((id) => id !== promise.id);
      this.#pending = this.#pending.filter((one) => one !== item);
      this.#tell();
    });
    this.#tell();
    return promise;
  }

  /** What was acknowledged stays laid over until the stream has brought it. */
  #settle() {
    const reached = this.live.head?.sequence ?? -1;
    const open = this.#pending.filter((item) => item.sequence > reached);
    if (open.length === this.#pending.length) return;
    this.#pending = open;
    this.#tell();
  }

  /** What a command is about, as people call it: for sentences on pages that do not know the guide. */
  #about({ question, section }) {
    if (question) return this.find(question)?.text;
    return section && this.title(section);
  }

  /** Goes to a question. */
  visit(id, moment) {
    if (id !== this.current) this.give({ command: 'visit', question: id }, moment, { isUndoable: false });
    this.dispatchEvent(new CustomEvent('visit', { detail: id }));
  }

  /** Goes to a section as a whole, unless its question is current; resolves when that is stored. */
  async choose(section, moment) {
    const here = this.current && this.find(this.current)?.section.id;
    if (section === (here || this.chosen)) return;
    await this.give({ command: 'section', section }, moment, { isUndoable: false });
  }

  /** Goes on by one question that applies, or back; `false` at the ends. */
  step(by, moment) {
    const { current, chosen } = this;
    const here = this.questions.findIndex((question) => (current ? question.id === current : question.section.id === chosen));
    const ahead = by > 0 ? this.questions.slice(current ? here + 1 : Math.max(0, here))
                         : this.questions.slice(0, Math.max(0, here)).reverse();
    const there = ahead.find((question) => !this.isOff(question.id));
    if (there) this.visit(there.id, moment);
    return Boolean(there);
  }

  /** Sets a mark; once more within two seconds on this page gives it the next colour. Returns the mark's identifier. */
  mark(moment) {
    const last = this.#lastMark;
    const isAgain = last && moment - last.moment < AGAIN && moment >= last.moment;
    const colour = isAgain ? (last.colour % COLOURS) + 1 : 1;
    const promise = this.give(
      isAgain ? { command: 'mark-again', mark: last.id, next: colour } : { command: 'mark' }, moment, { isUndoable: !isAgain });
    const id = isAgain ? last.id : promise.id;
    this.#lastMark = { id, colour, moment };
    return { id, colour, promise };
  }

  /** Takes one thing back: the command with this identifier, else what was done last on this page. */
  undo(event = this.#undoable.at(-1), moment = performance.now()) {
    this.#undoable = this.#undoable.filter((id) => id !== event);
    if (this.#lastMark?.id === event) this.#lastMark = null;
    return this.give({ command: 'undo', ...(event && { event }) }, moment, { isUndoable: false });
  }

  /** Gives the flag to a question, or takes it away. */
  flag(id, moment) {
    const wanted = !this.view(id).flagged;
    say(text(wanted ? 'leadFlaggedNow' : 'leadUnflagged'));
    return this.give({ command: 'flag', question: id, wanted }, moment);
  }

  /** Sets the interviewer's own mark that a question is done, or takes it away; an answer stays. */
  settle(id, moment) {
    const isDone = !this.view(id).settled;
    const promise = this.give({ command: isDone ? 'done' : 'not-done', question: id }, moment);
    const view = this.view(id);
    const key = isDone         ? (this.isGiven(view) ? 'leadSettledAnswered' : 'leadSettled')
      : view.status === 'done' ? 'leadUnsettledAnswered'
                               : 'leadUnsettled';
    dispatchEvent(new CustomEvent('notice', { detail: { key: 'settled', sentence: text(key), isCalm: true, forMilliseconds: 4000 } }));
    return promise;
  }

  /** How a question's circle looks: the name of its picture and its word. */
  circle(id) {
    const view = this.view(id);
    if (this.isOff(id)) return ['s-off', text('offQuestion')];
    if (view.status === 'part' && ['needed', 'incomplete', 'invalid'].includes(this.logic(id).need))
      return ['s-part', text('neededQuestion')];
    if (view.status === 'done' && view.answer?.reason === 'skipped') return ['s-skip', text('skippedQuestion')];
    return { done: ['s-done', text('doneQuestion')], part: ['s-part', text('partQuestion')] }[view.status] ??
      ['s-open', text('openQuestion')];
  }
}

const toggled = (list, entry, wanted) => (wanted ? [...new Set([...list, entry])] : list.filter((one) => one !== entry));
const change = (items, id, changes) => items.has(id) && items.set(id, { ...items.get(id), ...changes });
