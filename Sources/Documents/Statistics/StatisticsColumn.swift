/// A column of a file for a statistics program.
package struct StatisticsColumn: Hashable, Sendable {
  /// What its cells are.
  package enum Form: Hashable, Sendable {
    /// Numbers, shown in a format of SPSS: `F8.2`, `SDATE10`.
    case number(format: String)
    /// Texts of at most so many bytes of UTF-8, 1 or more.
    case text(bytes: Int)
  }

  /// What may be done with the values.
  package enum Measure: Hashable, Sendable {
    /// They are different or the same.
    case nominal
    /// They have an order.
    case ordinal
    /// They have distances.
    case scale
  }

  /// What a value means.
  package struct Label: Hashable, Sendable {
    /// The value.
    package var value: StatisticsValue
    /// What people read; 120 bytes are kept.
    package var text: String

    /// Makes a label.
    package init(_ value: StatisticsValue, _ text: String) { (self.value, self.text) = (value, text) }
  }

  /// A letter, then letters, digits and `_ . @ # $`; at most 64 bytes, unique without regard to capitals.
  package var name: String
  /// What it holds; 256 bytes are kept.
  package var label: String
  /// What its cells are.
  package var form: Form
  /// What may be done with them.
  package var measure: Measure
  /// What values mean.
  package var labels: [Label]
  /// Numbers that mean there is no answer. SPSS takes one such range and one value beside it.
  package var missingRange: ClosedRange<Double>?
  /// Single values that mean there is no answer: one beside a range, otherwise up to three; texts of at most 8 bytes.
  package var missing: [StatisticsValue]

  /// Makes a column.
  package init(
    name: String, label: String, form: Form, measure: Measure, labels: [Label] = [],
    missingRange: ClosedRange<Double>? = nil, missing: [StatisticsValue] = []
  ) {
    (self.name, self.label, self.form, self.measure) = (name, label, form, measure)
    (self.labels, self.missingRange, self.missing) = (labels, missingRange, missing)
  }
}

/// A cell of a file for a statistics program.
package enum StatisticsValue: Hashable, Sendable {
  /// A number; dates are seconds since 14 October 1582.
  case number(Double)
  /// A text.
  case text(String)
  /// Nothing; what SPSS calls system-missing.
  case nothing
}
