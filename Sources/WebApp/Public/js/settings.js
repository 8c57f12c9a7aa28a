// Settings of the library: each is saved as soon as it is changed.
import { find, findAll } from './dom.js';
import { Network } from './network.js';
import { text } from './texts.js';
import { Refusal, send } from './server.js';
import { SoundCheck } from './soundcheck.js';

const said = find('#said');

async function save(change) {
  try {
    await send('PUT', '/api/settings', change);
    said.textContent = text('settingsSaved');
    said.classList.remove('bad');
  } catch (error) {
    const why = error instanceof Refusal ? [error.message, error.hint].filter(Boolean).join(' – ') : text('cannotReach');
    said.textContent = text('settingsNotSaved', { why });
    said.classList.add('bad');
  }
}

const network = new Network(look);
async function look() { network.show(await send('GET', '/api/lan')); }
look().catch(() => {});
setInterval(() => { if (!document.hidden) look().catch(() => {}); }, 5000);

const check = new SoundCheck(() => find('input[name=microphone]:checked')?.value);
addEventListener('pagehide', () => check.stop());

for (const radio of findAll('input[name=microphone]')) {
  radio.addEventListener('change', () => { save({ microphone: radio.value }); check.listen(radio.value); });
}
for (const radio of findAll('input[name=quality]')) {
  radio.addEventListener('change', () => save({ quality: radio.value }));
}
for (const radio of findAll('input[name=idleMinutes]')) {
  radio.addEventListener('change', () => save({ idleMinutes: Number(radio.value) }));
}
for (const radio of findAll('input[name=shortestVisit]')) {
  radio.addEventListener('change', () => save({ shortestVisit: Number(radio.value) }));
}
for (const box of findAll('input[name=format]')) {
  box.addEventListener('change', () => save({
    exportFormats: findAll('input[name=format]:checked').map((each) => each.value) }));
}
for (const input of findAll('input[name=mark]')) {
  input.addEventListener('change', () => save({ markNames: findAll('input[name=mark]').map((each) => each.value) }));
}
