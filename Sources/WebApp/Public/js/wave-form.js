// <wave-form>: a picture of sound with a playhead, marks, spans, breaks and gaps. One pair of functions maps time to
// place and back; it always runs from left to right. Tells 'seek' {seconds, isDone} when somebody touches it, 'view'
// {from, to} when it is zoomed or moved, 'move' {id, seconds, isDone} when a mark is dragged, 'span' {from, to} when a
// stretch is chosen with Shift.

const BAR = 2;
const STEP = 3;
/** Within so many pixels a touch means a mark. */
const NEAR = 14;

class WaveForm extends HTMLElement {
  /** What is drawn: `column(from, to, width)`. */
  peaks = null;
  /** The stretch that is shown, in seconds. */
  from = 0;
  to = 1;
  /** Length of the sound and position in it, in seconds. */
  length = 0;
  position = 0;
  /** `{ id, seconds, end, text, colour, isNote, isCurrent }` */
  marks = [];
  /** `{ from, to, kind }` with kind `loop`, `frame` (what the other view shows), `current`, `gap` or `break`. */
  spans = [];
  /** Whether it can be zoomed and marks can be moved. */
  isClose = false;

  #canvas = document.createElement('canvas');
  #pointers = new Map();
  #grip = null;
  #isDrawing = false;
  #colours = {};

