// Sends what somebody did to the server: in order, once, and at the moment at which it was done - also when the
// network was away in between. What waits is kept in the browser's database, so that a reload loses nothing; and so is
// what the server refused long after it was done, until somebody has seen it.
import { newID, send, Refusal } from './server.js';
import { Store } from './store.js';

/** Round trips of which the quickest tells how far apart the two clocks are: so many, so many milliseconds apart, because
 * a page that is still loading is slow to ask. */
const TRIPS = { count: 8, apart: 250 };
/** Commands of one request: at most so many, and so many characters, of the 1 MiB that the server takes. */
const MOST = { commands: 100, characters: 300000 };
/** Who did something longer ago than this looks elsewhere by now, in milliseconds. */
const LATE = 5000;
/** Refusals of what was wanted and is so already: nobody needs to be told. */
const SO_ALREADY = {
  save: ['notRecording', 'notRecordedThen', 'earlierSitting'],
  leave: ['notRecording', 'notRecordedThen', 'earlierSitting'],
  undo: ['undoneAlready', 'nothingToUndo'],
  'delete-mark': ['unknownMark'],
  'delete-note': ['unknownNote'],
};

const addressOf = (interview) => `/api/interviews/${interview}/commands`;

export class Commands extends EventTarget {
  /** How many commands are not stored on the server yet. */
  waiting = 0;
  /** What was refused late: `[{id, command, …, wall, refusal}]`; the event 'kept' tells of changes. */
  kept = [];
  lateAfter = LATE;
  /** How many commands were stored since the page is here. */
  stored = 0;

  #address;
  #clock;
  #key;
  #queue = [];
  #database = new Store();
  #trips = [];
  #isSending = false;
  /** What is on its way right now. */
  #sending = new Set();
  #promises = new Map();
  /** Sends one at a time, because the server could not read one of many. */
  #isWary = false;

