import Foundation
import Glibc
import Testing

@testable import Vault

/// The program `age`, at work in a folder of its own.
struct AgeProgram {
  let folder: URL
  private static let program = "/usr/bin/age"
  private let remover: Remover

  /// Whether its tests run: `scripts/install test` brings it, and where all readers are asked for a missing one is a
  /// failure, not a test less.
  static let isExpected =
    access(program, X_OK) == 0 || ProcessInfo.processInfo.environment["LEITFADEN_ALL_READERS"] != nil

  init() throws {
    try #require(access(Self.program, X_OK) == 0, "age is not installed")
    folder = FileManager.default.temporaryDirectory.appending(path: "leitfaden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    remover = Remover(folder)
  }

  /// An empty file.
  func new(_ name: String) -> URL {
    let file = folder.appending(path: name)
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return file
  }

  /// What it prints.
  @discardableResult
  func run(_ arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data
  }

  /// Runs it at a terminal of its own, as it asks for passphrases only there, and types one at every question.
  func type(_ passphrase: String, _ arguments: String...) throws {
    let script = """
      import os, pty, sys
      def read(fd):
          data = os.read(fd, 1024)
          if b"passphrase" in data.lower() and data.rstrip().endswith(b":"):
              os.write(fd, sys.argv[1].encode() + b"\\n")
          return data
      sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:], read)))
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, passphrase, Self.program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// What a sealed file holds, read by this room.
  func open(_ name: String, _ opener: AgeOpener) throws -> [UInt8] {
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    let reader = try AgeReader(sealedSize: Int64(bytes.count), openers: [opener]) {
      Array(bytes.dropFirst(Int($0)).prefix($1))
    }
    return try reader.read(at: 0, count: Int(reader.size))
  }

  private final class Remover {
    private let folder: URL
    init(_ folder: URL) { self.folder = folder }
    deinit { try? FileManager.default.removeItem(at: folder) }
  }
}
