internal import CReadStat
import Wording

typealias SavVariablePointer = UnsafeMutablePointer<readstat_variable_t>

/// Hands a column and its cells to ReadStat.
enum SavColumn {
  static func add(
    _ column: StatisticsColumn, number: Int, to writer: UnsafeMutablePointer<readstat_writer_t>
  ) throws(DocumentError) -> SavVariablePointer {
    let width: Int
    let type: readstat_type_t
    switch column.form {
    case .number: (type, width) = (READSTAT_TYPE_DOUBLE, 0)
    case .text(let bytes):
      (type, width) = (READSTAT_TYPE_STRING, min(max(bytes, 1), StatisticsFile.longestText))
    }
    guard let variable = readstat_add_variable(writer, column.name, type, width) else {
      throw DocumentError(.tooLarge, "there is not enough memory to write the SPSS file")
    }
    readstat_variable_set_label(variable, SavText.cut(column.label, to: 256))
    switch column.form {
    case .number(let format): readstat_variable_set_format(variable, format)
    // Without a format of its own, which PSPP refuses for long texts.
    case .text: break
    }
    readstat_variable_set_measure(variable, measure(column.measure))
    if !column.labels.isEmpty, let set = readstat_add_label_set(writer, type, "labels\(number)") {
      for label in column.labels {
        let text = SavText.cut(label.text, to: 120)
        switch label.value {
        case .number(let value): readstat_label_double_value(set, value, text)
        case .text(let value): readstat_label_string_value(set, SavText.cut(value, to: width), text)
        case .nothing: break
        }
      }
      readstat_variable_set_label_set(variable, set)
    }
    if let range = column.missingRange {
      try check(
        readstat_variable_add_missing_double_range(variable, range.lowerBound, range.upperBound), column)
    }
    for missing in column.missing {
      switch missing {
      case .number(let value): try check(readstat_variable_add_missing_double_value(variable, value), column)
      case .text(let value): try check(readstat_variable_add_missing_string_value(variable, value), column)
      case .nothing: break
      }
    }
    return variable
  }

  static func insert(
    _ value: StatisticsValue, _ column: StatisticsColumn, _ variable: SavVariablePointer,
    _ writer: UnsafeMutablePointer<readstat_writer_t>
  ) -> readstat_error_t {
    switch (value, column.form) {
    case (.number(let number), .number) where number.isFinite:
      readstat_insert_double_value(writer, variable, number)
    case (.text(let text), .text(let bytes)):
      readstat_insert_string_value(
        writer, variable, SavText.cut(text, to: min(bytes, StatisticsFile.longestText)))
    default: readstat_insert_missing_value(writer, variable)
    }
  }

  private static func measure(_ measure: StatisticsColumn.Measure) -> readstat_measure_t {
    switch measure {
    case .nominal: READSTAT_MEASURE_NOMINAL
    case .ordinal: READSTAT_MEASURE_ORDINAL
    case .scale: READSTAT_MEASURE_SCALE
    }
  }

  private static func check(_ error: readstat_error_t, _ column: StatisticsColumn) throws(DocumentError) {
    try StatisticsFile.check(error, column.name)
  }
}