  /** @param interview its identifier @param address where commands are sent @param clock where the time is asked */
  constructor(interview, address = addressOf(interview), clock = '/api/clock') {
    super();
    this.#clock = clock;
    this.#address = address;
    this.#key = interview;
    addEventListener('online', () => this.#drain());
    setInterval(() => this.#queue.length && this.#drain(), 1000);
    this.ready = this.#begin();
  }

  /** The server's clock minus the page's, in milliseconds; `null` before the first round trip. */
  get offset() {
    return this.#trips.length ? this.#trips.reduce((best, trip) => (trip.length < best.length ? trip : best)).offset : null;
  }

  /**
   * Sends a command, such as `give({ command: 'visit', question: 'first_day' })`.
   * `moment` is the page's clock at the touch: the event's `timeStamp`; `about` is what people call what it is about.
   * Resolves to the acknowledgement, and has the command's `id`; rejects with a sentence when the server refused it.
   */
  give(command, moment = performance.now(), about = undefined) {
    const item = { id: newID(), ...command, ...(about && { about }), moment, wall: Date.now() - (performance.now() - moment) };
    this.#forgetOlder(item);
    this.#queue.push(item);
    this.#store(item);
    this.#count();
    const promise = new Promise((resolve, reject) => this.#promises.set(item.id, { resolve, reject }));
    promise.catch(() => {});
    this.#drain();
    return Object.assign(promise, { id: item.id });
  }

  /** Resolves when nothing waits any more, or after so many milliseconds. */
  async settled(milliseconds) {
    await this.ready;
    if (!this.#queue.length) return;
    this.#drain();
    await new Promise((resolve) => {
      const look = () => this.waiting || resolve();
      this.addEventListener('waiting', look);
      setTimeout(resolve, milliseconds);
    });
  }

  /** Forgets what was refused: somebody has seen it. */
  letGo() {
    for (const { id } of this.kept) this.#database.remove(id);
    this.kept = [];
    this.dispatchEvent(new Event('kept'));
  }

  /** Of the texts of a note that still wait, only the newest is worth sending. */
  #forgetOlder({ command, note }) {
    if (command !== 'note-text') return;
    for (const item of this.#queue.filter((one) => one.command === command && one.note === note && !this.#sending.has(one.id))) {
      this.#settle(item.id, { id: item.id, ok: true });
    }
  }

  async #begin() {
    await this.#measure();
    await this.#restore();
    this.#drain();
    for (let trip = 1; trip < TRIPS.count; trip += 1) {
      await new Promise((resolve) => setTimeout(resolve, TRIPS.apart));
      await this.#measure();
    }
  }

  async #measure() {
    const sent = performance.now();
    try {
      const { now } = await send('GET', this.#clock);
      this.#note(sent, now);
    } catch { /* the next command tells */ }
  }

  #note(sent, now) {
    const received = performance.now();
    this.#trips.push({ length: received - sent, offset: now - (sent + received) / 2 });
    if (this.#trips.length > TRIPS.count) this.#trips.shift();
  }

  async #drain() {
    if (this.#isSending || !this.#queue.length) return;
    this.#isSending = true;
    try {
      if (this.offset === null) await this.#measure();
      while (this.#queue.length) await this.#sendBatch(this.#nextBatch());
    } catch (error) {
      if (error instanceof Refusal && [401, 403, 404, 503].includes(error.status)) {
        this.dispatchEvent(new CustomEvent('refused', { detail: error }));
      }
    } finally {
      this.#isSending = false;
      this.#sending.clear();
      if (!this.#queue.length) this.#isWary = false;
      this.#count();
    }
  }

  #nextBatch() {
    const batch = [];
    let room = this.#isWary ? 0 : MOST.characters;
    for (const item of this.#queue.slice(0, MOST.commands)) {
      room -= JSON.stringify(item).length;
      if (batch.length && room < 0) break;
      batch.push(item);
    }
    return batch;
  }

  async #sendBatch(batch) {
    const offset = this.offset;
    const commands = batch.map(({ moment, wall, interview, address, about, ...command }) => (
      { ...command, ...(offset === null ? {} : { at: moment + offset }) }));
    const sent = performance.now();
    this.#sending = new Set(batch.map((item) => item.id));
    let answer;
    try {
      answer = await send('POST', this.#address, { commands });
    } catch (error) {
      if (!(error instanceof Refusal) || ![400, 413, 422].includes(error.status)) throw error;
      // one of them cannot be read by this server: it must not hold up the others for ever
      if (batch.length > 1) return void (this.#isWary = true);
      this.#isWary = false;
      answer = { now: null, results: [{ id: batch[0].id, ok: false, error: error.code, message: error.message }] };
    }
    if (answer.now !== null) this.#note(sent, answer.now);
    // what a full disk refused waits for room
    const results = answer.results.filter((result) => result.error !== 'notStored');
    for (const result of results) this.#settle(result.id, result);
    this.#sending.clear();
    // a server that answers without a word on what was sent must not be asked for ever
    const told = new Set(results.map((result) => result.id));
    if (!batch.some((item) => told.has(item.id))) throw new TypeError('no results');
    this.#count();
  }

  /** Lets go of a command that the server did or refused. */
  #settle(id, result) {
    const command = this.#queue.find((item) => item.id === id);
    this.#queue = this.#queue.filter((item) => item.id !== id);
    const isKept = Boolean(command) && !result.ok && Date.now() - command.wall > this.lateAfter
      && !SO_ALREADY[command.command]?.includes(result.error);
    if (isKept) this.#keep({ ...command, refusal: result.message, refusalCode: result.error });
    else this.#database.remove(id);
    const promise = this.#promises.get(id);
    this.#promises.delete(id);
    if (result.ok) {
      this.stored += 1;
      return promise?.resolve(result);
    }
    const error = Object.assign(new Error(result.message), { code: result.error, result });
    promise?.reject(error);
    this.dispatchEvent(new CustomEvent('rejected', { detail: { error, command, isKept } }));
  }

  /** Sends what waits in this browser for interviews of which no page is open: `[{interview, commands}]`. */
  static async deliver() {
    const receivers = (await new Store().all())
                        .filter(({ interview, address }) => address === addressOf(interview))
                        .map((item) => item.interview);
    // nobody looks at the page on which it was done: what is refused is kept, however fresh
    return [...new Set(receivers)].map((interview) => ({ interview, commands: Object.assign(new Commands(interview), { lateAfter: -1 }) }));
  }

  #keep(item) {
    this.kept.push(item);
    this.#store(item);
    this.dispatchEvent(new Event('kept'));
  }

  #count() {
    if (this.waiting === this.#queue.length) return;
    this.waiting = this.#queue.length;
    this.dispatchEvent(new Event('waiting'));
  }

  // What waits outlives the page.

  async #restore() {
    const here = new Set(this.#queue.map((item) => item.id));
    const mine = (await this.#database.all(this.#key)).filter((item) => !here.has(item.id)).sort((a, b) => a.wall - b.wall);
    this.kept = mine.filter((item) => item.refusal);
    const waiting = mine.filter((item) => !item.refusal);
    // another page's clock began elsewhere: the wall clock carries the moment over
    for (const item of waiting) item.moment = performance.now() - (Date.now() - item.wall);
    this.#queue.unshift(...waiting);
    this.#count();
    for (const item of this.#queue) this.#store(item);
    if (this.kept.length) this.dispatchEvent(new Event('kept'));
  }

  #store(item) { this.#database.put({ ...item, interview: this.#key, address: this.#address }); }
}
