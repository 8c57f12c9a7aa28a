// The answer kind of a question, and the menu of all kinds in plain words, each with a picture and an example.
import { find, icon, make } from '../dom.js';
import { text } from '../texts.js';

/** What the question is answered with, and the way to change it; `choose(id)` is called with another kind. */
export function kindButton(kind, groups, choose) {
  const panel = make('div', { class: 'kinds', id: 'kinds', hidden: true });
  const button = make('button', {
    type: 'button',
    class: 'kind-now',
    id: 'kind',
    'aria-expanded': 'false',
    'aria-controls': 'kinds',
    onclick: () => toggle(panel.hidden)
  },
    icon(kind.picture),
    make('span', { class: 'grow' }, make('span', { class: 'name' }, kind.name),
      kind.example && make('span', { class: 'small muted', 'aria-hidden': 'true' }, kind.example)),
    make('span', { class: 'change' }, text('authorKindChange')));

  function toggle(isOpen) {
    if (isOpen && !panel.firstChild) fill();
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) find('[aria-pressed=true]', panel)?.focus();
    else button.focus();
  }

  function fill() {
    panel.append(...groups.map((group) =>
                                 make('section', {}, make('h3', {}, group.name),
                                   make('div', { class: 'kind-grid' },
                                     group.kinds.map(
                                       (each) => make('button', {
                                         type: 'button',
                                         'data-kind': each.id,
                                         'aria-pressed': String(each.id === kind.id),
                                         onclick: () => {
                                           toggle(false);
                                           if (each.id !== kind.id) choose(each.id);
                                         }
                                       },
                                         icon(each.picture),
                                         make('span', {}, make('span', { class: 'name' }, each.name),
                                           make('span', { class: 'small muted', 'aria-hidden': 'true' }, each.example))))))));
  }

  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { event.stopPropagation(); toggle(false); }
  });
  return make('div', { class: 'kind-field' }, make('p', { class: 'label', id: 'kind-label' }, text('authorKind')), button, panel);
}
