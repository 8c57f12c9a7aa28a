import Sitting
import Wording

extension SittingNotice {
  /// As a command says it, in the language of the terminal.
  var line: String {
    let sentence = self.sentence.said
    return isWarning ? "warning: \(sentence)" : sentence
  }
}

extension [SittingNotice] {
  /// Says each on standard error.
  func say() { for notice in self { Console.error("leitfaden: \(notice.line)") } }
}
