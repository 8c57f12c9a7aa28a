import Wording

extension Question {
  /// `, -8 = Don't know`: what may be typed instead of an answer.
  var missingHint: Sentence {
    let others = options.filter(\.isMissing).map { ", \($0.code) = \($0.text)" }.joined()
    return "\(others)"
  }
}
