// The texts of the page in its language, sent along as the JSON block `texts`.
import { data } from './dom.js';

const texts = data('texts') ?? {};

/** The page's language, for numbers and dates. */
export const language = document.documentElement.lang || 'en';

/** A text by its key, with `{name}` replaced by `values.name`. */
export function text(key, values = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

const two = (number) => String(number).padStart(2, '0');

/** Seconds as `23:41` or `1:02:04`. */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** How long something lasted: `0.3 s` below ten seconds, rounded up so that nothing is called nothing, else as a clock. */
export function lasting(seconds) {
  if (seconds >= 9.9) return clock(seconds);
  const tenths = Math.ceil(Math.max(0, seconds) * 10 - 1e-6) / 10;
  return `${tenths.toLocaleString(language, { minimumFractionDigits: 1 })} s`;
}

/** Seconds as `00:23:41`, as wide now as in three hours. */
export function longClock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
