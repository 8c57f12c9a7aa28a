/// What people want to do with the files of a format, in the order in which they are offered.
package enum ExportPurpose: String, Sendable, CaseIterable {
  /// Hear it again, with the moments that were marked.
  case listen
  /// Write down what was said.
  case transcribe
  /// Code it in a program for qualitative data.
  case code
  /// Count answers and compare interviews.
  case count
  /// Read it, print it, show it to others.
  case read
  /// Keep it for decades.
  case archive
}
