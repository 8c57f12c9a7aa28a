// The questions of a part of the guide, as the server draws them. Those whose words or choices hang on earlier answers are
// drawn anew when they look different.
import { find, findAll } from '../dom.js';

/** A section, or a hundred questions of a long one, as the server draws it now. */
export function fetchPart(address, section, from) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}/sections/${encodeURIComponent(section)}?from=${from}`);
    request.responseType = 'document';
    request.onload = () => {
      const part = request.status === 200 && request.response?.querySelector('.part');
      if (part) resolve(document.adoptNode(part));
      else reject(new TypeError(`${request.status}`));
    };
    request.onerror = () => reject(new TypeError('network'));
    request.send();
  });
}

export class Fresh {
  #picture;
  #address;
  #isFetching = false;

  constructor(picture, address) {
    this.#picture = picture;
    this.#address = address;
  }

  /** Brings a part up to date; `whenDone` is called when something was put in its place. */
  async update(part, whenDone) {
    const isPartStale = this.#isStale(part, part.dataset.section);
    const stale = findAll('.q', part).filter((item) => this.#isStale(item, item.dataset.q) && !isWrittenIn(item));
    if (this.#isFetching || (!stale.length && !isPartStale)) return;
    this.#isFetching = true;
    try {
      const fresh = await fetchPart(this.#address, part.dataset.section, part.dataset.from);
      for (const item of stale) {
        const newer = find(`.q[data-q="${CSS.escape(item.dataset.q)}"]`, fresh);
        if (!newer || isWrittenIn(item)) continue;
        const hadFocus = item.contains(document.activeElement);
        item.replaceWith(newer);
        if (hadFocus) find('.go', newer).focus({ preventScroll: true });
      }
      if (isPartStale) this.#retitle(part, fresh);
      whenDone();
    } catch { /* the next change tries again */ } finally { this.#isFetching = false; }
  }

  #isStale(element, id) {
    const { print } = this.#picture.logic(id);
    return Boolean(print) && element.dataset.print !== print;
  }

  #retitle(part, fresh) {
    part.dataset.print = fresh.dataset.print;
    find('h1', part).textContent = find('h1', fresh).textContent;
    findAll('.said', part).forEach((line, index) => { line.textContent = findAll('.said', fresh)[index]?.textContent ?? ''; });
  }
}

const isWrittenIn = (item) => item.contains(document.activeElement)
  && document.activeElement.matches('textarea, input:not([type=radio], [type=checkbox])');
