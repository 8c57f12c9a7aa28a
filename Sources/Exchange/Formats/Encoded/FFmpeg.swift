import Foundation
import Timeline
import Wording

/// The program ffmpeg at work on one part. It reads that part and a text with chapters, writes one new file, and may
/// open nothing else: no network, no list of files.
struct FFmpeg {
  static let name = "ffmpeg"

  let source: SoundFile
  let interview: ExportedInterview
  /// Title and chapters, in ffmpeg's own words.
  let metadata: String
  let target: URL
  /// What it is told about the new file.
  let words: [String]

  /// Runs it to its end; the new file is on disk when this returns.
  ///
  /// - Throws: `ExchangeError`, or what `options.wrote` throws to stop; ffmpeg has ended then too.
  func run(_ options: ExportOptions) throws {
    guard let program = InstalledProgram.find(Self.name) else {
      throw ExchangeError(
        .missingProgram, "the program ffmpeg is not installed", hint: "install it: sudo apt install ffmpeg")
    }
    // Says in words what is wrong with the part, before ffmpeg does in its own.
    let recording = try Recording(source, of: interview)
    let bytes = recording.size
    // takes a header that leaves the length open for damage
    let sound = try recording.exact()
    let chapters = target.appendingPathExtension("chapters")
    defer { try? FileManager.default.removeItem(at: chapters) }
    try OutputFile.write(Data(metadata.utf8), to: chapters)

    let process = Process()
    process.executableURL = program
    let feed = recording.isSealed ? try FFmpegFeed() : nil
    process.arguments = arguments(chapters, isFed: feed != nil)
    // Not the caller's: a variable of his could make ffmpeg write reports elsewhere.
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardInput = feed?.input ?? FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      throw ExchangeError(.encodingFailed, "ffmpeg could not be started (\(error.localizedDescription))")
    }
    feed?.start(sound)
    let said: Said
    do {
      said = try follow(pipe.fileHandleForReading, bytes: bytes, options)
    } catch {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try? feed?.finish()
      throw error
    }
    process.waitUntilExit()
    try feed?.finish()
    guard process.terminationStatus == 0, said.isWhole else {
      // Ctrl-C ends ffmpeg as well: then it was stopped, and did not fail.
      try options.wrote(0)
      throw problem(said.complaint)
    }
    try OutputFile.synchronize(target)
  }

  /// What ffmpeg said until it ended.
  private struct Said {
    var isWhole = false
    /// Its last words that are no progress.
    var complaint = ""
  }

  private func arguments(_ chapters: URL, isFed: Bool) -> [String] {
    // The formats are named, so that nothing is guessed from what a file holds.
    func input(_ format: String, _ address: String) -> [String] {
      ["-protocol_whitelist", "file,pipe", "-f", format, "-i", address]
    }
    let sound = isFed ? "pipe:0" : Self.address(source.source ?? target)
    return ["-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-nostats", "-progress", "pipe:1"]
      + input(source.container.rawValue, sound) + input("ffmetadata", Self.address(chapters))
      + ["-map", "0:a:0", "-map_metadata", "1"] + words + [Self.address(target)]
  }

  /// With its protocol in front, a path can be taken for no other one, and for no option.
  private static func address(_ file: URL) -> String { "file:\(file.path(percentEncoded: false))" }

  /// Reads what ffmpeg says about how far it is and what it stumbles over, until it has ended.
  private func follow(_ pipe: FileHandle, bytes: Int64, _ options: ExportOptions) throws -> Said {
    let micro = max(1, source.frames * 1_000_000 / Int64(interview.rate.hertz))
    var told: Int64 = 0
    var said = Said()
    var rest = Data()
    while true {
      let more = pipe.availableData
      if more.isEmpty { break }
      rest += more
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        guard let fact = line.wholeMatch(of: /([a-z0-9_]+)=\s*(.*)/) else {
          said.complaint = line
          continue
        }
        if fact.1 == "progress", fact.2 == "end" { said.isWhole = true }
        guard fact.1 == "out_time_us", let time = Int64(fact.2) else { continue }
        let done = Int64(Double(bytes) * Double(min(max(time, 0), micro)) / Double(micro))
        try options.wrote(max(0, done - told))
        told = max(told, done)
      }
    }
    if said.isWhole { try options.wrote(bytes - told) }
    return said
  }

  /// What ffmpeg said last, as a sentence.
  private func problem(_ complaint: String) -> ExchangeError {
    if complaint.contains(String(cString: strerror(ENOSPC))) {
      return .system("cannot write", target.lastPathComponent, ENOSPC)
    }
    return ExchangeError(
      .encodingFailed,
      complaint.isEmpty
        ? "ffmpeg could not write \(target.lastPathComponent): it ended without saying why"
        : "ffmpeg could not write \(target.lastPathComponent): \(MarkerName.line(complaint.replacing(Self.address(target), with: "it")))",
      hint: "the format wav needs no other program")
  }
}
