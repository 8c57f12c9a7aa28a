// Plays one sound with the browser's own player: seek, stop at the end of a passage, loop a span, speed with the pitch
// kept. Its clock is the only one; 'time' is told with every picture while it plays, 'state' when it starts or stops,
// 'failed' when the sound cannot be had.

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

export class Player extends EventTarget {
  /** Where to stop, in seconds; `null` to go on. */
  stopAt = null;
  /** The span that is repeated, `{ from, to }`; `null` for none. */
  loop = null;
  /** The browser's player. */
  audio = new Audio();

  #wanted = null;
  #frame = 0;
  #length = 0;

  /** @param address where the sound is; may be given later by `load` */
  constructor(address) {
    super();
    this.audio.preload = 'auto';
    this.audio.preservesPitch = true;
    this.audio.addEventListener('loadedmetadata', () => this.#begin());
    for (const name of ['playing', 'pause', 'ended', 'waiting']) this.audio.addEventListener(name, () => this.#changed());
    this.audio.addEventListener('seeked', () => this.#tell());
    this.audio.addEventListener('error', () => this.audio.src && this.dispatchEvent(new Event('failed')));
    if (address) this.load(address);
  }

  /** Takes another sound, from `at` on. */
  load(address, at = 0) {
    this.#wanted = at;
    this.audio.src = address;
    this.audio.load();
  }

  /** Length in seconds; 0 while it is not known. */
  get length() { return this.#length || (Number.isFinite(this.audio.duration) ? this.audio.duration : 0); }
  set length(seconds) { this.#length = seconds; }

  /** Where it is, in seconds. */
  get seconds() { return this.#wanted ?? this.audio.currentTime; }

  get isPlaying() { return !this.audio.paused && !this.audio.ended; }

  get speed() { return this.audio.playbackRate; }

  set speed(speed) {
    this.audio.playbackRate = this.audio.defaultPlaybackRate = Math.min(2, Math.max(0.5, speed));
    this.dispatchEvent(new Event('state'));
  }

  /** Goes to a moment; it plays on if it played. */
  seek(seconds) {
    const to = Math.max(0, Math.min(seconds, this.length || seconds));
    if (this.stopAt !== null && to >= this.stopAt) this.stopAt = null;
    if (this.audio.readyState === 0) this.#wanted = to;
    else {
      this.#wanted = null;
      this.audio.currentTime = to;
    }
    this.#tell();
  }

  /** Plays from a moment on, to `stopAt` if that is given. Everything happens at once: sound begins in this very call. */
  playFrom(seconds, stopAt = null) {
    this.stopAt = null;
    this.seek(seconds);
    this.stopAt = stopAt;
    return this.play();
  }

  play() {
    if (this.loop && (this.seconds < this.loop.from - 0.05 || this.seconds >= this.loop.to)) this.seek(this.loop.from);
    return this.audio.play().catch((error) => {
      if (error.name === 'NotSupportedError') this.dispatchEvent(new Event('failed'));
    });
  }

  pause() { this.audio.pause(); }

  toggle() { this.isPlaying ? this.pause() : this.play(); }

  #begin() {
    if (this.#wanted) this.audio.currentTime = this.#wanted;
    this.#wanted = null;
    this.#changed();
  }

  #changed() {
    cancelAnimationFrame(this.#frame);
    if (this.isPlaying) this.#watch();
    this.#tell();
    this.dispatchEvent(new Event('state'));
  }

  #watch() {
    this.#frame = requestAnimationFrame(() => this.#watch());
    const now = this.audio.currentTime;
    if (this.loop && now >= this.loop.to) this.audio.currentTime = this.loop.from;
    else if (this.stopAt !== null && now >= this.stopAt - 0.008) {
      this.audio.pause();
      this.stopAt = null;
      this.dispatchEvent(new Event('stopped'));
    }
    this.#tell();
  }

  #tell() { this.dispatchEvent(new Event('time')); }
}
