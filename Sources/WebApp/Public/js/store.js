// The browser's database of commands that wait. Where there is none, what waits lives as long as the page.

export class Store {
  #database = null;
  #opening;

  constructor() {
    this.#opening = this.#open().then((database) => { this.#database = database; }, () => {});
  }

  #open() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open('leitfaden', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('commands', { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** Everything that waits for one receiver - an interview, a hand-over - or for any. */
  async all(receiver = null) {
    await this.#opening;
    if (!this.#database) return [];
    const request = this.#database.transaction('commands').objectStore('commands').getAll();
    const kept = await new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve([]);
    });
    return kept.filter((item) => receiver === null || item.interview === receiver);
  }

  put(item) { this.#change((store) => store.put(item)); }

  remove(id) { this.#change((store) => store.delete(id)); }

  #change(change) {
    try {
      if (this.#database) change(this.#database.transaction('commands', 'readwrite').objectStore('commands'));
    } catch { /* a full or locked database: see above */ }
  }
}
