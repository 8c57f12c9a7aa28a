import Foundation
import Library
import Wording

/// The process that keeps a key. `library unlock` starts it; it is no command for people.
enum KeyAgentProcess {
  /// What an agent needs to know of the session, and nothing else of it.
  private static let variables = ["XDG_RUNTIME_DIR", "TMPDIR", "HOME", "LD_LIBRARY_PATH"]

  /// Starts it, and waits until it can be asked.
  ///
  /// - Throws: `CommandFailure`.
  static func start(for folder: URL, lines: [String], minutes: Int) throws {
    let (process, secret, answer) = (Process(), Pipe(), Pipe())
    // the program itself, also when another one lies in its place since
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = [KeyAgent.word, folder.standardizedFileURL.path(percentEncoded: false), "\(minutes)"]
    process.environment = ProcessInfo.processInfo.environment.filter { Self.variables.contains($0.key) }
    (process.standardInput, process.standardOutput) = (secret, answer)
    process.standardError = FileHandle.nullDevice
    let failure = CommandFailure(
      "the key cannot be kept here", hint: "use --passphrase-file or --passphrase-command instead")
    do {
      try process.run()
      try secret.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
      try secret.fileHandleForWriting.close()
    } catch { throw failure }
    guard let said = try? answer.fileHandleForReading.read(upToCount: 5), said == Data("ready".utf8) else {
      throw failure
    }
  }

  /// Keeps a key when these words ask for it; returns at its end.
  ///
  /// - Returns: Whether they did.
  static func serve(_ words: [String]) throws -> Bool {
    guard words.count == 3, words[0] == KeyAgent.word, let minutes = Int64(words[2]), 1...1440 ~= minutes
    else {
      return false
    }
    // it outlives the terminal, and is not ended by a key in it; who wants its end says so to itself, also under nohup
    setsid()
    for name in [SIGHUP, SIGINT, SIGTERM] { signal(name, SIG_DFL) }
    // what the shell had open is none of its business
    for descriptor in 3..<Int32(1024) { close(descriptor) }
    chdir("/")
    // out of the swap space where the system allows it
    mlockall(Int32(MCL_CURRENT))
    let lines = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let agent = try KeyAgent(library: URL(filePath: words[1], directoryHint: .isDirectory))
    try agent.serve(lines, idle: minutes * 60_000_000_000) {
      Console.write("ready", to: 1)
      let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
      for stream in [0, 1, 2] as [Int32] { dup2(nothing, stream) }
    }
    return true
  }
}
