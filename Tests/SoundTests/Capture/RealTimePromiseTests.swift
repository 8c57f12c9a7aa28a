import Foundation
import Testing

/// The compiler's promise that the capture loop neither locks nor allocates rests on an underscored attribute;
/// these tests notice a toolchain that ignores it.
@Suite struct RealTimePromiseTests {
  @Test(
    "the compiler refuses what a real-time thread may not do",
    arguments: [
      ("@_noLocks func bad(_ n: Int) -> Int { var a = [n]; a.append(n); return a.count }", false),
      ("final class C { var n = 0 }\n@_noLocks func bad() -> Int { C().n }", false),
      ("func free(_ n: Int) -> Any { n }\n@_noLocks func bad(_ n: Int) -> Any { free(n) }", false),
      ("@_noLocks func good(_ n: Int) -> Int { n &* 2 }", true),
    ])
  func refuses(source: String, compiles: Bool) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "snippet.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-sil", "-o",
      folder.url.appending(path: "out.sil").path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect((process.terminationStatus == 0) == compiles, "\(text)")
    if !compiles { #expect(text.contains("allocat") || text.contains("lock"), "\(text)") }
  }

  @Test("every function of the capture loop carries the promise")
  func annotated() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Sound/Capture/RealTime")
    for name in ["CaptureLoop", "CaptureLoop+Recovery"] {
      let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
      let functions = text.split(separator: "\n").filter { $0.contains(" func ") }
      #expect(functions.count >= 3)
      for line in functions where !line.contains("func exchange(") {
        #expect(line.contains("@_noLocks"), "\(name): \(line)")
      }
    }
  }
}
