// A drawn note as it was drawn. Each stroke is a button that plays its moment.
import { make } from '../dom.js';
import { clock, text } from '../texts.js';

const SPACE = 'http://www.w3.org/2000/svg';

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

/** The sheet; `play(seconds)` is called for the stroke that was touched. */
export function sheet(strokes, play) {
  const picture = svg('svg', { viewBox: '0 0 400 300', class: 'sheet', role: 'group', 'aria-label': text('ink') });
  const buttons = strokes.filter((stroke) => stroke.points.length).map((stroke, index) => {
    const group = svg('g', { role: 'button', tabindex: index ? '-1' : '0', class: `stroke c${stroke.colour}`, 'aria-label': text('stroke', { time: clock(stroke.seconds) }) });
    const line = path(stroke.points);
    group.append(svg('path', { d: line, class: 'line', 'stroke-width': thickness(stroke.points) }));
    const choose = () => {
      buttons.forEach((each) => each.classList.toggle('heard', each === group));
      play(stroke.seconds);
    };
    group.choose = choose;
    group.addEventListener('keydown', (event) => {
      const to = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1 }[event.key];
      if (event.key === 'Enter' || event.key === ' ') choose();
      else if (buttons[to]) {
        group.setAttribute('tabindex', '-1');
        buttons[to].setAttribute('tabindex', '0');
        buttons[to].focus();
      } else if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
    });
    return group;
  });
  picture.append(...buttons);
  // a finger does not hit a thin line: the nearest stroke is meant
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const far = ({ points }) => Math.min(...points.map((point) => Math.hypot((point[0] - x) * 4, (point[1] - y) * 3)));
    const near = strokes.filter((stroke) => stroke.points.length).map((stroke, index) => [far(stroke), index]).sort((a, b) => a[0] - b[0])[0];
    if (near && near[0] < 0.6) buttons[near[1]].choose();
  });
  return make('figure', {}, picture, make('figcaption', { class: 'small muted' }, text('ink')));
}
