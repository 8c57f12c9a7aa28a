// The list of sections at the side: how far each is, how much of its time is used, the filter with its numbers.
import { find, findAll } from '../dom.js';
import { text } from '../texts.js';

export class Sections {
  #picture;
  #rows = new Map();

  /** `onChoose(section)` when somebody wants to look at one; `onFilter(name)` for all, open, flagged. */
  constructor(picture, { onChoose, onFilter }) {
    this.#picture = picture;
    for (const link of findAll('#section-list a')) {
      this.#rows.set(link.dataset.section, link);
      link.addEventListener('click', (event) => {
        event.preventDefault();
        onChoose(link.dataset.section);
      });
    }
    for (const button of findAll('#filter button')) button.addEventListener('click', () => onFilter(button.dataset.filter));
    picture.addEventListener('change', () => this.update());
    picture.live.addEventListener('pulse', () => this.#time());
  }

  /** Which section's questions are shown, and by which filter. */
  show(section, filter = 'all') {
    for (const [id, link] of this.#rows) {
      if (id === section) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const button of findAll('#filter button')) button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    this.#rows.get(section)?.scrollIntoView({ block: 'nearest' });
  }

  update() {
    const { sections, live } = this.#picture;
    if (!live.head) return;
    let [open, flagged] = [0, 0];
    const flaggedIn = new Set();
    for (const question of this.#picture.questions) {
      const view = this.#picture.view(question.id);
      if (view.status !== 'done' && !this.#picture.isOff(question.id)) open += 1;
      if (view.flagged) {
        flagged += 1;
        flaggedIn.add(question.section.id);
      }
    }
    find('#count-open').textContent = open;
    find('#count-flagged').textContent = flagged;
    const here = this.#picture.find(this.#picture.current)?.section;
    for (const section of sections) {
      const link = this.#rows.get(section.id);
      if (!link) continue;
      const known = live.sections[section.id] ?? { status: 'open', done: 0, total: section.questions.length };
      const isOff = this.#picture.isOff(section.id);
      find('.st use', link).setAttribute('href', `#s-${isOff ? 'off' : known.status}`);
      link.classList.toggle('off', isOff);
      find('.st', link).classList.toggle('done', known.status === 'done');
      find('.status', link).textContent = text(isOff ? 'offQuestion' : `${known.status}Question`);
      find('.done.num', link).textContent = `${known.done}/${known.total}`;
      find('.flag', link).toggleAttribute('hidden', !flaggedIn.has(section.id));
      link.classList.toggle('talking', section === here);
    }
    const { answered, total } = live.head;
    find('#answered').textContent = text('leadAnswered', { asked: this.#picture.asked, n: answered, total });
    Object.assign(find('#progress'), { max: Math.max(1, total), value: answered });
    this.#time();
  }

  #time() {
    for (const section of this.#picture.sections) {
      const place = this.#rows.get(section.id) && find('.time', this.#rows.get(section.id));
      if (!place) continue;
      const minutes = this.#picture.talkedIn(section) / 60;
      const words = section.minutes ? text('leadBudget', { n: Math.floor(minutes), total: section.minutes }) : minutes >= 1 ? text('leadMinutes', { n: Math.floor(minutes) }) : '';
      const isOver = Boolean(section.minutes) && minutes > section.minutes;
      const whole = isOver ? `${words} · ${text('leadOver')}` : words;
      if (place.textContent !== whole) place.textContent = whole;
      place.hidden = !whole;
      place.classList.toggle('over', isOver);
    }
  }
}
