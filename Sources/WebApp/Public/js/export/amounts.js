// Numbers of things and sizes, as people of the page's language read them.
import { language, text } from '../texts.js';

const whole = new Intl.NumberFormat(language);

/** `1 file`, `12 files`: the texts `KEYOne` and `KEYMany`. */
export const count = (key, number) => text(number === 1 ? `${key}One` : `${key}Many`, { n: whole.format(number) });

/** `346 kB`, `1.2 GB`; powers of ten, as disks are sold. */
export function size(bytes) {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte']
    : bytes < 1e9                   ? [bytes / 1e6, 'megabyte']
                                    : [bytes / 1e9, 'gigabyte'];
  return new Intl
    .NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 })
    .format(value);
}
