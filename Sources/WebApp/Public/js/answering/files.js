// Photos, sounds, films and other files: taken with the device or chosen, kept in the interview's folder.
import { find, icon, make } from '../dom.js';
import { token } from '../server.js';
import { text } from '../texts.js';
import { isTouched } from './pad.js';
import { packed } from './parts.js';
import { Widget } from './widget.js';

const TAKES = {
  photo: { accept: 'image/*', capture: 'environment', words: 'answerTakePhoto', image: 'camera' },
  audio: { accept: 'audio/*', capture: 'user', words: 'answerTakeAudio', image: 'mic' },
  video: { accept: 'video/*', capture: 'environment', words: 'answerTakeVideo', image: 'camera' },
  file: {},
};
/** The most that one file may weigh, in bytes; the server has the last word. */
const LARGEST = 512 * 1024 * 1024;

export default class Files extends Widget {
  isAnswerable = true;
  #files = [];
  #list;
  #doings;
  #told;
  /** What was sent from here, by its stored name: seen before the answer that names it is stored. */
  #own = new Map();

  get #most() { return this.form.maximumAnswers ?? (this.form.minimumAnswers ? 1000 : 1); }

  hint() { return this.#most > 1 && this.#most < 1000 ? text('answerHintFiles', { n: this.#most }) : ''; }

  build() {
    const { accept, capture, words, image } = TAKES[this.form.kind] ?? TAKES.file;
    this.#list = make('ul', { class: 'files' });
    const chooser = (name, more) =>
      make('label', { class: 'btn' }, icon(more.capture ? image : 'folder'), text(name), make('input', {
        type: 'file',
        class: 'chooser',
        accept,
        multiple: this.#most > 1 && !more.capture,
        ...more,
        onchange: (event) => this.#take(event.target)
      }));
    this.#doings = make('div', { class: 'doings' }, capture && isTouched() && chooser(words, { capture }), chooser('answerChooseFile', {}));
    this.#told = make('p', { class: 'told-file', role: 'status' });
    this.root.append(this.#list, this.#doings, this.#told);
    if (!this.context.files) {
      this.#told.textContent = text('answerNoFiles');
      for (const input of this.#doings.querySelectorAll('input')) input.disabled = true;
    }
  }

  async #take(input) {
    const files = [...input.files];
    input.value = '';
    for (const file of files) {
      // a single file is exchanged for another; of several none is lost
      if (this.#files.length >= this.#most && this.#most > 1) return this.#tell(text('answerFilesFull', { n: this.#most }));
      if (!file.size) { this.#tell(text('answerFileEmpty')); continue; }
      if (file.size > LARGEST) { this.#tell(text('answerFileLarge', { n: LARGEST / 1024 / 1024 })); continue; }
      await this.#send(file);
    }
  }

  async #send(file) {
    const bar = make('progress', { max: 1, value: 0, 'aria-label': text('answerSending') });
    this.#told.replaceChildren(text('answerSending'), bar);
    try {
      const reference = await this.#upload(file, (share) => { bar.value = share; });
      this.#own.set(reference.name, URL.createObjectURL(file));
      if (this.#most === 1) this.#files = [];
      this.#files = [...this.#files.filter((one) => one.name !== reference.name), reference];
      this.#told.replaceChildren();
      this.#show();
      this.done();
    } catch (error) {
      this.#told.replaceChildren(icon('warn'), make('span', {}, error.message),
        make('button', { type: 'button', onclick: () => this.#send(file) }, text('answerAgain')));
    }
  }

  /** `fetch` cannot say how far it is. */
  #upload(file, progress) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${this.context.files}?question=${encodeURIComponent(this.form.id)}`);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.setRequestHeader('X-Leitfaden', token);
      request.responseType = 'json';
      request.upload.onprogress = (event) => event.total && progress(event.loaded / event.total);
      request.onload = () =>
        (request.status === 200 ? resolve(request.response)
                                : reject(new Error(request.response?.message ?? text('answerFileFailed'))));
      request.onerror = () => reject(new Error(text('answerFileFailed')));
      request.send(file);
    });
  }

  #tell(words) { this.#told.replaceChildren(icon('warn'), make('span', {}, words)); }

  #show() {
    this.#list.replaceChildren(...this.#files.map((file, index) => {
      const source = this.#own.get(file.name) ?? `${this.context.files}/${encodeURIComponent(file.name)}`;
      const kind = file.mediaType.split('/')[0];
      const view = kind === 'image' ? make('img', { src: source, alt: text('answerFilePicture', { n: index + 1 }) })
        : kind === 'audio' || kind === 'video'
        ? make(kind, { controls: true, preload: 'metadata', src: source, 'aria-label': file.name })
        : icon('folder');
      return make('li', {}, view, make('span', { class: 'grow' }, file.name),
        make('button', {
          type: 'button',
          class: 'plain',
          'aria-label': text('answerFileOut', { name: file.name }),
          onclick: () => this.#remove(file)
        },
          icon('cross')));
    }));
  }

  #remove(file) {
    this.#files = this.#files.filter((one) => one !== file);
    this.#show();
    this.done();
    find('input', this.#doings)?.focus();
  }

  put(value) {
    this.#files = value?.files ?? [];
    this.#show();
  }

  read() { return this.#files.length ? packed({ files: this.#files }) : ''; }

  wrong() {
    const { minimumAnswers: least } = this.form;
    return least && this.#files.length && this.#files.length < least ? text('answerFilesFew', { n: least }) : '';
  }
}
