// Which questions apply, and how they look now, is known to the server alone: the page asks it anew when an answer may
// have changed that, and takes in what differs. What does not apply any more leaves the page.
import { find } from '../dom.js';

/** The page as the server draws it now; `null` when it cannot be reached, or is not about questions any more. */
export function fetchPage() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/respond');
    request.responseType = 'document';
    request.timeout = 5000;
    request.onload = () => {
      const block = request.status === 200 && request.response?.querySelector('#facts');
      const facts = block ? JSON.parse(block.textContent) : null;
      resolve(facts && { facts, page: request.response });
    };
    request.onerror = () => resolve(null);
    request.ontimeout = () => resolve(null);
    request.send();
  });
}

/**
 * The steps as `facts` has them: those that look the same stay, the others are made by `makeStep(element, form, answer)`
 * from the elements of `page`. Every element stands in `place`, in order.
 */
export function merged(steps, { facts, page }, place, makeStep) {
  const known = new Map(steps.map((step) => [step.form.id, step]));
  const after = facts.forms.map((form, index) => {
    const print = facts.steps[index][1];
    const old = known.get(form.id);
    if (old && (old.print === print || old.isEdited)) return old;
    const element = document.adoptNode(find(`.q[data-question="${CSS.escape(form.id)}"]`, page));
    element.classList.remove('now');
    const step = makeStep(element, form, facts.answers[form.id]);
    step.print = print;
    return step;
  });
  const staying = new Set(after);
  for (const step of steps) if (!staying.has(step)) step.element.remove();
  let before = null;
  for (const step of after) {
    const isThere = before ? before.nextElementSibling === step.element
                           : step.element.parentElement === place && !step.element.previousElementSibling?.matches('.q');
    if (!isThere && before) before.after(step.element);
    else if (!isThere) place.insertBefore(step.element, find('.q', place));
    before = step.element;
  }
  return after;
}
