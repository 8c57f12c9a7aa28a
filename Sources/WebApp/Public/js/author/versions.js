// Earlier versions of the guide: looked at, and brought back.
import { icon, make } from '../dom.js';
import { text } from '../texts.js';
import { send } from '../server.js';
import { sentence } from './words.js';

export class Versions {
  #root;
  #store;
  #say;

  constructor(root, store, say) { [this.#root, this.#store, this.#say] = [root, store, say]; }

  async open() {
    await this.#store.flush();
    const about = make('p', { class: 'muted' }, text('authorVersionsText'));
    try {
      const versions = await send('GET', `${this.#store.address}/versions`);
      const rows = versions.map((version) => this.#row(version));
      this.#root.replaceChildren(make('h2', {}, text('authorVersions')), about,
        rows.length ? make('ul', { class: 'rows' }, rows) : make('p', { class: 'card' }, text('authorVersionsNone')));
    } catch (error) {
      this.#root.replaceChildren(make('p', { class: 'strip bad' }, sentence(error)));
    }
  }

  #row({ name, when, about }) {
    const words = make(
      'pre', { class: 'old-text', hidden: true, dir: 'auto', tabindex: '0', 'aria-label': text('authorVersionUntil', { when }) });
    const back = make('button', { type: 'button', hidden: true, onclick: async () => {
      back.disabled = true;
      try {
        await this.#store.give({ command: 'restore', name });
        this.#say(text('authorVersionIsBack'));
        await this.open();
      } catch (error) { this.#say(sentence(error), true); back.disabled = false; }
    } }, icon('undo'), text('authorVersionBack'));
    const look = make('button', {
      type: 'button',
      class: 'plain into',
      'aria-expanded': 'false',
      onclick: async () => {
        const isOpen = words.hidden;
        if (isOpen && !words.textContent) {
          try {
            words.textContent = (await send('GET', `${this.#store.address}/versions/${encodeURIComponent(name)}`)).text;
          } catch (error) {
            this.#say(sentence(error), true);
            return;
          }
        }
        words.hidden = !isOpen;
        back.hidden = !isOpen;
        look.setAttribute('aria-expanded', String(isOpen));
      }
    },
      icon('back5'), make('span', { class: 'grow' }, text('authorVersionUntil', { when })),
      make('span', { class: 'num muted small' }, about));
    return make('li', { class: 'row version' }, look, words, make('div', { class: 'deeds' }, back));
  }
}
