/// How the export of an interview stands, and what lies in its folder.
struct ExportState: Encodable, Sendable {
  /// One file for another program.
  struct File: Encodable, Sendable {
    var name: String
    var bytes: Int
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
  /// Why none may be fetched, as a sentence; `nil` where the participant agreed to it.
  var refusal: String?
}
