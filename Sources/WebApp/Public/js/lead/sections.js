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
    const all = { open: 0, part: 0, done: 0, total: 0, flagged: 0 };
    const here = this.#picture.find(this.#picture.current)?.section;
    for (const section of sections) {
      const link = this.#rows.get(section.id);
      if (!link) continue;
      // from the same questions as every circle on the page, so that no two of them say different things
      const counts = this.#picture.count(section.questions);
      for (const name of Object.keys(all)) all[name] += counts[name];
      const status = counts.open === counts.total ? 'open' : counts.done === counts.total ? 'done' : 'part';
      const isOff = this.#picture.isOff(section.id);
      find('.st use', link).setAttribute('href', `#s-${isOff ? 'off' : status}`);
      link.classList.toggle('off', isOff);
      find('.st', link).classList.toggle('done', status === 'done');
      find('.status', link).textContent = text(isOff ? 'offQuestion' : `${status}Question`);
      find('.done.num', link).textContent = `${counts.done}/${counts.total}`;
      find('.flag', link).toggleAttribute('hidden', !counts.flagged);
      link.classList.toggle('talking', section === here);
    }
    find('#count-open').textContent = all.open + all.part;
    find('#count-flagged').textContent = all.flagged;
    // the list of a long guide comes after the page
    const { asked, answered, total } = sections.length ? { asked: all.part + all.done, answered: all.done, total: all.total } : live.head;
    find('#answered').textContent = text('leadAnswered', { asked, n: answered, total });
    Object.assign(find('#progress'), { max: Math.max(1, total), value: answered });
    this.#time();
  }

  #time() {
    for (const section of this.#picture.sections) {
      const place = this.#rows.get(section.id) && find('.time', this.#rows.get(section.id));
      if (!place) continue;
      const minutes = this.#picture.talkedIn(section) / 60;
      const words = section.minutes ? text('leadBudget', { n: Math.floor(minutes), total: section.minutes })
        : minutes >= 1              ? text('leadMinutes', { n: Math.floor(minutes) })
                                    : '';
      const isOver = Boolean(section.minutes) && minutes > section.minutes;
      const whole = isOver ? `${words} · ${text('leadOver')}` : words;
      if (place.textContent !== whole) place.textContent = whole;
      place.hidden = !whole;
      place.classList.toggle('over', isOver);
    }
  }
}
