// The guide as the server has it, and what still waits to be saved. Steps go out in order, one bundle at a time; what
// cannot be sent is kept in the browser and sent later; a step thought of an older version is never put over a newer one.
import { Refusal, send } from '../server.js';

/** Typing that goes on within this many milliseconds is one step for undo. */
const ONE_STEP = 4000;
/** After this long without a key what was typed is saved, in milliseconds. */
const IDLE = 600;

export class Store {
  /** What the server said last: see `AuthorState`. */
  state;
  /** What is in sight: opened sections, the question or section in the form. */
  view = { open: {}, question: null, section: null };
  /** `saved saving unsaved refused conflict` */
  status = 'saved';
  /** Why the last step was refused. */
  refusal = null;
  /** Gives what was typed into the text since, as a step; set by the text view. */
  typed = () => null;
  #address;
  #file;
  #waiting = [];
  #sending = false;
  #timer;
  #retry = 1000;
  #history;
  #place = 0;
  #told;
  #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('leitfaden-guides') : null;

  /** `told(what)` is called with `{ isNew, steps }` after each answer, and with `{}` when only the status changed. */
  /** Called when the newest text of the guide was taken over by words written here. */
  onTop = null;

  constructor(file, state, told) {
    [this.#file, this.state, this.#told] = [file, state, told];
    this.#address = `/api/guides/${encodeURIComponent(file)}`;
    this.#history = [{ version: state.version }];
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data.file === file && data.version !== this.state.version) this.look();
    });
    addEventListener('online', () => this.flush());
    addEventListener('focus', () => this.look());
    addEventListener('pagehide', () => { clearTimeout(this.#timer); this.flush(true); });
  }

  get address() { return this.#address; }
  get canUndo() { return this.#place > 0 || this.isWaiting; }
  get canRedo() { return this.#place < this.#history.length - 1 && !this.isWaiting; }
  get isWaiting() { return this.#waiting.length > 0 || Boolean(this.typed()); }

  /** A step that is saved at once. The promise tells when, or why not. */
  give(step) {
    return new Promise((done, failed) => {
      this.#waiting.push({ step, done, failed });
      this.#keep();
      this.flush();
    });
  }

  /** A step made by typing: saved when the hand rests; a later one with the same `key` takes its place. */
  type(key, step) {
    const last = this.#waiting.at(-1);
    if (last?.key === key && !last.isSent) last.step = step;
    else this.#waiting.push({ step, key });
    this.soon();
  }

  /** Saves soon. */
  soon() {
    this.#keep();
    this.#say('saving');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), IDLE);
  }

  /** Shows something else: the server is asked for what comes into sight. */
  async show(view) {
    Object.assign(this.view, view);
    await this.flush();
    if (this.isWaiting && this.status !== 'saved') return this.#told({ isNew: true });
    try { this.#take(await this.#post([]), []); } catch (error) { this.#fail(error); }
  }

  async undo() {
    await this.flush();
    if (this.isWaiting || this.#place === 0) return false;
    return this.#go(this.#place - 1);
  }

  async redo() {
    if (!this.canRedo) return false;
    return this.#go(this.#place + 1);
  }

  async #go(place) {
    const { version } = this.#history[place];
    await this.#exchange([{ command: 'go-to', version }], () => { this.#place = place; });
    return true;
  }

  /** Sends what waits. With `isLast` the page is leaving, and the browser goes on sending without it. */
  async flush(isLast = false) {
    clearTimeout(this.#timer);
    if (this.#sending || this.status === 'conflict') return;
    this.#sending = true;
    try {
      for (;;) {
        const words = this.typed();
        const bundle = words ? [{ step: words, key: 'text' }] : this.#waiting.slice();
        if (!bundle.length) break;
        for (const each of bundle) each.isSent = true;
        this.#say('saving');
        const answer = await this.#post(bundle.map(({ step }) => step), isLast);
        if (!words) this.#waiting.splice(0, bundle.length);
        this.#remember(bundle.at(-1).key, answer.version);
        this.#retry = 1000;
        this.#take(answer, bundle.map(({ step }) => step));
        for (const each of bundle) each.done?.(answer);
      }
      this.#keep();
      this.#say('saved');
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#sending = false;
    }
  }

  /** Looks whether somebody else changed the guide. */
  async look() {
    if (this.#sending || this.status === 'conflict') return;
    try {
      const state = await this.#post([]);
      if (state.version !== this.state.version) this.#say('conflict');
      else if (this.status === 'unsaved') this.flush();
    } catch { /* it is seen when something is to be saved */ }
  }

  /** Takes the newer version, without what waits here. */
  async takeTheirs() {
    for (const each of this.#waiting) each.failed?.(new Refusal(409));
    this.#waiting = [];
    this.status = 'saved';
    await this.#renew();
    this.#keep();
  }

  /** Puts what waits here on top of the newer version, which is kept among the versions. */
  async keepMine() {
    const words = this.typed();
    for (const each of this.#waiting) each.isSent = false;
    this.status = 'saved';
    const state = await this.#post([]);
    this.state = { ...this.state, version: state.version };
    this.#history = [{ version: state.version }];
    this.#place = 0;
    if (words) await this.onTop?.();
    this.keepsNext = true;
    await this.flush();
  }

  /** Begins again with what another page left waiting in this browser; whether there was something. */
  resume() {
    let kept;
    try { kept = JSON.parse(localStorage.getItem(this.#key)); } catch { return false; }
    if (!kept?.steps?.length) return false;
    this.#waiting = kept.steps.map((step) => ({ step }));
    if (kept.version !== this.state.version) this.#say('conflict');
    else this.flush();
    return true;
  }

  async #exchange(steps, done) {
    this.#say('saving');
    try {
      const answer = await this.#post(steps);
      done();
      this.#history[this.#place] = { version: answer.version };
      this.#take(answer, steps);
      this.#say('saved');
    } catch (error) { this.#fail(error); }
  }

  async #renew() {
    const state = await this.#post([]);
    this.#history = [{ version: state.version }];
    this.#place = 0;
    this.#take(state, [], true);
    this.#say('saved');
  }

  #post(steps, isLast = false) {
    const keep = steps.length > 0 && this.keepsNext;
    if (keep) this.keepsNext = false;
    const body = { version: this.state.version, steps, view: this.view, keep: keep || undefined };
    return send('POST', `${this.#address}/edit`, body, isLast ? { keepalive: true } : {});
  }

  #take(answer, steps, isOther = false) {
    const isChange = answer.version !== this.state.version;
    if (!steps.length && isChange && !isOther) return this.#say('conflict');
    this.state = answer;
    // typing into the form must not be disturbed by its own echo
    const isEcho = steps.length > 0 && steps.every(({ command }) => /^(set-question|set-section|set-guide|text)$/.test(command));
    this.#told({ isNew: true, isEcho, steps, isOther });
    if (isChange) this.#channel?.postMessage({ file: this.#file, version: answer.version });
  }

  #remember(key, version) {
    const now = Date.now();
    const last = this.#history[this.#place];
    if (last.version === version) return;
    this.#history.length = this.#place + 1;
    if (key && last.key === key && now - last.time < ONE_STEP) this.#history[this.#place] = { version, key, time: now };
    else { this.#history.push({ version, key, time: now }); this.#place += 1; }
  }

  #fail(error) {
    if (!(error instanceof Refusal)) {
      this.#say('unsaved');
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.flush(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, 15_000);
      return;
    }
    if (error.status === 409 && error.code === 'guide-changed') return this.#say('conflict');
    this.refusal = error;
    // what the disk refused, or a file that is gone, can be tried again; what the guide refused stays in its field
    if (error.status < 500 && error.status !== 404) {
      for (const each of this.#waiting.filter(({ isSent }) => isSent)) each.failed?.(error);
      this.#waiting = this.#waiting.filter(({ isSent }) => !isSent);
    } else {
      for (const each of this.#waiting) each.isSent = false;
    }
    this.#keep();
    this.#say('refused');
  }

  #say(status) {
    this.status = status;
    if (status === 'saved') this.refusal = null;
    this.#told({});
  }

  get #key() { return `leitfaden-guide-${this.#file}`; }

  #keep() {
    const words = this.typed();
    const steps = [...(words ? [words] : []), ...this.#waiting.map(({ step }) => step)];
    try {
      if (steps.length) localStorage.setItem(this.#key, JSON.stringify({ version: this.state.version, steps }));
      else localStorage.removeItem(this.#key);
    } catch { /* without storage it lives as long as the page */ }
  }
}
