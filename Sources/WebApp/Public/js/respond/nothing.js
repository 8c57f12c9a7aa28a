// A text to read, or a question that the interviewer asks in person: there is nothing to answer here.

export class Nothing {
  isAnswerable = false;
  isTyped = false;
  show() {}
  text() { return ''; }
  problem() { return ''; }
  focus() {}
}
