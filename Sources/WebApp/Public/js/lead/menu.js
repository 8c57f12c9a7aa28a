// What is needed seldom, two steps away from Mark: off record, the end, the microphone, how the page looks, the keys.
import { find, findAll, make } from '../dom.js';
import { send } from '../server.js';
import { text, language } from '../texts.js';
import { letterKeys } from '../keys.js';
import { momentOf, say } from './touch.js';
import { Tone, alarmTone } from './tone.js';

export class Menu {
  #picture;
  #bar;
  #id;

  constructor(picture, bar, id) {
    [this.#picture, this.#bar, this.#id] = [picture, bar, id];
    const fold = (button, box) => find(button).addEventListener('click', () => this.#unfold(button, box));
    fold('#ending', '#end-choice');
    fold('#displays', '#display-choice');
    fold('#keylist', '#key-choice');
    fold('#microphones', '#mic-choice');
    find('#microphones').addEventListener('click', () => this.#listMicrophones());
    find('#off-record').addEventListener('click', (event) => {
      this.close();
      this.toggleOffRecord(momentOf(event));
    });
    find('#save').addEventListener('click', (event) => this.#end('save', momentOf(event)));
    find('#leave').addEventListener('click', (event) => this.#end('leave', momentOf(event)));
    find('#menu').addEventListener('toggle', (event) => event.newState === 'closed' && this.#fold());
    addEventListener('choose-microphone', () => this.open('#microphones'));
    this.#reasons();
    this.#display();
  }

  close() { find('#menu').hidePopover(); }

  /** Opens the menu at one of its parts. */
  open(button) {
    find('#menu').showPopover();
    if (find(button).getAttribute('aria-expanded') !== 'true') find(button).click();
    find(button).focus();
  }

  /** The end is two steps away: the first shows what there is to choose, the second saves. */
  end(moment) {
    if (this.#bar.isOver) return;
    if (this.isEnding) return this.#end('save', moment);
    this.open('#ending');
    find('#save').focus();
  }

  leave() { this.#end('leave', performance.now()); }

  get isEnding() { return this.isOpen && !find('#end-choice').hidden; }

  get isOpen() { return find('#menu').matches(':popover-open'); }

  #fold() {
    for (const box of findAll('#menu .choice')) box.hidden = true;
    for (const button of findAll('#menu [aria-expanded]')) button.setAttribute('aria-expanded', 'false');
  }

  #unfold(button, box) {
    const isOpen = find(button).getAttribute('aria-expanded') === 'true';
    this.#fold();
    find(button).setAttribute('aria-expanded', String(!isOpen));
    find(box).hidden = isOpen;
    if (!isOpen) find(box).scrollIntoView({ block: 'nearest' });
  }

  /** Off record at once; why can be said afterwards. */
  toggleOffRecord(moment) {
    if (this.#bar.isOver) return;
    const isOff = this.#picture.live.head?.sounding === 'offRecord';
    const promise = this.#picture.give(isOff ? { command: 'on-record' } : { command: 'off-record' }, moment, { isUndoable: false });
    if (!isOff) this.#bar.tellLate(promise, moment, 'OffRecord');
  }

  #reasons() {
    const give = (reason, moment) => {
      if (!reason) return;
      this.#picture.give({ command: 'reason', text: reason }, moment, { isUndoable: false }).catch(() => {});
      for (const button of findAll('#reasons button')) button.setAttribute('aria-pressed', String(button.dataset.reason === reason));
      say(reason);
    };
    for (const button of findAll('#reasons button')) {
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', (event) => give(button.dataset.reason, momentOf(event)));
    }
    const field = find('#reason');
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      give(field.value.trim(), event.timeStamp);
      field.blur();
    });
    field.addEventListener('change', (event) => give(field.value.trim(), event.timeStamp));
    this.#picture.live.addEventListener('state', () => {
      if (this.#picture.live.head.sounding === 'offRecord') return;
      field.value = '';
      for (const button of findAll('#reasons button')) button.setAttribute('aria-pressed', 'false');
    });
  }

  async #end(word, moment) {
    this.close();
    this.#bar.notice('ending', text('leadEnding'), { isCalm: true });
    this.#picture.live.addEventListener(
      'end', () => location.assign(word === 'save' ? `/interviews/${this.#id}/review` : '/'), { once: true });
    try {
      await this.#picture.give({ command: word }, moment, { isUndoable: false });
    } catch { /* told by the line of refusals */ } finally {
      this.#bar.forget('ending');
    }
  }

  async #listMicrophones() {
    const place = find('#mic-list');
    place.replaceChildren(make('p', { class: 'small' }, text('leadOneMoment')));
    try {
      const answer = await send('GET', '/api/microphones');
      const all = Array.isArray(answer) ? answer : answer.microphones ?? [];
      place.replaceChildren(
        ...all.map(({ name, description, remark }) => make('button', { type: 'button', onclick: () => this.#change(name) },
                     make('span', { class: 'grow', dir: 'auto' }, description || name,
                       remark && make('span', { class: 'small remark' }, ` ${remark}`)))));
      if (!all.length) place.replaceChildren(make('p', { class: 'small' }, text('leadNoMicrophones')));
    } catch {
      place.replaceChildren(make('p', { class: 'small' }, text('leadNoMicrophones')));
    }
  }

  /** Leaves the interview and goes on with it at once, with another microphone, in a new part. */
  async #change(microphone) {
    this.close();
    this.#bar.notice('ending', text('leadChanging'), { isCalm: true });
    const question = this.#picture.current;
    try {
      await this.#picture.give({ command: 'leave' }, performance.now(), { isUndoable: false });
      await this.#reopen(microphone, 20);
      if (question) sessionStorage.setItem('leitfaden-question', question);
      location.reload();
    } catch {
      this.#bar.forget('ending');
      this.#bar.notice('microphone', text('leadNotChanged'),
        { action: make('a', { class: 'btn', href: `/start?interview=${this.#id}` }, text('leadGoOn')) });
    }
  }

  /** The interview is being put away for a moment after it was left. */
  async #reopen(microphone, tries) {
    try {
      await send('POST', `/api/interviews/${this.#id}/reopen`, { microphone });
    } catch (error) {
      if (tries <= 0 || error.status !== 409) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
      await this.#reopen(microphone, tries - 1);
    }
  }

  #display() {
    const root = document.documentElement;
    const show = () => {
      for (const button of findAll('[data-text]', find('#menu')))
        button.setAttribute('aria-pressed', String(button.dataset.text === root.dataset.text));
      for (const button of findAll('[data-theme-choice]'))
        button.setAttribute('aria-pressed', String(button.dataset.themeChoice === root.dataset.theme));
    };
    const store = () => {
      show();
      send('PUT', '/api/view', { language, theme: root.dataset.theme, textSize: Number(root.dataset.text) }).catch(() => {});
    };
    for (const button of findAll('[data-text]', find('#menu'))) {
      button.addEventListener('click', () => {
        root.dataset.text = button.dataset.text;
        store();
      });
    }
    for (const button of findAll('[data-theme-choice]')) {
      button.addEventListener('click', () => {
        root.dataset.theme = button.dataset.themeChoice;
        store();
      });
    }
    show();
    const mirror = find('#mirror');
    const turn = () => find('.app').classList.toggle('left-handed', mirror.checked);
    mirror.checked = localStorage.getItem('leitfaden-left-handed') === 'yes';
    mirror.addEventListener('change', () => {
      localStorage.setItem('leitfaden-left-handed', mirror.checked ? 'yes' : 'no');
      turn();
    });
    turn();
    const tone = find('#alarm-tone');
    tone.checked = alarmTone.isOn;
    tone.addEventListener('change', () => {
      alarmTone.isOn = tone.checked;
      // so that it is known when it is heard
      new Tone().play();
    });
    const letters = find('#letters');
    letters.checked = letterKeys.areOn;
    letters.addEventListener('change', () => { letterKeys.areOn = letters.checked; });
  }
}
