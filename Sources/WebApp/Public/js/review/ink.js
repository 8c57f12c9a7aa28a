// A drawn note as it was drawn. Each stroke is a button that plays its moment; strokes can be added and rubbed out.
import { icon, make } from '../dom.js';
import { clock, text } from '../texts.js';

const SPACE = 'http://www.w3.org/2000/svg';
/** What a touch of the sheet does: `hear`, `draw` or `rub`; it stays while strokes come and go. */
let mode = 'hear';

function svg(name, attributes) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function path(points) {
  const at = ([x, y]) => `${(x * 400).toFixed(1)} ${(y * 300).toFixed(1)}`;
  const [first, ...rest] = points;
  return `M${at(first)}${rest.length ? rest.map((point) => `L${at(point)}`).join('') : `L${at(first)}`}`;
}

/** A line as thick as the pen was pressed in the middle. */
function thickness(points) {
  const all = points.map((point) => point[2] ?? 0.5);
  return (1 + 4 * all.reduce((sum, each) => sum + each, 0) / all.length).toFixed(1);
}

/**
 * The sheet. `play(seconds)` is called for a stroke that is to be heard, `rub(stroke)` for one that is to go,
 * `draw(points)` for a new one.
 */
export function sheet(strokes, { play, rub, draw }) {
  const drawn = strokes.filter((stroke) => stroke.points.length);
  const picture = svg('svg', { viewBox: '0 0 400 300', class: 'sheet', role: 'group', 'aria-label': text('drawing1') });
  const hint = make('figcaption', { class: 'small muted' });
  const choose = (stroke) => {
    if (mode === 'rub') return rub(stroke);
    buttons.forEach((each, index) => each.classList.toggle('heard', drawn[index] === stroke));
    play(stroke.seconds);
  };
  const buttons = drawn.map((stroke, index) => button(stroke, index));
  picture.append(...buttons);

  function button(stroke, index) {
    const group = svg('g', {
      role: 'button',
      tabindex: index ? '-1' : '0',
      class: `stroke c${stroke.colour}`,
      'aria-label': text('stroke', { time: clock(stroke.seconds) })
    });
    group.append(svg('path', { d: path(stroke.points), class: 'line', 'stroke-width': thickness(stroke.points) }));
    group.addEventListener('keydown', (event) => {
      const to = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1 }[event.key];
      if (event.key === 'Enter' || event.key === ' ') choose(stroke);
      else if (event.key === 'Delete' || event.key === 'Backspace') rub(stroke);
      else if (buttons[to]) {
        group.setAttribute('tabindex', '-1');
        buttons[to].setAttribute('tabindex', '0');
        buttons[to].focus();
      } else if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
    });
    return group;
  }

  // a finger does not hit a thin line: the nearest stroke is meant
  picture.addEventListener('click', (event) => {
    if (mode === 'draw') return;
    const [x, y] = place(event);
    const far = ({ points }) => Math.min(...points.map((point) => Math.hypot((point[0] - x) * 4, (point[1] - y) * 3)));
    const [distance, near] = drawn.map((stroke) => [far(stroke), stroke]).sort((a, b) => a[0] - b[0])[0] ?? [];
    if (near && distance < 0.6) choose(near);
  });

  let points = null;
  let line = null;
  let began = 0;
  function place(event) {
    const box = picture.getBoundingClientRect();
    const share = (value) => Math.round(Math.min(1, Math.max(0, value)) * 10000) / 10000;
    return [share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height)];
  }
  function add(event) {
    points.push([
      ...place(event), Math.round((event.pointerType === 'pen' ? event.pressure : 0.5) * 1000) / 1000,
      Math.max(0, Math.round(event.timeStamp - began))
    ]);
    line.setAttribute('d', path(points));
    line.setAttribute('stroke-width', thickness(points));
  }
  picture.addEventListener('pointerdown', (event) => {
    if (mode !== 'draw' || event.button !== 0 || points) return;
    event.preventDefault();
    picture.setPointerCapture(event.pointerId);
    [points, began] = [[], event.timeStamp];
    line = svg('path', { class: 'line fresh' });
    picture.append(line);
    add(event);
  });
  picture.addEventListener('pointermove', (event) => {
    if (!points) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) add(step);
  });
  const up = () => {
    if (!points) return;
    const done = points.slice(0, 20000);
    points = null;
    draw(done);
  };
  picture.addEventListener('pointerup', up);
  picture.addEventListener('pointercancel', up);

  const tools = [['hear', 'play', 'hearStrokes'], ['draw', 'pen', 'drawStrokes'], ['rub', 'cross', 'rubStrokes']].map(
    ([name, sign, words]) =>
      make('button', { type: 'button', 'data-mode': name, onclick: () => show(name) }, icon(sign), text(words)));
  function show(name) {
    mode = name;
    picture.dataset.mode = name;
    for (const tool of tools) tool.setAttribute('aria-pressed', String(tool.dataset.mode === name));
    hint.textContent = text({ hear: 'ink', draw: 'inkDraw', rub: 'inkRub' }[name]);
  }
  show(mode);
  return make('figure', {}, make('div', { class: 'row', role: 'group', 'aria-label': text('drawing1') }, tools), picture, hint);
}
