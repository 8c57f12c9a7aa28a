// The question as the interviewee sees it, made of the widgets of all other pages; what is tried here is kept nowhere.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { load, mount } from '../answering/answering.js';

export class Preview {
  root = make('div', { class: 'paper' });
  #shown = '';
  #media;

  constructor(address) { this.#media = `${address}/media/`; }

  async show(form, question) {
    const facts = JSON.stringify(form);
    if (facts === this.#shown) return;
    this.#shown = facts;
    await load([form]);
    if (this.#shown !== facts) return;
    const words = make('p', { class: 'asked', dir: 'auto', lang: form.language || null }, form.text);
    const place = make('div');
    const help = form.help ? make('p', { class: 'help', dir: 'auto', lang: form.language || null }, form.help) : '';
    this.root.replaceChildren(words, help, place);
    if (question.kind === 'open') place.append(make('p', { class: 'muted' }, text('authorPreviewOpen')));
    else if (form.widget === 'calculated') this.root.replaceChildren(make('p', { class: 'muted' }, text('authorPreviewNone')));
    else mount(place, form, { changed() {}, isLarge: true, media: this.#media });
  }
}
