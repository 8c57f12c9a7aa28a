// A drawing or a signature: strokes of a finger, a pen or a mouse, each point with its moment.
import { make } from '../dom.js';
import { text } from '../texts.js';
import { packed } from './parts.js';
import { Widget } from './widget.js';

/** So many points a drawing may have: what is sent at once stays below the server's limit. */
const MOST = 30_000;

const share = (value) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

export default class Drawing extends Widget {
  isAnswerable = true;
  #strokes = [];
  #stroke = null;
  #began = null;
  #canvas;
  #undo;
  #clear;
  #told;

  get #isSignature() { return this.form.kind === 'sign'; }

  hint() { return text(this.#isSignature ? 'answerHintSign' : 'answerHintDraw'); }

  build() {
    this.#canvas = make('canvas', { class: `sheet${this.#isSignature ? ' signature' : ''}`, role: 'img', 'data-still': true });
    this.#undo = make('button', { type: 'button', onclick: () => this.#change(this.#strokes.slice(0, -1)) }, text('answerUndoStroke'));
    this.#clear = make('button', { type: 'button', class: 'plain', onclick: () => this.#change([]) }, text('answerClear'));
    this.#told = make('p', { class: 'small muted', role: 'status' });
    this.root.append(this.#canvas, make('div', { class: 'doings' }, this.#undo, this.#clear, this.#told));
    const canvas = this.#canvas;
    canvas.addEventListener('pointerdown', (event) => this.#down(event));
    canvas.addEventListener('pointermove', (event) => this.#move(event));
    canvas.addEventListener('pointerup', () => this.#up());
    canvas.addEventListener('pointercancel', () => this.#up());
    new ResizeObserver(() => this.#draw()).observe(canvas);
    this.#show();
  }

  get #count() { return this.#strokes.reduce((count, stroke) => count + stroke.length, 0); }

  #down(event) {
    if (event.button !== 0 || this.#stroke) return;
    if (this.#count >= MOST) return void (this.#told.textContent = text('answerDrawFull'));
    event.preventDefault();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#began ??= event.timeStamp;
    this.#stroke = [];
    this.#point(event);
  }

  #move(event) {
    if (!this.#stroke) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) this.#point(step);
    this.#draw();
  }

  #point(event) {
    const box = this.#canvas.getBoundingClientRect();
    const [x, y] = [share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height)];
    const [oldX, oldY] = this.#stroke.at(-1) ?? [];
    // what the eye cannot tell apart is one point
    if (Math.hypot(x - oldX, y - oldY) < 0.001 || this.#count + this.#stroke.length >= MOST) return;
    this.#stroke.push([x, y, Math.max(0, Math.round(event.timeStamp - this.#began))]);
  }

  #up() {
    if (!this.#stroke) return;
    const stroke = this.#stroke;
    this.#stroke = null;
    this.#strokes = [...this.#strokes, stroke];
    this.#show();
    // the next stroke follows at once: the drawing is stored when the hand rests
    this.edited();
  }

  #change(strokes) {
    this.#strokes = strokes;
    this.#show();
    this.done();
  }

  #show() {
    const count = this.#strokes.length;
    this.#undo.disabled = this.#clear.disabled = !count;
    this.#told.textContent = this.#isSignature ? text(count ? 'answerSigned' : 'answerUnsigned') : text('answerStrokes', { n: count });
    this.#canvas.setAttribute('aria-label', `${this.form.text} ${this.#told.textContent}`);
    this.#draw();
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
    Object.assign(pen, { strokeStyle: getComputedStyle(canvas).color, lineWidth: 3, lineCap: 'round', lineJoin: 'round' });
    for (const stroke of [...this.#strokes, ...(this.#stroke ? [this.#stroke] : [])]) {
      pen.beginPath();
      stroke.forEach(([x, y], index) => (index ? pen.lineTo(x * width, y * height) : pen.moveTo(x * width, y * height)));
      if (stroke.length === 1) pen.lineTo(stroke[0][0] * width + 0.1, stroke[0][1] * height);
      pen.stroke();
    }
  }

  put(value) {
    this.#strokes = value?.strokes ?? [];
    this.#show();
  }

  read() { return this.#strokes.length ? packed({ strokes: this.#strokes }) : ''; }

  focus() { this.#canvas.scrollIntoView({ block: 'nearest' }); }
}
