// The two pictures of the sound: the whole recording, and a close view that follows the playhead.
import { find } from '../dom.js';
import { clock, text } from '../texts.js';
import { chooseInLane, drawLane } from './lane.js';

/** The close view shows so many seconds at first. */
const CLOSE = 80;

export class Views {
  #isHeld = false;
  #moving = null;

  /** @param onTouch told of an item that was touched in the lane @param onSpan told of a stretch chosen with Shift */
  constructor(model, player, list, onTouch, onSpan) {
    this.model = model;
    this.player = player;
    this.list = list;
    this.onTouch = onTouch;
    this.over = find('#over');
    this.zoom = find('#zoom');
    this.zoom.isClose = true;
    this.ends = [...find('#ends').children];
    this.#makeSlider();
    for (const view of [this.over, this.zoom]) {
      view.addEventListener('seek', ({ detail }) => {
        this.#isHeld = !detail.isDone;
        player.seek(detail.seconds);
        if (detail.isDone) this.show();
      });
      view.addEventListener('span', ({ detail }) => onSpan(detail));
    }
    this.zoom.addEventListener('view', () => this.show(false));
    this.zoom.addEventListener('move', ({ detail }) => this.#move(detail));
    find('#closer').addEventListener('click', () => this.zoom.zoom(0.5));
    find('#wider').addEventListener('click', () => this.zoom.zoom(2));
    player.addEventListener('time', () => this.show());
    model.addEventListener('change', () => this.redraw());
    new ResizeObserver(() => this.redraw()).observe(find('#lane'));
  }

  /** The pictures' numbers; `null` without sound. */
  set peaks(peaks) {
    this.over.peaks = this.zoom.peaks = peaks;
    peaks?.addEventListener('change', () => { this.over.draw(); this.zoom.draw(); });
    this.redraw();
  }

  /** Another item was chosen. */
  choose() {
    for (const mark of this.zoom.marks) mark.isCurrent = mark.id === this.list.chosen;
    chooseInLane(this.list.chosen);
    this.show();
  }

  /** Everything anew: length, marks, spans, lane. */
  redraw() {
    const { length } = this.player;
    for (const view of [this.over, this.zoom]) view.length = length;
    this.over.from = 0;
    this.over.to = Math.max(length, 0.1);
    if (this.zoom.to <= 1 && length) this.zoom.show(this.player.seconds - CLOSE / 2, this.player.seconds + CLOSE / 2);
    const marks = this.model.items.filter((item) => item.kind === 'mark' || item.kind === 'note').map((item) => ({
      id: item.id, seconds: this.#moving?.id === item.id ? this.#moving.seconds : item.seconds,
      end: item.end ?? item.seconds, isNote: item.kind === 'note', isCurrent: item.id === this.list.chosen,
      text: item.kind === 'mark' ? this.model.markName(item) : '',
    }));
    this.zoom.marks = marks;
    drawLane(this.model, length, this.list.chosen, this.onTouch);
    this.show();
  }

  /** Position, spans and times; `follows` keeps the playhead in the close view. */
  show(follows = true) {
    const { player, zoom, over } = this;
    const now = player.seconds;
    const width = zoom.to - zoom.from;
    if (follows && !this.#isHeld) {
      if (player.isPlaying) zoom.show(now - width / 2, now + width / 2);
      else if (now < zoom.from || now > zoom.to) zoom.show(now - width / 2, now + width / 2);
    }
    const chosen = this.model.item(this.list.chosen);
    const spans = [];
    if (chosen?.end > chosen?.seconds) spans.push({ from: chosen.seconds, to: chosen.end, kind: 'current' });
    if (player.loop) spans.push({ ...player.loop, kind: 'loop' });
    for (const item of this.model.items) {
      if (item.kind === 'gap') spans.push({ from: item.seconds, to: item.seconds + (item.lasted ?? 0), kind: 'gap' });
      else if (['pause', 'offRecord', 'interruption'].includes(item.kind))
        spans.push({ from: item.seconds, to: item.seconds, kind: 'break' });
    }
    zoom.spans = spans;
    over.spans = spans.filter((span) => span.kind !== 'current' && span.kind !== 'break');
    // a frame around everything would say nothing
    if (width < 0.95 * player.length) over.spans.push({ from: zoom.from, to: zoom.to, kind: 'frame' });
    over.position = zoom.position = now;
    over.draw();
    zoom.draw();
    this.ends.forEach((place, index) => {
      const at = clock(zoom.from + width * index / 4);
      if (place.textContent !== at) place.textContent = at;
    });
    this.#tellSlider(now);
  }

  #makeSlider() {
    const { over, player } = this;
    for (const [name, value] of Object.entries(
           { role: 'slider', tabindex: '0', 'aria-label': text('wholeRecording'), 'aria-valuemin': '0' }))
      over.setAttribute(name, value);
    over.addEventListener('keydown', (event) => {
      const to = { PageUp: player.seconds - 60, PageDown: player.seconds + 60, Home: 0, End: player.length }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      player.seek(to);
    });
  }

  #tellSlider(now) {
    const whole = String(Math.floor(now));
    if (this.over.getAttribute('aria-valuenow') === whole && this.over.ariaValueMax === String(Math.floor(this.player.length))) return;
    this.over.setAttribute('aria-valuenow', whole);
    this.over.setAttribute('aria-valuemax', String(Math.floor(this.player.length)));
    this.over.setAttribute('aria-valuetext', text('positionOf', { at: clock(now), all: clock(this.player.length) }));
  }

  #move({ id, seconds, isDone }) {
    this.#moving = { id, seconds };
    if (isDone) {
      const mark = this.model.item(id);
      this.#moving = null;
      if (mark) {
        const length = mark.end > mark.seconds ? { end: this.model.frame(seconds + mark.end - mark.seconds) } : {};
        this.model
          .give({ command: 'edit-mark', mark: id, frame: this.model.frame(seconds), ...length },
            text('didMoveMark', { time: clock(seconds) }))
          .catch(() => {});
      }
    }
    this.redraw();
  }
}
