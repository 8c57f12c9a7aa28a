// What the server knows of one interview, kept up to date by one stream of events. Other modules listen to it:
// 'state' after every change, 'pulse' five times a second while sound is recorded, 'trust' when the connection is
// lost or there again, 'end' when the interview ended.

/** Without news for this long nothing that was known is certain any more, in milliseconds. */
const STALE = 3000;
/** How pages of this browser tell each other: `{ admitted: true }` when it is let in, `{ recording: id }` when an interview is recorded. */
export const neighbours = new BroadcastChannel('leitfaden');

export class Live extends EventTarget {
  /** Everything known: `head`, `sections`, `questions`, `logic`, `log` (see docs/web.md). */
  head = null;
  sections = {};
  questions = {};
  logic = {};
  log = {};
  /** For an interviewee's page: the questions that apply, as pairs of identifier and look. */
  steps = null;
  /** The last pulse, and when it came by the page's own clock. */
  pulse = null;
  pulseAt = 0;
  /** Whether what is shown is certain. */
  isCertain = false;
  isEnded = false;
  /** Whether the server does not know this browser or interview any more. */
  isRefused = false;
  /** Which start of the program refused it. */
  start = '';
  /** When the connection broke while news came, by the clock on the wall; `null` while it stands, and when nobody saw it break. */
  brokenAt = null;

  #ears = new AbortController();
  #clock;
  #source = null;
  #lastNews = 0;
  #address;

  constructor(address) {
    super();
    this.#address = address;
    neighbours.addEventListener('message', ({ data }) => data.admitted && this.#ask(), this.#ears);
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#close() : this.#open()), this.#ears);
    addEventListener('online', () => this.#reopen(), this.#ears);
    // who was let in on another page of this browser is known here as well
    addEventListener('focus', () => this.#ask(), this.#ears);
    document.addEventListener('visibilitychange', () => this.#ask(), this.#ears);
    addEventListener('pageshow', (event) => event.persisted && this.#reopen(), this.#ears);
    this.#clock = setInterval(() => this.#watch(), 500);
    if (!document.hidden) this.#open();
  }

  /** Position on the sound right now, in seconds: the last pulse, carried on by the page's own clock. */
  get seconds() {
    if (!this.pulse) return 0;
    const runs = this.pulse.sounding === 'recording' && this.pulse.present && this.pulse.writing && this.isCertain;
    return this.pulse.seconds + (runs ? (performance.now() - this.pulseAt) / 1000 : 0);
  }

  /** Where on the sound a moment of the page's clock lies, in seconds. */
  secondsAt(moment) {
    if (!this.pulse) return 0;
    // also while the connection is lost: most likely it goes on
    const runs = this.pulse.sounding === 'recording';
    return Math.max(0, this.pulse.seconds + (runs ? (moment - this.pulseAt) / 1000 : 0));
  }

  /** Ends it for good: nothing is asked, told or watched any more. */
  stop() {
    this.isEnded = true;
    this.#ears.abort();
    clearInterval(this.#clock);
    this.#close();
  }

  #open() {
    if (this.#source || this.isEnded) return;
    const source = new EventSource(this.#address);
    this.#source = source;
    source.addEventListener('state', (event) => this.#news(() => this.#take(JSON.parse(event.data))));
    source.addEventListener('pulse', (event) => this.#news(() => {
      this.pulse = JSON.parse(event.data);
      this.pulseAt = performance.now();
      this.dispatchEvent(new Event('pulse'));
    }));
    source.addEventListener('end', () => {
      this.isEnded = true;
      this.#close();
      this.dispatchEvent(new Event('end'));
    });
    source.addEventListener('error', () => {
      if (this.pulse && performance.now() - this.#lastNews < STALE) this.brokenAt ??= new Date();
      if (source.readyState === EventSource.CLOSED) this.#refused();
    });
  }

  /** The server answered, but not with a stream: it was started anew, or the interview is gone. */
  async #refused() {
    this.#close();
    // only a request of our own tells why; its stream is not read
    const stop = new AbortController();
    const answer = await fetch(this.#address, { signal: stop.signal }).catch(() => null);
    stop.abort();
    if (answer && [401, 403, 404].includes(answer.status)) {
      this.isEnded = true;
      this.isRefused = true;
      this.start = answer.headers.get('X-Leitfaden-Start') ?? '';
      this.#setCertain(false);
      // this browser was handed over from another page: nothing of the interview stays on the screen
      if (answer.status === 403) location.replace('/respond');
      this.dispatchEvent(new CustomEvent('refused', { detail: answer.status }));
    } else {
      // it may pass, but the server says more about it than that there is no connection
      if (answer?.status === 503) this.dispatchEvent(new Event('trouble'));
      setTimeout(() => this.#open(), 500);
    }
  }

  /** Tells when a browser that was refused is let in again. */
  async #ask() {
    if (!this.isRefused || document.hidden) return;
    const stop = new AbortController();
    const answer = await fetch(this.#address, { signal: stop.signal }).catch(() => null);
    stop.abort();
    if (answer?.ok) this.dispatchEvent(new Event('admitted'));
  }

  #close() {
    this.#source?.close();
    this.#source = null;
  }

  #reopen() {
    this.#close();
    if (!document.hidden) this.#open();
  }

  #news(take) {
    this.#lastNews = performance.now();
    this.brokenAt = null;
    take();
    this.#setCertain(true);
  }

  #watch() {
    if (document.hidden || this.isEnded || performance.now() - this.#lastNews < STALE) return;
    this.#setCertain(false);
    // a stream that is open but silent is a dead connection
    if (performance.now() - this.#lastNews > 2 * STALE) {
      this.#lastNews = performance.now() - STALE;
      this.#reopen();
    }
  }

  #setCertain(isCertain) {
    if (this.isCertain === isCertain) return;
    this.isCertain = isCertain;
    this.dispatchEvent(new Event('trust'));
  }

  #take(change) {
    if (change.isWhole) [this.sections, this.questions, this.logic, this.log] = [{}, {}, {}, {}];
    if (change.head) this.head = change.head;
    if (change.steps) this.steps = change.steps;
    for (const part of ['sections', 'questions', 'logic', 'log']) {
      for (const [id, value] of Object.entries(change[part] ?? {})) {
        if (value === null) delete this[part][id];
        else this[part][id] = value;
      }
    }
    this.dispatchEvent(new CustomEvent('state', { detail: change }));
  }
}
