// Notes by pen or finger: a sheet in the notes column, four wide and three high. Each stroke is sent when the pen is
// lifted, with the moment at which it began.
import { find } from '../dom.js';

const SPACE = 'http://www.w3.org/2000/svg';
/** Strokes drawn on this page, by note: `[{id, points}]`. */
const drawn = new Map();

const path = (points) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${(x * 400).toFixed(1)} ${(y * 300).toFixed(1)}`).join('')
  + (points.length === 1 ? 'h.1' : '');

/** A small picture of what was drawn on a note; `null` when nothing was. */
export function drawing(item) {
  const strokes = drawn.get(item.id) ?? item.strokes ?? [];
  const lines = strokes.map((stroke) => stroke.points ?? stroke).filter(Array.isArray);
  if (!lines.length) return null;
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 400 300');
  svg.setAttribute('class', 'drawing');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SPACE, 'path');
  line.setAttribute('d', lines.map(path).join(''));
  svg.append(line);
  return svg;
}

export class Ink {
  #picture;
  #canvas = find('#sheet');
  #note = null;
  #strokes = [];
  #points = null;
  #began = 0;

  constructor(picture) {
    this.#picture = picture;
    find('#inking').addEventListener('click', () => (find('#ink').hidden ? this.open() : this.close()));
    find('#ink-done').addEventListener('click', () => this.close());
    find('#unstroke').addEventListener('click', (event) => this.#takeBack(event.timeStamp));
    const canvas = this.#canvas;
    canvas.addEventListener('pointerdown', (event) => this.#down(event));
    canvas.addEventListener('pointermove', (event) => this.#move(event));
    canvas.addEventListener('pointerup', () => this.#up());
    canvas.addEventListener('pointercancel', () => this.#up());
    new ResizeObserver(() => this.#draw()).observe(canvas);
  }

  open() {
    find('#ink').hidden = false;
    find('#inking').setAttribute('aria-expanded', 'true');
    this.#draw();
    find('#log').scrollTop = find('#log').scrollHeight;
  }

  close() {
    find('#ink').hidden = true;
    find('#inking').setAttribute('aria-expanded', 'false');
    [this.#note, this.#strokes] = [null, []];
    find('#inking').focus({ preventScroll: true });
  }

  #down(event) {
    if (event.button !== 0 || this.#points) return;
    event.preventDefault();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#began = event.timeStamp;
    this.#note ??= this.#picture.give({ command: 'begin-note' }, event.timeStamp).id;
    this.#points = [];
    this.#add(event);
  }

  #move(event) {
    if (!this.#points) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) this.#add(step);
    this.#draw();
  }

  #add(event) {
    const box = this.#canvas.getBoundingClientRect();
    const share = (value) => Math.round(Math.min(1, Math.max(0, value)) * 10000) / 10000;
    this.#points.push([
      share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height),
      Math.round((event.pointerType === 'pen' ? event.pressure : 0.5) * 1000) / 1000,
      Math.max(0, Math.round(event.timeStamp - this.#began))
    ]);
  }

  #up() {
    if (!this.#points) return;
    const points = this.#points.slice(0, 20000);
    this.#points = null;
    const promise = this.#picture.give({ command: 'ink', note: this.#note, stroke: { points } }, this.#began);
    const stroke = { id: promise.id, points };
    this.#strokes.push(stroke);
    drawn.set(this.#note, this.#strokes);
    promise.catch(() => this.#drop(stroke.id));
    this.#draw();
    this.#picture.dispatchEvent(new Event('change'));
  }

  #takeBack(moment) {
    const last = this.#strokes.at(-1);
    if (!last) return;
    this.#picture.undo(last.id, moment);
    this.#drop(last.id);
    if (!this.#strokes.length) {
      this.#picture.give({ command: 'delete-note', note: this.#note }, moment, { isUndoable: false }).catch(() => {});
      this.#note = null;
    }
  }

  #drop(id) {
    const index = this.#strokes.findIndex((stroke) => stroke.id === id);
    if (index >= 0) this.#strokes.splice(index, 1);
    this.#draw();
    this.#picture.dispatchEvent(new Event('change'));
  }

  #draw() {
    const canvas = this.#canvas;
    const scale = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    if (canvas.width !== Math.round(width * scale)) [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    const pen = canvas.getContext('2d');
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.strokeStyle = getComputedStyle(canvas).color;
    [pen.lineCap, pen.lineJoin] = ['round', 'round'];
    for (const points of [...this.#strokes.map((stroke) => stroke.points), ...(this.#points ? [this.#points] : [])]) {
      points.forEach(([x, y, pressure], index) => {
        const [fromX, fromY] = points[Math.max(0, index - 1)];
        pen.lineWidth = 1 + 3 * pressure;
        pen.beginPath();
        pen.moveTo(fromX * width, fromY * height);
        pen.lineTo(x * width + (points.length === 1 ? 0.1 : 0), y * height);
        pen.stroke();
      });
    }
  }
}
