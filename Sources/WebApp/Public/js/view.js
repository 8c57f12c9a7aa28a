// Language, light or dark, and text size of this browser: applied at once, kept in a cookie by the server.
import { find, findAll } from './dom.js';
import { text } from './texts.js';
import { send } from './server.js';

const root = document.documentElement;

for (const radio of findAll('input[name=language], input[name=theme], input[name=textSize]')) {
  radio.addEventListener('change', async () => {
    const { name, value } = radio;
    if (name === 'theme') root.dataset.theme = value;
    if (name === 'textSize') root.dataset.text = value;
    const said = find('#said');
    try {
      await send('PUT', '/api/view', { [name]: name === 'textSize' ? Number(value) : value });
      // the words come from the server
      if (name === 'language') location.reload();
      said.textContent = text('settingsSaved');
      said.classList.remove('bad');
    } catch (error) {
      said.textContent = text('settingsNotSaved', { why: error.message });
      said.classList.add('bad');
    }
  });
}
