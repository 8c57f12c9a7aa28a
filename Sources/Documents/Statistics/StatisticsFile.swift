package import Foundation
internal import CReadStat
import Wording

/// Writes the files of SPSS (.sav), in UTF-8, packed row by row.
package enum StatisticsFile {
  /// The longest text in bytes; longer ones are read back in pieces by some programs.
  package static let longestText = 9000

  /// The file's bytes: the same for the same table and moment. Texts longer than their column are cut between
  /// characters; NUL, which no text can hold there, becomes the replacement character.
  ///
  /// - Throws: when a column has a name or missing values that SPSS does not take, or memory runs out.
  package static func sav(
    _ columns: [StatisticsColumn], rows: [[StatisticsValue]], label: String, moment: Date
  ) throws(DocumentError) -> Data {
    guard let writer = readstat_writer_init() else { throw failure("there is not enough memory", nil) }
    defer { readstat_writer_free(writer) }
    let output = Output()
    readstat_set_data_writer(writer) { bytes, count, context in
      guard let bytes, let context else { return -1 }
      Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data.append(
        bytes.assumingMemoryBound(to: UInt8.self), count: count)
      return count
    }
    readstat_writer_set_file_label(writer, SavText.cut(label, to: 64))
    readstat_writer_set_file_timestamp(writer, time_t(moment.timeIntervalSince1970.rounded(.down)))
    readstat_writer_set_compression(writer, READSTAT_COMPRESS_ROWS)
    var variables: [SavVariablePointer] = []
    for (index, column) in columns.enumerated() {
      variables.append(try SavColumn.add(column, number: index, to: writer))
    }
    let context = Unmanaged.passUnretained(output).toOpaque()
    try check(readstat_begin_writing_sav(writer, context, rows.count), nil)
    // Which columns are wrong is known only now, and must be asked: the first row would say no more than that.
    for (column, variable) in zip(columns, variables) {
      try check(readstat_validate_variable(writer, variable), column.name)
    }
    for row in rows {
      try check(readstat_begin_row(writer), nil)
      for (place, variable) in variables.enumerated() {
        let value = place < row.count ? row[place] : .nothing
        try check(SavColumn.insert(value, columns[place], variable, writer), columns[place].name)
      }
      try check(readstat_end_row(writer), nil)
    }
    try check(readstat_end_writing(writer), nil)
    return output.data
  }

  /// ReadStat checks names and missing values late, and goes on into damaged memory when its word is not heeded.
  static func check(_ error: readstat_error_t, _ column: String?) throws(DocumentError) {
    guard error == READSTAT_OK else {
      throw failure(readstat_error_message(error).map { String(cString: $0) } ?? "unknown", column)
    }
  }

  private static func failure(_ reason: String, _ column: String?) -> DocumentError {
    let place = column.map { ", column \($0)" } ?? ""
    return DocumentError(.malformed, "the SPSS file cannot be written\(place) (\(reason))")
  }

  private final class Output { var data = Data() }
}