  connectedCallback() {
    if (this.#canvas.parentNode) return;
    this.append(this.#canvas);
    this.#canvas.setAttribute('aria-hidden', 'true');
    new ResizeObserver(() => this.draw()).observe(this);
    this.addEventListener('pointerdown', (event) => this.#down(event));
    this.addEventListener('pointermove', (event) => this.#moved(event));
    for (const name of ['pointerup', 'pointercancel']) this.addEventListener(name, (event) => this.#up(event));
    this.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    const restyle = () => { this.#colours = {}; this.draw(); };
    for (const media of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) matchMedia(media).addEventListener('change', restyle);
    new MutationObserver(restyle).observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-text'] });
  }

  /** The place of a moment, in pixels from the left edge. */
  x(seconds) { return (seconds - this.from) / (this.to - this.from) * this.clientWidth; }

  /** The moment at a place. */
  seconds(x) { return this.from + x / this.clientWidth * (this.to - this.from); }

  /** Shows another stretch, kept inside of the sound. */
  show(from, to) {
    const width = Math.min(to - from, Math.max(this.length, 0.1));
    this.from = Math.max(0, Math.min(from, this.length - width));
    this.to = this.from + width;
    this.draw();
  }

  /** Shows `factor` times as much, around a moment. */
  zoom(factor, around = this.position) {
    const width = Math.min(Math.max((this.to - this.from) * factor, 2), Math.max(this.length, 2));
    const share = (around - this.from) / (this.to - this.from);
    this.show(around - width * share, around - width * share + width);
    this.#tell('view', { from: this.from, to: this.to });
  }

  /** Draws soon; however often it is called, once per picture. */
  draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.#paint();
    });
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  #colour(name) {
    this.#colours[name] ??= getComputedStyle(this).getPropertyValue(`--${name}`).trim() || '#888';
    return this.#colours[name];
  }

  #paint() {
    const [width, height] = [this.clientWidth, this.clientHeight];
    if (!width || !height) return;
    const scale = devicePixelRatio || 1;
    if (this.#canvas.width !== Math.round(width * scale) || this.#canvas.height !== Math.round(height * scale)) {
      this.#canvas.width = Math.round(width * scale);
      this.#canvas.height = Math.round(height * scale);
    }
    const pen = this.#canvas.getContext('2d');
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    for (const span of this.spans) if (span.kind !== 'frame') this.#paintSpan(pen, span, width, height);
    this.#paintSound(pen, width, height);
    let taken = -Infinity;
    for (const mark of this.marks) taken = this.#paintMark(pen, mark, height, taken);
    for (const span of this.spans) if (span.kind === 'frame') this.#paintSpan(pen, span, width, height);
    pen.fillStyle = this.#colour('ink');
    pen.fillRect(this.x(this.position) - 1, 0, 2, height);
  }

  #paintSound(pen, width, height) {
    const middle = height / 2;
    const step = (this.to - this.from) / width * STEP;
    const [before, after] = [this.#colour('wave-played'), this.#colour('wave')];
    // columns begin at multiples of their width: they do not flicker while the picture moves
    let at = Math.floor(this.from / step) * step;
    for (; at < this.to; at += step) {
      if (at >= this.length) break;
      const pair = this.peaks?.column(at, at + step, step);
      const top = pair ? Math.max(1, pair[1] * (middle - 3)) : 0.5;
      const bottom = pair ? Math.max(1, -pair[0] * (middle - 3)) : 0.5;
      pen.fillStyle = at < this.position ? before : after;
      pen.fillRect(this.x(at), middle - top, BAR, top + bottom);
    }
  }

  #paintSpan(pen, span, width, height) {
    const [left, right] = [this.x(span.from), this.x(span.to)];
    if (right < 0 || left > width) return;
    if (span.kind === 'frame') {
      pen.strokeStyle = this.#colour('ink');
      pen.lineWidth = 2;
      const wide = Math.max(right - left, 6);
      pen.strokeRect(Math.min(Math.max(left, 1), width - wide - 1), 1, wide, height - 2);
    } else if (span.kind === 'break') {
      pen.fillStyle = this.#colour('muted');
      for (let y = 0; y < height; y += 8) { pen.fillRect(left - 2, y, 1.5, 5); pen.fillRect(left + 1, y, 1.5, 5); }
    } else if (span.kind === 'gap') {
      pen.strokeStyle = this.#colour('warn');
      pen.lineWidth = 1;
      pen.beginPath();
      for (let x = left; x < Math.max(right, left + 4); x += 5) { pen.moveTo(x, height); pen.lineTo(x + 5, 0); }
      pen.stroke();
    } else {
      pen.fillStyle = this.#colour(span.kind === 'loop' ? 'warn-soft' : 'accent-soft');
      pen.fillRect(left, 0, Math.max(right - left, 2), height);
      if (span.kind === 'loop') {
        pen.fillStyle = this.#colour('warn');
        pen.fillRect(left, 0, 2, height);
        pen.fillRect(right - 2, 0, 2, height);
      }
    }
  }

  /** Draws a mark; its name only where none stands already. Returns how far names reach. */
  #paintMark(pen, mark, height, taken) {
    const left = this.x(mark.seconds);
    if (left < -200 || left > this.clientWidth + 200) return taken;
    pen.fillStyle = mark.isCurrent ? this.#colour('accent') : this.#colour('ink');
    if (mark.end > mark.seconds) pen.fillRect(left, 0, this.x(mark.end) - left, 3);
    pen.fillRect(left - 0.5, 0, mark.isCurrent ? 2 : 1, height);
    if (!this.isClose || !mark.text) return taken;
    const size = Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75);
    pen.font = `600 ${size}px ${getComputedStyle(this).fontFamily}`;
    pen.textBaseline = 'top';
    const text = mark.text.length > 28 ? `${mark.text.slice(0, 27)}…` : mark.text;
    const wide = pen.measureText(text).width;
    const at = left - wide - 5 < 0 ? left + 5 : left - wide - 5;
    if (at < taken && !mark.isCurrent) return taken;
    pen.fillStyle = this.#colour('surface');
    pen.globalAlpha = 0.85;
    pen.fillRect(at - 2, 1, wide + 4, size + 4);
    pen.globalAlpha = 1;
    pen.fillStyle = this.#colour('ink');
    pen.fillText(text, at, 3);
    return at + wide + 6;
  }

  // Touch, mouse, pen

  #place(event) { return event.clientX - this.getBoundingClientRect().left; }

  #down(event) {
    if (event.button) return;
    try { this.setPointerCapture(event.pointerId); } catch { /* a pointer of a test */ }
    const x = this.#place(event);
    this.#pointers.set(event.pointerId, x);
    if (this.#pointers.size === 2 && this.isClose) {
      this.#grip = { kind: 'pinch', from: this.from, to: this.to, places: [...this.#pointers.values()] };
      return;
    }
    const mark = this.isClose && this.marks.find((each) => each.isCurrent && !each.isNote && Math.abs(this.x(each.seconds) - x) < NEAR);
    if (mark) this.#grip = { kind: 'mark', id: mark.id, x };
    else if (event.shiftKey) this.#grip = { kind: 'span', start: this.seconds(x) };
    else {
      this.#grip = { kind: 'seek' };
      this.#tell('seek', { seconds: this.seconds(x), isDone: false });
    }
  }

  #moved(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    const x = Math.max(0, Math.min(this.#place(event), this.clientWidth));
    this.#pointers.set(event.pointerId, x);
    const grip = this.#grip;
    if (grip?.kind === 'pinch' && this.#pointers.size === 2) this.#pinch(grip);
    else if (grip?.kind === 'seek') this.#tell('seek', { seconds: this.seconds(x), isDone: false });
    else if (grip?.kind === 'mark' && (grip.hasMoved ||= Math.abs(x - grip.x) > 4))
      this.#tell('move', { id: grip.id, seconds: this.seconds(x), isDone: false });
    else if (grip?.kind === 'span') this.#tell('span', this.#stretch(grip.start, this.seconds(x)));
  }

  #up(event) {
    if (!this.#pointers.delete(event.pointerId)) return;
    const x = Math.max(0, Math.min(this.#place(event), this.clientWidth));
    const grip = this.#grip;
    if (grip?.kind === 'seek') this.#tell('seek', { seconds: this.seconds(x), isDone: true });
    if (grip?.kind === 'mark') this.#tell(grip.hasMoved ? 'move' : 'seek', { id: grip.id, seconds: this.seconds(x), isDone: true });
    if (!this.#pointers.size || grip?.kind !== 'pinch') this.#grip = null;
  }

  #stretch(a, b) { return { from: Math.max(0, Math.min(a, b)), to: Math.max(a, b) }; }

  #pinch(grip) {
    const [a, b] = grip.places;
    const [c, d] = [...this.#pointers.values()];
    const scale = (grip.to - grip.from) / this.clientWidth;
    const [left, right] = [grip.from + Math.min(a, b) * scale, grip.from + Math.max(a, b) * scale];
    const width = (right - left) / Math.max(Math.abs(d - c), 20) * this.clientWidth;
    const start = left - Math.min(c, d) / this.clientWidth * width;
    this.show(start, start + Math.max(width, 2));
    this.#tell('view', { from: this.from, to: this.to });
  }

  #wheel(event) {
    if (!this.isClose) return;
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
      const by = (event.deltaX || event.deltaY) / this.clientWidth * (this.to - this.from);
      this.show(this.from + by, this.to + by);
      this.#tell('view', { from: this.from, to: this.to });
    } else {
      this.zoom(1.0015 ** event.deltaY, this.seconds(this.#place(event)));
    }
  }
}

customElements.define('wave-form', WaveForm);
