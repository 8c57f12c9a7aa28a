// Pictures, sounds and films of the guide.
import { make } from '../dom.js';
import { said } from './parts.js';

/** Where a file of the guide is found. */
export const address = ({ path }, context) => `${context.media ?? ''}${path.split('/').map(encodeURIComponent).join('/')}`;

/** A picture with its description for those who cannot see it. */
export const picture = (media, context, attributes = {}) =>
  make('img', { src: address(media, context), alt: media.description, draggable: 'false', decoding: 'async', ...attributes });

/** Shows what stands before the question; `isOwn` leaves the first picture to the widget. */
export function showMedia(place, form, context, isOwn) {
  const own = isOwn ? form.media.find((media) => media.type === 'image') : null;
  for (const media of form.media) {
    if (media === own) continue;
    const player = { controls: true, preload: 'metadata', src: address(media, context), 'aria-label': media.description };
    const caption = media.type !== 'image' && media.description && said(form, media.description, { class: 'muted' }, 'figcaption');
    const element = media.type === 'image' ? picture(media, context) : make(media.type === 'sound' ? 'audio' : 'video', player);
    place.append(make('figure', { class: 'media' }, element, caption));
  }
}
