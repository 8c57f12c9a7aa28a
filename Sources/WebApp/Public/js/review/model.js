// What the page knows: the live state of the interview with what was written before, as one list of moments in order
// of time, and the commands that change it, each of which can be taken back.
import { Live } from '../live.js';
import { Commands } from '../commands.js';
import { send } from '../server.js';
import { text } from '../texts.js';

export class Model extends EventTarget {
  /** Everything that happened, in order of time: `{ id, kind, seconds, end, question, text, … }`. */
  items = [];
  /** Questions of the guide by identifier, with their section and number. */
  questions = new Map();
  isCertain = true;
  /** Whether this page deleted the interview. */
  isDeleted = false;
  /** Why nothing can be done any more: `gone`, `stranger` or ''. */
  lost = '';
  /** What the server says is the matter for now, such as a library that is not in its place. */
  trouble = '';

  #done = [];
  #asking = null;

  constructor(start) {
    super();
    this.id = start.id;
    this.start = start;
    this.details = start.details;
    this.guide = start.guide;
    this.facts = { title: start.title, participant: start.participant, place: '', persons: '', language: '' };
    this.#readGuide([]);
    this.commands = new Commands(start.id);
    this.commands.addEventListener('rejected',
      (/** @type { CustomEvent } */ { detail }) => this.#say('problem', text('notTaken', { why: detail.error.message })));
    this.commands.addEventListener('refused', (/** @type {CustomEvent} */ { detail }) => this.#refused(detail));
    this.commands.addEventListener('waiting', () => {
      if (!this.commands.waiting) this.#troubled('');
      this.dispatchEvent(new Event('waiting'));
    });
    this.#listen();
  }

  /** Seconds as a frame, as commands want it. */
  frame(seconds) { return Math.max(0, Math.round(seconds * this.details.sampleRate)); }

  item(id) { return this.items.find((item) => item.id === id); }

  of(kind) { return this.items.filter((item) => item.kind === kind); }

  /** The title of a section. */
  section(id) { return this.guide.sections.find((section) => section.id === id)?.title || id || ''; }

  passages(question) { return this.items.filter((item) => item.kind === 'visit' && item.question === question); }

  /** Whether a visit only passed a question by: too short to have talked, and nothing was set, written or answered. */
  isPassed(item) {
    if (item.kind !== 'visit' || item.end - item.seconds >= this.start.passingSeconds || item.transcript) return false;
    return !this.items.some((other) => ['mark', 'note', 'answer'].includes(other.kind) && other.question === item.question
      && other.seconds >= item.seconds && other.seconds <= item.end);
  }

  answer(question) { return this.live.questions[question]?.answer ?? null; }

  keywords(question) { return this.live.questions[question]?.keywords ?? []; }

  /** All keywords of this interview, to choose from. */
  get knownKeywords() { return this.live.head?.keywords ?? []; }

  colourName(colour) { return this.start.markNames[colour - 1] || this.start.colours[colour - 1] || `${colour}`; }

  /** What a mark is called: its name, what its colour means, or its number. */
  markName(mark) {
    if (mark.text) return mark.text;
    const named = this.start.markNames[(mark.colour ?? 1) - 1];
    return named || text('markN', { n: mark.number });
  }

  /**
   * Sends a command. With `what`, a sentence that says what was done, it can be taken back by `undo`.
   */
  async give(command, what = '') {
    const promise = this.commands.give(command);
    if (what) {
      this.#done.push({ id: promise.id, what });
      this.#say('done', what);
    }
    try {
      return await promise;
    } catch (error) {
      this.#done = this.#done.filter((step) => step.id !== promise.id);
      throw error;
    }
  }

  /** Takes back what was done last on this page. */
  async undo() {
    const step = this.#done.pop();
    if (!step) return;
    await this.commands.give({ command: 'undo', event: step.id }).catch(() => {});
    const before = this.#done.at(-1);
    this.#say('undone', text('undone') + (before ? '' : '.'));
  }

  get canUndo() { return this.#done.length > 0; }

  /** Asks for what the stream does not tell. */
  async refresh() {
    this.#asking ??= (async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      this.#asking = null;
      try {
        this.details = await send('GET', `/api/interviews/${this.id}/review`);
        this.#changed();
      } catch (error) {
        this.#refused(error);
      }
    })();
    return this.#asking;
  }

  #say(kind, sentence) { this.dispatchEvent(new CustomEvent('said', { detail: { kind, sentence } })); }

  /** What a request came back with: the end of everything, or trouble that may pass. */
  #refused(error) {
    if ([401, 403, 404].includes(error.status)) return this.#lose(error.status);
    if (error.status) this.#troubled([error.message, error.hint].filter(Boolean).join('; '));
  }

