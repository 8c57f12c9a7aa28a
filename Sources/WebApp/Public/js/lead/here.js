// The questions of one section: which is current, how far each is. Sections that are not in the page yet are fetched
// as the same HTML; what is long is shown a hundred questions at a time.
import { find, findAll, icon, make } from '../dom.js';
import { clock, text } from '../texts.js';
import { fill } from './question.js';
import { fillAnswer } from './answers.js';
import { fetchPart, Fresh } from './part.js';
import { momentOf, say } from './touch.js';

/** So many questions of a section are in the page at once. */
const SIZE = 100;
/** Sections that are kept in the page, beside those that came with it. */
const KEPT = 8;

export class Here {
  /** The part that is shown. */
  part = null;
  #picture;
  #address;
  #onShow;
  #onWant;
  #fetched = [];
  #fresh;
  #wanted = '';
  /** Until the widget of the current question stands there. */
  #filled = Promise.resolve();
  /** The question that was last brought into view. */
  #brought = '';
  /** The question that was current last. */
  #left = null;
  /** How the current question stood when that was seen last. */
  #seen = {};

  /** @param onShow told of a section that is shown @param onWant told of one that is going to be */
  constructor(picture, address, onShow, onWant) {
    this.#picture = picture;
    this.#address = address;
    this.#onShow = onShow;
    this.#onWant = onWant;
    this.#fresh = new Fresh(picture, address);
    this.part = find('.part:not([hidden])');
    const place = find('#here');
    place.addEventListener('click', (event) => this.#clicked(event));
    place.addEventListener('submit', (event) => event.target.matches('.ask') && this.#ask(event));
    picture.addEventListener('change', () => this.update());
    picture.addEventListener('visit', (event) => this.open(event.detail));
    picture.live.addEventListener('pulse', () => this.#tick());
  }

  get section() { return this.part?.dataset.section; }

  /** The current question's element, when it is shown. */
  get now() { return this.part && find('.q.now', this.part); }

  /** Shows the question, wherever it is. */
  async open(id) {
    const question = this.#picture.find(id);
    if (!question) return;
    // what is hidden loses the keyboard, a moment later and to nobody
    const held = document.activeElement;
    await this.show(question.section.id, Math.floor(question.place / SIZE) * SIZE);
    this.update();
    const item = this.#item(id);
    if (!item) return;
    if (this.#isFree(held)) find('.go', item)?.focus({ preventScroll: true });
    await this.#filled;
    this.#bring(item);
    const [, status] = this.#picture.circle(id);
    say(`${this.#picture.place(question)}: ${question.text} (${status})`);
  }

  /** Whether the keyboard may be brought to a question: it was among them or in a list, or nowhere, and has not gone elsewhere. */
  #isFree(held) {
    const now = document.activeElement;
    if (now !== held && now !== document.body) return false;
    return !held || held === document.body || !held.isConnected || Boolean(held.closest('#here, #lists, #alarms'));
  }

  /** Shows where the interview is: its question, its section, or where the first step leads. */
  async showPlace() {
    const { current, chosen, questions } = this.#picture;
    if (current) return this.open(current);
    const section = chosen ?? questions.find((question) => !this.#picture.isOff(question.id))?.section.id;
    if (!section) return;
    const held = document.activeElement;
    await this.show(section);
    if (this.#isFree(held)) find('#here').focus({ preventScroll: true });
  }

  /** Shows a section from one of its hundreds on, without going there. */
  async show(section, from = 0) {
    const wanted = this.#wanted = `${section} ${from}`;
    // what must be fetched is marked at the side at once
    this.#onWant(section);
    let part = findAll('#here .part').find((one) => one.dataset.section === section && Number(one.dataset.from) === from);
    if (!part) {
      try {
        part = await this.#fetch(section, from);
      } catch {
        this.#onWant(this.section);
        dispatchEvent(new CustomEvent('notice', { detail: { key: 'part', sentence: text('leadNoSection'), forMilliseconds: 8000 } }));
        return;
      }
      if (wanted !== this.#wanted) return;
    }
    if (part !== this.part) {
      if (this.part) this.part.hidden = true;
      for (const item of findAll('.q.now', this.part ?? document)) this.#turn(item, false);
      this.part = part;
      part.hidden = false;
      find('#here').scrollTop = 0;
    }
    this.#onShow(section);
    this.update();
  }

  async #fetch(section, from) {
    const part = await fetchPart(this.#address, section, from);
    find('#here').append(part);
    this.#fetched.push(part);
    while (this.#fetched.length > KEPT)
      this.#fetched.find((one, index) => one !== this.part && one !== part && this.#fetched.splice(index, 1))?.remove();
    return part;
  }

  #item(id) { return this.part && find(`.q[data-q="${CSS.escape(id)}"]`, this.part); }

  /** Puts questions that were added on the spot at the end of their section. */
  #addMissing() {
    const section = this.#picture.sections.find((one) => one.id === this.section);
    const isLast = section && Number(this.part.dataset.from) + SIZE >= section.questions.length;
    if (!isLast || !this.#picture.live.head?.added.length) return;
    for (const { id } of this.#picture.live.head.added) {
      const question = this.#picture.find(id);
      if (question?.section !== section || this.#item(id)) continue;
      const item = find('#question-template').content.firstElementChild.cloneNode(true);
      item.dataset.q = id;
      find('.number', item).textContent = question.number;
      find('.wording', item).textContent = question.text;
      find('.qs', this.part).append(item);
    }
  }

  update() {
    if (!this.part || !this.#picture.live.head) return;
    this.#addMissing();
    const { current } = this.#picture;
    for (const item of findAll('.q', this.part)) {
      const id = item.dataset.q;
      const view = this.#picture.view(id);
      const [shape, word] = this.#picture.circle(id);
      find('.st use', item).setAttribute('href', `#${shape}`);
      find('.st', item).classList.toggle('done', view.status === 'done');
      item.classList.toggle('off', this.#picture.isOff(id));
      find('.status', item).textContent = word;
      find('.at', item).textContent = view.at == null ? '' : clock(view.at);
      const flag = find('.flagger', item);
      flag.setAttribute('aria-pressed', String(view.flagged));
      flag.classList.toggle('on', view.flagged);
      const isNow = id === current;
      if (isNow !== item.classList.contains('now')) this.#turn(item, isNow);
      if (isNow) {
        this.#tellStatus(id, view, word);
        fill(item, view, this.#picture);
        showNeed(item, this.#picture.logic(id));
        const form = find('.answer', item);
        if (form) this.#filled = fillAnswer(form, view);
        if (id !== this.#brought) this.#filled.then(() => this.#bring(item));
      }
    }
    const question = this.#picture.find(current);
    const isHere = question?.section.id === this.section;
    const counted =
      this.#picture.sections.find((one) => one.id === this.section)?.questions.filter((one) => !this.#picture.isOff(one.id))
      ?? [];
    find('.place', this.part).textContent = isHere ? this.#picture.place(question) : text('leadCount', { n: counted.length });
    find(':scope > .only-if', this.part)?.toggleAttribute('hidden', !this.#picture.isOff(this.section));
    this.#fresh.update(this.part, () => this.update());
    if (question) this.#left = question;
    this.#wayBack(isHere ? null : question ?? this.#left, Boolean(question));
    this.#tick();
  }

  /** Says how the current question stands when somebody changed that; marks say it themselves, and time says nothing. */
  #tellStatus(id, { status, settled }, word) {
    const { id: before, status: was, settled: wasSettled } = this.#seen;
    this.#seen = { id, status, settled };
    if (before !== id || was === status || wasSettled !== settled || (was === 'open' && status === 'part')) return;
    say(word);
  }

  /** Shows all of the current question, or as much of it as there is room for; the one before stays in sight if it can. */
  #bring(item) {
    this.#brought = item.dataset.q;
    const [place, room] = [item.getBoundingClientRect(), find('#here').getBoundingClientRect()];
    const head = this.#headHeight(room);
    if (place.top >= room.top + head && place.bottom <= room.bottom) return;
    const before = item.previousElementSibling;
    const fits = before && place.bottom - before.getBoundingClientRect().top < room.height - head - 8;
    (fits ? before : item).scrollIntoView({ block: 'start' });
  }

  /** How much of the room the section's name keeps at the top: nothing when it has many lines, for then it scrolls away. */
  #headHeight(room) {
    const head = find('.mainhead', this.part);
    const isTall = head.offsetHeight > room.height / 5;
    head.classList.toggle('tall', isTall);
    const height = isTall ? 0 : head.offsetHeight;
    find('#here').style.scrollPaddingBlockStart = `${height}px`;
    return height;
  }

  /** Opens the current question, closes another. */
  #turn(item, isNow) {
    item.classList.toggle('now', isNow);
    find('.body', item).hidden = !isNow;
    if (isNow) find('.go', item).setAttribute('aria-current', 'true');
    else find('.go', item).removeAttribute('aria-current');
  }

  /** Whoever looks around in another section finds back with one touch. */
  #wayBack(question, isNow) {
    const old = find('#way-back');
    if (!question) return old?.remove();
    if (old?.dataset.to === question.id && this.part.contains(old) && old.dataset.now === String(isNow)) return;
    old?.remove();
    find('.mainhead', this.part)
      .after(make('button', { id: 'way-back', type: 'button', 'data-to': question.id, 'data-now': String(isNow) }, icon('undo'),
        make('span', { class: 'small muted' }, text(isNow ? 'leadNow' : 'leadBackToIt')),
        make('span', { class: 'clip', dir: 'auto' }, question.text)));
  }

  #tick() {
    const since = this.now && find('.since', this.now);
    if (!since) return;
    const id = this.now.dataset.q;
    const view = this.#picture.view(id);
    const seconds = this.#picture.talked(id);
    const isAsked = view.asked || seconds >= 2 || this.#picture.isGiven(view) || view.probes.length;
    const words =
      [
        isAsked ? text('leadAsked') : view.status === 'open' && text('leadNotAsked'),
        text('leadTalked', { time: clock(seconds) }), view.visits > 1 && text('leadVisits', { n: view.visits })
      ].filter(Boolean)
        .join(' · ');
    if (since.textContent !== words) since.textContent = words;
  }

  #clicked(event) {
    const link = event.target.closest('.go');
    const item = event.target.closest('.q');
    if (link) {
      event.preventDefault();
      this.#picture.visit(item.dataset.q, momentOf(event));
    } else if (event.target.closest('.flagger')) this.#picture.flag(item.dataset.q, momentOf(event));
    else if (event.target.closest('.doner')) this.#picture.settle(item.dataset.q, momentOf(event)).catch(() => {});
    else if (event.target.closest('#way-back')) {
      const { to, now } = event.target.closest('#way-back').dataset;
      if (now === 'true') this.open(to);
      else this.#picture.visit(to, momentOf(event));
    }
    else if (event.target.closest('.chunk')) this.show(this.section, Number(event.target.closest('.chunk').dataset.from));
    else if (event.target.closest('.asking')) this.asking();
  }

  /** Opens the line for a question that nobody foresaw. */
  asking() {
    const form = this.part && find('.ask', this.part);
    if (!form) return;
    form.hidden = false;
    find('.asking', this.part).hidden = true;
    find('input', form).focus();
    form.onkeydown = (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.#endAsking(form);
    };
  }

  async #ask(event) {
    event.preventDefault();
    const form = event.target;
    const words = find('input', form).value.trim();
    this.#endAsking(form);
    if (!words) return;
    const done = await this.#picture.give({ command: 'ask', text: words }, event.timeStamp).catch(() => null);
    const added = done && this.#picture.live.head?.current;
    if (added) this.open(added);
  }

  #endAsking(form) {
    find('input', form).value = '';
    form.hidden = true;
    find('.asking', this.part).hidden = false;
    find('.asking', this.part).focus();
  }

  /** Moves the keyboard up or down in the list. */
  move(by) {
    const links = findAll('.go', this.part);
    const from = links.indexOf(document.activeElement);
    const start = from >= 0 ? from : links.findIndex((link) => link.hasAttribute('aria-current'));
    links[Math.min(links.length - 1, Math.max(0, start + by))]?.focus();
  }
}

/** Says what the guide still wants of the current question's answer. */
function showNeed(item, { need, message }) {
  const line = find('.need', item);
  if (!line) return;
  const words = need === 'invalid' ? message || text('leadInvalid') : need === 'incomplete' ? text('leadIncomplete') : '';
  if (line.textContent !== words) line.textContent = words;
  line.hidden = !words;
}
