// The ways of answering: one widget for each kind, used by every page that asks. What a widget is and how a new one is
// made stands in docs/web.md.
import { make } from '../dom.js';
import { showMedia } from './media.js';
import { Widget } from './widget.js';

const kinds = new Map();
/** Widths at which widgets change, in rem; container queries lose their content inside of a fieldset (Chromium 156). */
const ROOMS = [24, 26, 34, 40, 44];

function measure(place) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = ROOMS.filter((width) => place.clientWidth >= width * rem).join(' ');
  if (place.clientWidth && place.dataset.room !== room) place.dataset.room = room;
}
const watching = new ResizeObserver((changes) => changes.forEach(({ target }) => measure(target)));


/** Fetches the widgets of some forms. What is there already, or is nothing, takes no time. */
export async function load(forms) {
  const missing = [...new Set(forms.map((form) => form.widget))].filter((name) => name && !kinds.has(name));
  await Promise.all(missing.map(async (name) => kinds.set(name, (await import(`./${name}.js`)).default)));
}

/**
 * Puts the widget of a form, loaded before, into an element and returns it.
 *
 * `context`: `changed(isWhole)` is called when somebody did something, with `true` when what stands there now should
 * be stored; `isLarge` for large targets and few words at once; `media` is the address below which pictures and sounds
 * of the guide lie, with a slash at its end; `files` the one that takes and gives files, none without it.
 */
export function mount(place, form, context) {
  place.replaceChildren();
  place.classList.add('answering', context.isLarge ? 'large' : 'compact');
  place.classList.remove(context.isLarge ? 'compact' : 'large');
  const widget = new (kinds.get(form.widget) ?? Widget)(place, form, context);
  showMedia(place, form, context, widget.ownPicture);
  const hint = widget.hint();
  if (hint) place.append(make('p', { class: 'hint muted', id: widget.hintID }, hint));
  widget.build();
  widget.buildMissing();
  measure(place);
  watching.observe(place);
  return widget;
}