  #troubled(sentence) {
    if (this.trouble === sentence) return;
    this.trouble = sentence;
    this.dispatchEvent(new Event('trust'));
  }

  #lose(status) {
    this.lost = status === 404 ? 'gone' : 'stranger';
    this.dispatchEvent(new Event('trust'));
  }

  #listen() {
    this.live?.stop();
    const live = new Live(`/api/interviews/${this.id}/events`);
    this.live = live;
    live.addEventListener('state', () => {
      this.#troubled('');
      const { title, participant, place, persons, language, added } = live.head;
      this.facts = { title, participant, place, persons, language };
      this.#readGuide(added);
      this.#changed();
      if (live.head.sequence !== this.details.sequence) this.refresh();
    });
    live.addEventListener('pulse', () => this.dispatchEvent(new Event('pulse')));
    live.addEventListener('trust', () => {
      this.isCertain = live.isCertain;
      this.dispatchEvent(new Event('trust'));
    });
    live.addEventListener('trouble', () => this.refresh());
    live.addEventListener('refused', (/** @type {CustomEvent} */ { detail }) => this.#lose(detail));
    // saved, or opened again to go on: what can be heard is another recording now
    live.addEventListener('end', () => setTimeout(() => {
      if (this.isDeleted) return;
      this.#listen();
      this.refresh().then(() => this.dispatchEvent(new Event('sound')));
    }, 700));
  }

  #readGuide(added) {
    this.questions = new Map();
    let number = 0;
    for (const section of this.guide.sections) {
      for (const question of section.questions) {
        number = Math.max(number, question.number);
        this.questions.set(question.id, { ...question, section: section.title });
      }
    }
    for (const question of added) {
      if (this.questions.has(question.id)) continue;
      const section = this.guide.sections.find((each) => each.id === question.section);
      number += 1;
      this.questions.set(question.id, { ...question, kind: 'open', number, options: [], probes: [], section: section?.title ?? '' });
    }
  }

  #changed() {
    const items = Object.entries(this.live?.log ?? {}).map(([id, entry]) => ({ id, ...entry, end: entry.endSeconds }));
    for (const item of items) {
      if (item.kind === 'visit' && item.end === undefined) item.end = this.live.pulse?.seconds ?? this.details.seconds;
      if (item.kind === 'note') item.earlier = this.details.notes[item.id] ?? [];
    }
    for (const [question, answer] of Object.entries(this.details.answers)) {
      const now = this.answer(question);
      if (now?.text || now?.reason)
        items.push({
          id: `answer-${question}`,
          kind: 'answer',
          seconds: answer.seconds,
          question,
          text: now.text ?? '',
          reason: now.reason
        });
    }
    const order = { visit: 0, pause: 1, offRecord: 1, interruption: 1, gap: 1, handover: 1, handedBack: 1, mark: 2, note: 3, answer: 4 };
    this.items = items.sort((a, b) => a.seconds - b.seconds || (order[a.kind] ?? 5) - (order[b.kind] ?? 5));
    this.dispatchEvent(new Event('change'));
  }
}
