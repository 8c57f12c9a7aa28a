// A guide goes out in the format of another program; what that cannot hold is said.
import { findAll, make } from '../dom.js';
import { text } from '../texts.js';
import { sentence } from './sentence.js';

/** Says beside each file what is not in it, once it was taken. */
export function offerFiles() {
  for (const link of findAll('.take a[data-losses]')) {
    link.addEventListener('click', async () => {
      const said = link.parentElement.querySelector('.losses');
      try {
        const response = await fetch(link.dataset.losses);
        if (!response.ok) return said.replaceChildren(make('p', { class: 'remark' }, text('takeFailed')));
        const { losses } = await response.json();
        said.replaceChildren(losses.length === 0 ? make('p', { class: 'muted' }, text('takeWhole'))
          : make('details', {}, make('summary', {}, text('takeLosses', { n: losses.length })),
            make('ul', { class: 'problems', lang: 'en' }, losses.map((loss) => make('li', {}, loss)))));
      } catch (error) { said.replaceChildren(make('p', { class: 'remark' }, sentence(error))); }
    });
  }
}
