// A written text of one line or several.
import { Field } from './field.js';

export class TextField extends Field {
  constructor(root, form, changed) {
    super(root, form, changed, 2000);
  }
}
