// The time line at the side: where the talk went, marks, notes, breaks. New lines grow at the bottom; the newest mark
// can be taken back where it stands; marks are named and notes changed in their line.
import { find, icon, make } from '../dom.js';
import { clock, lasting, text } from '../texts.js';
import { colourName } from './marks.js';
import { drawing } from './ink.js';

/** Shorter visits are passing through, in seconds. */
const PASSING = 2;
const COLOURS = 5;

const isAtEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60;

export class Log {
  #picture;
  #marks;
  #names;
  #lines = new Map();
  #editing = null;
  /** Whether the newest line was in sight. */
  #isAtEnd = true;

  constructor(picture, marks, names) {
    [this.#picture, this.#marks, this.#names] = [picture, marks, names];
    const list = find('#log');
    list.addEventListener('scroll', () => { this.#isAtEnd = isAtEnd(list); });
    // an alarm takes room from it and gives it back
    new ResizeObserver(() => { if (this.#isAtEnd) list.scrollTop = list.scrollHeight; }).observe(list);
    picture.addEventListener('change', () => this.update());
    // a visit shows once it lasted long enough
    picture.addEventListener('visit', () => setTimeout(() => this.update(), PASSING * 1000 + 300));
  }

  update() {
    const list = find('#log');
    const { live } = this.#picture;
    if (!live.head) return;
    const wasAtEnd = this.#isAtEnd || isAtEnd(list);
    // a mark that is only on its way gets the number after the last one
    let number = Math.max(0, ...this.#picture.log.map((item) => item.number ?? 0));
    const shown = [];
    for (const item of this.#picture.log) {
      if (item.kind === 'visit' && (item.endSeconds ?? live.seconds) - item.seconds < PASSING) continue;
      if (item.kind === 'note' && !item.text && !drawing(item) && !item.isWaiting) continue;
      if (item.kind === 'mark' && !item.number) number += 1;
      shown.push([item, item.number ?? number]);
    }
    const left = new Set(this.#lines.keys());
    let before = null;
    for (const [item, count] of shown) {
      left.delete(item.id);
      const line = this.#line(item, count);
      const next = before ? before.nextElementSibling : list.firstElementChild;
      if (next !== line) list.insertBefore(line, next);
      before = line;
    }
    for (const id of left) {
      // what somebody is typing here stays, also when another page has removed the item
      if (id === this.#editing) continue;
      this.#lines.get(id).element.remove();
      this.#lines.delete(id);
    }
    if (wasAtEnd) list.scrollTop = list.scrollHeight;
    this.#isAtEnd = wasAtEnd;
    const notes = shown.filter(([item]) => item.kind === 'note' || item.kind === 'mark').length;
    find('#to-notes').setAttribute('aria-label', text('leadNotesCount', { n: notes }));
  }

  #line(item, number) {
    const isRecent = this.#marks.recent?.id === item.id;
    const key = JSON.stringify([item.text, item.colour, item.seconds, item.lasted, item.isWaiting, isRecent, number, item.strokes?.length]);
    const known = this.#lines.get(item.id);
    if (known && (known.key === key || this.#editing === item.id)) return known.element;
    const element = make('li',
      { class: [{ mark: 'm', note: 'n', visit: 'v' }[item.kind] ?? 'b', isRecent && 'new'].filter(Boolean).join(' ') },
      make('time', { class: 'num small' }, clock(item.seconds)), this.#words(item, number),
      item.isWaiting ? make('span', { class: 'small muted' }, text('leadWaits')) : null,
      isRecent
        ? make('button', { type: 'button', class: 'undo', onclick: (event) => this.#marks.undo(event.timeStamp) }, text('undo'))
        : null);
    known?.element.replaceWith(element);
    this.#lines.set(item.id, { key, element });
    return element;
  }

  #words(item, number) {
    const lasted = item.lasted == null ? '' : ` (${clock(item.lasted)})`;
    switch (item.kind) {
      case 'visit':
        return make('p', {}, make('span', { 'aria-hidden': 'true', class: 'arrow' }, '→'),
          make('span', { class: 'clip', dir: 'auto' }, this.#picture.find(item.question)?.text ?? item.question));
      case 'mark': {
        const name = item.text || text('leadMarkNumber', { n: number });
        const colour = item.colour > 1 || this.#names[item.colour - 1] ? colourName(item.colour, this.#names) : '';
        return make('button', {
          type: 'button',
          class: 'plain open',
          'aria-label': text('leadNameMark', { name, colour }),
          onclick: () => this.#editMark(item)
        },
          icon('mark', `i c${item.colour}`),
          make('span', { dir: 'auto' }, name, colour && make('span', { class: 'small muted' }, ` ${colour}`)));
      }
      case 'note':
        return make('button', {
          type: 'button',
          class: 'plain open',
          'aria-label': text('leadChangeNote', { text: item.text || text('leadDrawn') }),
          onclick: () => this.#editNote(item)
        },
          drawing(item), make('span', { dir: 'auto', class: 'words' }, item.text));
      case 'pause': return make('p', {}, icon('pause'), text('leadPaused') + lasted);
      case 'offRecord': return make('p', {}, icon('off'), text('leadOffRecord') + (item.text ? `: ${item.text}` : '') + lasted);
      case 'interruption': return make('p', {}, icon('warn'), text('interrupted', { time: item.text }));
      case 'section':
        return make('p', {}, icon('list'),
          make('span', { class: 'clip', dir: 'auto' }, text('sectionChosen', { section: this.#picture.title(item.text) })));
      case 'microphone': return make('p', {}, icon('mic'), make('span', { dir: 'auto' }, text('microphoneNow', { name: item.text })));
      case 'notice': return make('p', {}, icon('warn'), text(`notice_${item.text}`));
      case 'gap': return make('p', {}, icon('warn'), text('leadGap') + (item.lasted == null ? '' : ` (${lasting(item.lasted)})`));
      case 'handover':
        return make('p', {}, icon('hand'),
          make('span', { class: 'clip', dir: 'auto' }, text('leadHandedOver', { section: this.#picture.title(item.text) })));
      case 'handedBack':
        return make('p', {}, icon('hand'),
          make('span', { class: 'clip', dir: 'auto' }, text('handedBack', { section: this.#picture.title(item.text) })));
      default: return make('p', {}, item.text ?? item.kind);
    }
  }

  #editMark(item) {
    const field = make('input', {
      type: 'text',
      value: item.text ?? '',
      maxlength: 500,
      dir: 'auto',
      'aria-label': text('leadMarkName'),
      placeholder: text('leadMarkName')
    });
    const colours = make('span', { class: 'colours', role: 'group', 'aria-label': text('leadColour') },
      Array.from({ length: COLOURS }, (_, index) => index + 1)
        .map((colour) => (make('button', {
          type: 'button',
          'aria-pressed': String(item.colour === colour),
          'aria-label': colourName(colour, this.#names),
          title: colourName(colour, this.#names),
          onclick: (event) => end({ colour }, event.timeStamp)
        },
               icon('mark', `i c${colour}`)))),
      make('button', {
        type: 'button',
        'aria-label': text('leadDeleteMark'),
        title: text('leadDeleteMark'),
        onclick: (event) => end('delete', event.timeStamp)
      },
        icon('bin')));
    const end = this.#edit(item, field, [colours], (wish, moment) => {
      const label = field.value.trim();
      if (wish === 'delete') return this.#picture.give({ command: 'delete-mark', mark: item.id }, moment);
      const changes = { ...(label !== (item.text ?? '') && { label }), ...wish };
      return Object.keys(changes).length && this.#picture.give({ command: 'edit-mark', mark: item.id, ...changes }, moment);
    });
  }

  #editNote(item) {
    const field = make('textarea', { rows: 3, dir: 'auto', 'aria-label': text('leadNote') });
    field.value = item.text ?? '';
    this.#edit(item, field, [], (_, moment) => {
      const words = field.value.trim();
      if (words === (item.text ?? '')) return false;
      const isThere = this.#picture.log.some((one) => one.id === item.id);
      return this.#picture.give(isThere ? { command: 'note-text', note: item.id, text: words } : { command: 'note', text: words }, moment);
    });
  }

  /** Puts a field into a line; what `store` returns tells nobody. Returns what ends it. */
  #edit(item, field, more, store) {
    this.#editing = item.id;
    const line = this.#lines.get(item.id).element;
    const end = (wish, moment = performance.now()) => {
      if (this.#editing !== item.id) return;
      this.#editing = null;
      const known = this.#lines.get(item.id);
      if (known) known.key = '';
      if (wish !== null) store(wish, moment);
      this.update();
      find('button', this.#lines.get(item.id)?.element ?? find('#log'))?.focus({ preventScroll: true });
    };
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Escape' ? null : {}, event.timeStamp);
      }
    });
    line.replaceChildren(make('div', { class: 'edit' }, field, ...more));
    field.focus();
    line.addEventListener('focusout', (event) => !line.contains(event.relatedTarget) && end({}));
    return end;
  }
}
