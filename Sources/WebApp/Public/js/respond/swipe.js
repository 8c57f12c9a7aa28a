// Turning pages with a finger: the page follows it, up and down still scrolls, and the direction is that of reading.

/** So far the finger must go, and twice as far sideways as up or down. */
const FAR = 60;
/** The edge belongs to the system's own gestures. */
const EDGE = 24;

const isElsewhere = (target) => target.closest('[data-still], textarea, select, video, audio, input:not([type=radio], [type=checkbox])');

/**
 * Calls `turn(1)` for forward and `turn(-1)` for back. `page()` is the element that follows the finger,
 * `may(step)` whether there is a page in that direction.
 */
export function swipe(area, { page, may, turn }) {
  let start = null;
  let isTurning = false;
  const sign = () => (document.documentElement.dir === 'rtl' ? 1 : -1);

  const follow = (x) => {
    const step = sign() * Math.sign(x);
    page().style.translate = `${may(step) ? x : x / 4}px 0`;
  };
  const release = () => {
    const element = page();
    const from = element.style.translate;
    element.style.translate = '';
    if (from && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.animate([{ translate: from }, { translate: '0 0' }], { duration: 150, easing: 'ease-out' });
    }
    start = null;
  };

  area.addEventListener('pointerdown', (event) => {
    isTurning = false;
    if (event.pointerType === 'mouse' || !event.isPrimary || isElsewhere(event.target)) return;
    if (event.clientX < EDGE || event.clientX > innerWidth - EDGE) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  area.addEventListener('pointermove', (event) => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isTurning && Math.abs(x) > 10 && Math.abs(x) > Math.abs(y)) {
      isTurning = true;
      area.setPointerCapture(event.pointerId);
    }
    if (isTurning) follow(x);
  });
  area.addEventListener('pointerup', (event) => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    const isFar = Math.abs(x) >= FAR && Math.abs(x) >= 2 * Math.abs(y);
    release();
    if (isTurning && isFar) turn(sign() * Math.sign(x), event.timeStamp);
  });
  // the browser took the finger to scroll with
  area.addEventListener('pointercancel', () => start && release());
  // a page that was turned is not a touch of what lay under the finger
  area.addEventListener('click', (event) => {
    if (!isTurning) return;
    isTurning = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
