// One line above the sound that says what is the matter: recorded right now, files missing, connection lost.
import { find, icon, make } from '../dom.js';
import { text } from '../texts.js';

export class Notice {
  #said = '';
  /** Whether the files are being written because somebody asked for it here. */
  #isTrying = false;

  constructor(model, exports, loadSound) {
    this.model = model;
    this.exports = exports;
    this.loadSound = loadSound;
    exports.addEventListener('change', () => this.show());
    for (const name of ['trust', 'sound']) model.addEventListener(name, () => this.show());
  }

  /** Says something that is no lasting state; it stays until something else is to be said. */
  say(sentence) {
    this.#said = sentence;
    this.show();
  }

  /** The most important thing there is to say, or nothing. */
  show() {
    const { model } = this;
    const { parts, isRecording } = model.details;
    const missing = parts.filter((part) => part.isMissing);
    const line = find('#notice');
    let content = null;
    let isProblem = true;
    if (model.isDeleted) return;
    if (model.lost) content = [text(model.lost === 'gone' ? 'deletedElsewhere' : 'serverGone'), link('/', text('allInterviews'))];
    else if (model.trouble) content = [sentence(model.trouble)];
    else if (!model.isCertain) content = [text('lost')];
    else if (this.#said) content = [this.#said];
    else if (parts.length && missing.length === parts.length) content = [text('allMissing')];
    else if (missing.length) content = [text('missingParts', { names: missing.map((part) => part.file).join(', ') })];
    else if (this.exports.state.problem) {
      content = [text('filesNotWritten', { why: this.exports.state.problem }),
        make('button', { type: 'button', onclick: () => { this.#isTrying = true; this.exports.write(); } }, text('again'))];
    } else if (this.#isTrying && this.exports.state.isRunning) {
      isProblem = false;
      content = [text('writing', { n: Math.round(this.exports.state.progress * 100) })];
    } else if (isRecording) {
      isProblem = false;
      content = [text('isRecorded'), link(`/interviews/${model.id}/lead`, text('leadIt')),
        make('button', { type: 'button', onclick: async () => { await model.refresh(); this.loadSound(); } }, text('newest'))];
    } else if (!parts.length) {
      isProblem = false;
      content = [text('noSound')];
    }
    line.hidden = !content;
    line.classList.toggle('warning', isProblem);
    line.replaceChildren(...content ? [icon(isProblem ? 'warn' : isRecording ? 'mic' : 'folder'),
      make('span', { class: 'grow' }, content[0]), ...content.slice(1)] : []);
  }
}

/** As a sentence stands on a page. */
function sentence(words) { return words[0].toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.'); }

function link(address, words) { return make('a', { class: 'btn', href: address }, words); }
