// Small helpers for building and finding elements. Text is always set as text: nothing here reads HTML.

/** The first element that matches, inside `root`. */
export const find = (selector, root = document) => root.querySelector(selector);

/** All elements that match, as an array. */
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

/** The nearest element around what an event happened to that matches; `null` when there is none. */
export const touched = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** What has the keyboard. */
export const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * Makes an element: `make('li', { class: 'm', 'aria-label': 'x', onclick: f }, 'text', otherElement)`.
 * `null`, `undefined` and `false` among attributes and children are left out.
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'hidden' || key === 'checked' || key === 'disabled') element[key] = Boolean(value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

/** One of the pictures in `symbols.mustache`. */
export function icon(name, className = 'i') {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#${name}`);
  svg.append(use);
  return svg;
}

/** The value of a `<script type="application/json" id="…">` block; `null` when there is none. */
export function data(id) {
  const block = document.getElementById(id);
  return block ? JSON.parse(block.textContent) : null;
}
