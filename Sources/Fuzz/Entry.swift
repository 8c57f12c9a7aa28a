import Foundation

/// libFuzzer's own loop; it reads its options from the words of the command line.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Where the program begins: the package manager calls the entry of an executable after its target.
@_cdecl("Fuzz_main")
public func fuzzMain(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, words) = (count, words)
  return runDriver(&count, &words) { bytes, count in
    chosen(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

private let chosen: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["LEITFADEN_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTargets.all[name] else {
    let names = FuzzTargets.all.keys.sorted().joined(separator: ", ")
    FileHandle.standardError.write(Data("name one of these in LEITFADEN_FUZZ_TARGET: \(names)\n".utf8))
    exit(64)
  }
  return target
}()
