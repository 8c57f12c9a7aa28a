// The peaks of a sound: fetched by level and by range, only what is looked at. Level N has a pair (lowest, highest) for
// every 0.01 s × 4^N.

/** Pairs that are fetched at a time. */
const CHUNK = 4096;

export class Peaks extends EventTarget {
  /** Length in seconds. */
  seconds = 0;
  /** Share that is drawn already, while the server still works; `null` when it is done. */
  progress = 0;
  /** Why there are none. */
  problem = '';

  #address;
  #levels = 1;
  #block = 0.01;
  #chunks = new Map();

  constructor(address) {
    super();
    this.#address = address;
    this.#begin();
  }

  /**
   * Lowest and highest sample between two moments, both -1 to 1; `null` while they are not there yet.
   * `width` is the width of one column in seconds: it decides how fine the numbers have to be.
   */
  column(from, to, width) {
    if (this.progress !== null) return null;
    const level = Math.min(this.#levels - 1, Math.max(0, Math.floor(Math.log(Math.max(width / this.#block, 1)) / Math.log(4))));
    const size = this.#block * 4 ** level;
    const first = Math.max(0, Math.floor(from / size));
    const last = Math.max(first, Math.ceil(to / size) - 1);
    let [low, high, isThere] = [127, -128, false];
    for (let pair = first; pair <= last; pair += 1) {
      const chunk = this.#chunk(level, Math.floor(pair / CHUNK));
      if (!chunk) return null;
      const index = (pair % CHUNK) * 2;
      if (index + 1 >= chunk.length) break;
      isThere = true;
      if (chunk[index] < low) low = chunk[index];
      if (chunk[index + 1] > high) high = chunk[index + 1];
    }
    return isThere ? [low / 128, high / 127] : [0, 0];
  }

  async #begin() {
    for (let wait = 100; ; wait = Math.min(wait * 1.5, 1000)) {
      const response = await fetch(`${this.#address}&level=0`, { method: 'HEAD' }).catch(() => null);
      if (response?.status === 202) {
        const { progress } = await fetch(`${this.#address}&level=0`, { headers: { Range: 'bytes=0-1' } })
          .then((answer) => (answer.status === 202 ? answer.json() : { progress: 1 })).catch(() => ({ progress: 0 }));
        this.progress = progress;
        this.dispatchEvent(new Event('progress'));
      } else if (response?.ok) {
        this.#levels = Number(response.headers.get('X-Levels')) || 1;
        this.#block = Number(response.headers.get('X-Block-Seconds')) || 0.01;
        this.seconds = Number(response.headers.get('X-Seconds')) || 0;
        this.progress = null;
        this.dispatchEvent(new Event('progress'));
        this.dispatchEvent(new Event('change'));
        return;
      } else if (response) {
        const answer = await fetch(`${this.#address}&level=0`).then((r) => r.json()).catch(() => ({}));
        this.problem = answer.message ?? `${response.status}`;
        this.dispatchEvent(new Event('progress'));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  #chunk(level, number) {
    const key = `${level}/${number}`;
    const kept = this.#chunks.get(key);
    if (kept) return kept.pairs;
    const entry = { pairs: null };
    this.#chunks.set(key, entry);
    const from = number * CHUNK * 2;
    fetch(`${this.#address}&level=${level}`, { headers: { Range: `bytes=${from}-${from + CHUNK * 2 - 1}` } })
      .then(async (response) => {
        if (response.status === 416) entry.pairs = new Int8Array(0);
        else if (response.ok) entry.pairs = new Int8Array(await response.arrayBuffer());
        else throw new TypeError('no peaks');
        if (response.status === 200 && from > 0) entry.pairs = entry.pairs.subarray(from, from + CHUNK * 2);
        this.dispatchEvent(new Event('change'));
      }).catch(() => setTimeout(() => this.#chunks.delete(key), 1000));
    return null;
  }
}
