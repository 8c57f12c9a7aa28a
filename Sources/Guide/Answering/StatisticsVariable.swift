import Wording

/// How a statistics program should keep one column: its form, its measure, and what its codes mean.
package struct StatisticsVariable: Hashable, Sendable {
  /// What a cell is.
  package enum Form: Hashable, Sendable {
    /// A number with so many digits in all, and after the decimal point.
    case number(width: Int, decimals: Int)
    /// A text of at most so many bytes; 0 when the data must tell.
    case text(bytes: Int)
    /// `yyyy-mm-dd`
    case date
    /// `hh:mm` or `hh:mm:ss`
    case time
    /// Date and time of day, with an offset where one was given.
    case dateTime
    /// Seconds.
    case duration
  }

  /// What may be done with the values.
  package enum Measure: String, Hashable, Sendable {
    /// They are different or the same.
    case nominal
    /// They have an order.
    case ordinal
    /// They have distances.
    case scale
  }

  /// What a code means.
  package struct Label: Hashable, Sendable {
    /// As it stands in a cell.
    package var code: String
    /// What people read.
    package var text: String

    /// Makes a label.
    package init(code: String, text: String) {
      (self.code, self.text) = (code, text)
    }
  }

  /// The heading of its column.
  package var name: String
  /// What it holds.
  package var label: String
  /// What a cell is.
  package var form: Form
  /// What may be done with the values.
  package var measure: Measure
  /// Codes of answers, in the order of the guide.
  package var labels: [Label]
  /// Codes of the guide's own reasons for having no answer; those of `MissingReason` come on top everywhere.
  package var missing: [Label]
  /// Whether it is 1 for yes and 0 for no, whatever these are called.
  package var isFlag = false
  /// Codes of which Leitfaden, not the guide, says what they mean.
  var ownWords: [String: Sentence] = [:]

  /// The same with Leitfaden's own words in a language, a BCP 47 tag.
  package func said(in language: String) -> StatisticsVariable {
    var said = self
    for index in labels.indices {
      guard let word = ownWords[labels[index].code] else { continue }
      said.labels[index].text = word.said(in: language)
    }
    return said
  }

  /// Makes a variable.
  package init(
    name: String, label: String, form: Form, measure: Measure, labels: [Label] = [], missing: [Label] = []
  ) {
    (self.name, self.label, self.form, self.measure) = (name, label, form, measure)
    (self.labels, self.missing) = (labels, missing)
  }

  /// SPSS's name of the form: `F8.2`, `A40`, `SDATE10`, `TIME8`, `DATETIME20`.
  package var spssFormat: String {
    switch form {
    case .number(let width, let decimals): "F\(width).\(decimals)"
    case .text(let bytes): "A\(max(bytes, 1))"
    case .date: "SDATE10"
    case .time, .duration: "TIME8"
    case .dateTime: "DATETIME20"
    }
  }
}
