/// What a question of an answer kind consists of, so that a form offers only what means something there.
package struct KindParts: Hashable, Sendable, Encodable {
  /// What the choices of a kind are.
  package enum Choices: String, Sendable, Encodable {
    /// There are none.
    case none
    /// Lines to choose from: they may ask for a text, rule out others, lead on.
    case lines
    /// Two words, for yes and for no.
    case yesNo
    /// Labels of the points of a scale or the columns of a table: a code and a text.
    case labels
    /// Labels of the two ends of a range, and of points between.
    case ends
  }

  /// What the ends of a range are.
  package enum Range: String, Sendable, Encodable {
    /// It has no range; numbers; days; times of day; days with times; lengths of time.
    case none, number, date, time, datetime, duration
  }

  /// What its choices are.
  package var choices = Choices.none
  /// What its range is.
  package var range = Range.none
  /// Whether there is a second scale beside the first.
  package var hasSecondChoices = false
  /// Whether it has rows or items.
  package var hasRows = false
  /// Whether each row has two poles.
  package var hasPoles = false
  /// Whether steps, a unit, digits after the point, a longest length, a pattern, a mask mean something.
  package var hasStep = false, hasUnit = false, hasDecimals = false, hasLength = false, hasPattern = false
  /// Whether it has a mask, a sum over its rows, a fewest and most number of things given.
  package var hasMask = false, hasSum = false, hasCounts = false
  /// Whether it needs a picture, or an expression that gives its value.
  package var needsPicture = false, needsExpression = false

  /// The parts of a kind; none for one that nobody registered.
  package init(of kind: String) {
    switch kind {
    case "single": choices = .lines
    case "multiple": (choices, hasCounts) = (.lines, true)
    case "yesno": choices = .yesNo
    case "gender": choices = .labels
    case "scale", "scalematrix": (choices, range, hasStep) = (.ends, .number, true)
    case "slider": (choices, range, hasStep, hasUnit) = (.ends, .number, true, true)
    case "differential": (range, hasPoles) = (.number, true)
    case "matrix", "multimatrix", "yesnomatrix", "changematrix": choices = .labels
    case "numbermatrix": (choices, range, hasUnit, hasDecimals) = (.labels, .number, true, true)
    case "textmatrix": (choices, hasLength) = (.labels, true)
    case "dualmatrix": (choices, hasSecondChoices) = (.labels, true)
    case "rank": hasCounts = true
    case "number": (range, hasStep, hasUnit, hasDecimals) = (.number, true, true, true)
    case "integer": (range, hasStep, hasUnit) = (.number, true, true)
    case "numbers": (range, hasUnit, hasDecimals, hasSum) = (.number, true, true, true)
    case "text", "email", "phone", "url", "barcode": (hasLength, hasPattern) = (true, true)
    case "long", "location", "texts": hasLength = true
    case "masked": hasMask = true
    case "date": range = .date
    case "time": range = .time
    case "datetime": range = .datetime
    case "duration": (range, hasUnit) = (.duration, true)
    case "points": (needsPicture, hasCounts) = (true, true)
    case "photo", "audio", "video", "file": hasCounts = true
    case "calculated": (needsExpression, hasDecimals, hasUnit) = (true, true, true)
    default: break
    }
    hasRows =
      hasPoles || ["scalematrix", "rank", "numbers", "texts"].contains(kind) || kind.hasSuffix("matrix")
  }
}
