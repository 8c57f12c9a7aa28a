import Foundation
import Testing

/// Parent of all suites that use the virtual microphone or loudspeaker: its configuration belongs to the process,
/// so these suites run one after another.
@Suite(.serialized, .timeLimit(.minutes(2))) enum VirtualDevice {}

/// The virtual microphone and loudspeaker of this test process (`Tests/Support/virtual-mic`): ALSA names `vmic`,
/// `vspk`, `default`. Started at first use, removed when the process ends.
struct VirtualMicrophone: Sendable {
  /// The one device of this process.
  static func shared() throws -> VirtualMicrophone { try started.get() }

  /// Where its files lie: control page, what the loudspeaker played, log.
  let folder: URL

  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Support/virtual-mic")

  private static let started = Result<VirtualMicrophone, any Error> {
    let folder = URL(filePath: "/tmp/leitfaden-vmic-\(getpid())")
    setenv("VMIC_DIR", folder.path, 1)
    let device = VirtualMicrophone(folder: folder)
    try device.run("start", "--no-install")
    setenv("ALSA_CONFIG_PATH", folder.appending(path: "alsa.conf").path, 1)
    atexit { try? FileManager.default.removeItem(atPath: "/tmp/leitfaden-vmic-\(getpid())") }
    return device
  }

  /// Runs the script with `arguments` and gives what it printed.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = Self.script
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "virtual-mic \(arguments.joined(separator: " ")) failed")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Puts everything back as it was after the start: plugged in, silent, nominal clock.
  func reset() throws {
    try run("replug")
    try run("unstall")
    try run("speed", "1")
    try run("quiet")
  }
}
