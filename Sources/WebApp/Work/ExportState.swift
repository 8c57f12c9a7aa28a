/// How the export of an interview stands, and what lies in its folder.
struct ExportState: Encodable, Sendable {
  /// One file for another program.
  struct File: Encodable, Sendable {
    var name: String
    var bytes: Int
    /// Whether the participant did not agree to what it is for, so that it is fetched only in spite of that.
    var isKept = false
  }

  /// Whether files are being written.
  var isRunning: Bool
  /// 0 to 1.
  var progress: Double
  /// What went wrong the last time, and what to do, as sentences.
  var problem: String?
  /// Where the files lie on the computer that records.
  var folder: String
  var files: [File]
  /// Why none were written by themselves, as a sentence; `nil` where they are.
  var reason: String?
  /// Why some are kept, as a sentence; `nil` where none is.
  var refusal: String?
}
