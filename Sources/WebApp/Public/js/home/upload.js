// A questionnaire file comes in: chosen or dropped, looked at, accepted.
import { find, icon, make } from '../dom.js';
import { text } from '../texts.js';
import { send } from '../server.js';
import { sentence } from './sentence.js';

/** The largest file that the server reads, in bytes. */
const LARGEST = 32 * 1024 * 1024;

/** Takes files where the page has a place for them. */
export function takeGuides() {
  const box = find('#upload');
  if (!box) return;
  const [input, result] = [find('#guide-file'), find('#upload-result')];
  find('#add-guide').addEventListener('click', () => input.click());
  input.addEventListener('change', () => { look(input.files[0]); input.value = ''; });
  addEventListener('dragover', (event) => { event.preventDefault(); box.classList.add('over'); });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) box.classList.remove('over'); });
  addEventListener('drop', (event) => {
    event.preventDefault();
    box.classList.remove('over');
    look(event.dataTransfer.files[0]);
  });

  const show = (...children) => result.replaceChildren(make('div', { class: 'result' }, ...children));

  async function look(file) {
    if (!file) return;
    if (file.size > LARGEST) return show(make('p', { class: 'remark' }, text('uploadTooLarge')));
    show(make('p', { class: 'muted' }, text('uploadReading')));
    try {
      const upload = { name: file.name, content: await base64(file) };
      const check = await send('POST', '/api/guides/check', upload);
      const accept = make('button', { type: 'button', class: 'primary' }, icon('check'), text('uploadAccept'));
      accept.addEventListener('click', () => { accept.disabled = true; store(upload); });
      const cancel = make('button', { type: 'button', class: 'plain' }, text('cancel'));
      cancel.addEventListener('click', () => { result.replaceChildren(); find('#add-guide').focus(); });
      show(check.title
          && make('p', {}, make('strong', { dir: 'auto' }, check.title), make('br'),
            make('span', { class: 'small muted' }, `${check.about} · ${check.formatName}`)),
        make('p', { class: check.isUsable ? '' : 'remark' }, check.sentence), problems(check), outline(check),
        make('div', { class: 'deeds' }, check.isUsable && accept, cancel));
      (check.isUsable ? accept : cancel).focus();
    } catch (error) { show(make('p', { class: 'remark' }, sentence(error))); }
  }

  async function store(upload) {
    try {
      const stored = await send('POST', '/api/guides', upload);
      location.assign(stored.address);
    } catch (error) { show(make('p', { class: 'remark' }, sentence(error))); }
  }
}

function problems(check) {
  if (!check.problemCount) return null;
  const rest = check.problemCount - check.problems.length;
  const list = make('ul', { class: 'problems small' }, check.problems.map((problem) => make('li', {},
    make('strong', { class: 'num' }, problem.place), ' ', make('span', { lang: 'en' }, problem.sentence))),
    rest > 0 && make('li', { class: 'muted' }, text('uploadMoreProblems', { n: rest })));
  // what must be mended is read at once, what is only different on demand
  if (!check.isUsable || check.problemCount < 4) return list;
  return make('details', {}, make('summary', {}, text('uploadProblems', { n: check.problemCount })), list);
}

/** The guide as it would be, on demand. */
function outline(check) {
  if (!check.outline.length) return null;
  return make('details', { class: 'preview' }, make('summary', {}, text('uploadPreview')),
    check.outline.flatMap((section) => [make('h3', { dir: 'auto', lang: check.language }, section.title),
      make('ol', { class: 'small' }, section.questions.map((question) => make('li', {},
        make('span', { dir: 'auto', lang: check.language }, question.text), ' ', make('span', { class: 'muted' }, question.kind))))]),
    check.unshown > 0 && make('p', { class: 'small muted' }, text('uploadUnshown', { n: check.unshown })));
}

/** The bytes of a file as Base64. */
function base64(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).split(',', 2)[1]));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(file);
  });
}
