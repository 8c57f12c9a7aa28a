import Foundation

/// What libFuzzer calls with each input. `LEITFADEN_FUZZ_TARGET` names the reader that is tried.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let chosen: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["LEITFADEN_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTargets.all[name] else {
    FileHandle.standardError.write(
      Data(
        "name one of these in LEITFADEN_FUZZ_TARGET: \(FuzzTargets.all.keys.sorted().joined(separator: ", "))\n"
          .utf8))
    exit(64)
  }
  return target
}()
