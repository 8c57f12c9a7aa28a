// The pad for the interviewer's PIN. The server counts what was wrong; the pad only shows how long to wait.
import { find, findAll, make } from '../dom.js';
import { send } from '../server.js';
import { text } from '../texts.js';

const MOST = 8;

export class PinPad {
  #main = find('#pin');
  #typed = '';
  /** Whether a PIN is on its way: until its answer is here the page must not go anywhere else. */
  isTrying = false;

  #close;
  #timer;
  #tried;
  #before;

  /**
   * @param close called when the pad is left without the PIN
   * @param tried called when a PIN was not the one
   * @param before awaited before a PIN is sent
   */
  constructor(close, tried, before) {
    this.#close = close;
    this.#tried = tried;
    this.#before = before;
    const digit = (sign) => make('button', { type: 'button', onclick: () => this.#type(sign) }, sign);
    find('#pad').append(
      ...'123456789'.split('').map(digit),
      make('button', { type: 'button', class: 'plain t', 'aria-label': text('pinDelete'), onclick: () => this.#delete() }, '⌫'),
      digit('0'),
      make('button', { type: 'button', class: 'primary t ok', onclick: () => this.#try() }, text('pinOK')),
      make('button', { type: 'button', class: 'plain t wide', id: 'cancel', onclick: () => this.#close() }, text('pinCancel')));
    this.#main.addEventListener('keydown', (event) => this.#key(event));
  }

  open() {
    this.#typed = '';
    find('#wrong').textContent = this.#timer ? find('#wrong').textContent : '';
    this.#show();
    find('#pinTitle').focus();
  }

  #key(event) {
    if (/^\d$/.test(event.key)) this.#type(event.key);
    else if (event.key === 'Backspace') this.#delete();
    else if (event.key === 'Escape') this.#close();
    else if (event.key === 'Enter' && event.target.tagName !== 'BUTTON') this.#try();
    else return;
    event.preventDefault();
  }

  #type(digit) {
    if (this.#timer || this.#typed.length >= MOST) return;
    this.#typed += digit;
    find('#wrong').textContent = '';
    this.#show();
  }

  #delete() {
    this.#typed = this.#typed.slice(0, -1);
    this.#show();
  }

  async #try() {
    if (this.#timer || this.isTrying || !this.#typed) return;
    const pin = this.#typed;
    this.#typed = '';
    this.#show();
    this.isTrying = true;
    await this.#before();
    try {
      const { isRight, wait, go } = await send('POST', '/api/respond/unlock', { pin });
      if (isRight) return location.replace(go);
      this.#wait(wait);
    } catch (error) {
      if (error.status === 401) return location.reload();
      find('#wrong').textContent = text('pinOffline');
    }
    this.isTrying = false;
    this.#tried();
  }

  #wait(seconds) {
    const end = performance.now() + seconds * 1000;
    const tick = () => {
      const left = Math.ceil((end - performance.now()) / 1000);
      find('#wrong').textContent = left > 0 ? text('pinWrong', { n: left }) : text('pinAgain');
      if (left <= 0) this.#timer = clearInterval(this.#timer);
      this.#show();
    };
    this.#timer = setInterval(tick, 250);
    tick();
  }

  #show() {
    const dots = find('#dots');
    dots.setAttribute('aria-label', text('pinDigits', { n: this.#typed.length }));
    dots.replaceChildren(...Array.from({ length: Math.max(4, this.#typed.length) }, (_, index) => (
      make('i', { class: index < this.#typed.length && 'f' }))));
    for (const button of findAll('#pad button:not(#cancel)')) button.disabled = Boolean(this.#timer);
  }
}
