import Foundation

/// What a crash of the program must not tell.
enum KeptQuiet {
  /// A crash writes no image of the memory, in which answers and names lie. The Swift runtime prints nothing of it
  /// either unless SWIFT_BACKTRACE asks for it. (Forbidding other programs of the same person to look in,
  /// PR_SET_DUMPABLE, makes PipeWire take the recorder for a sandboxed program and refuse it the microphone.)
  static func afterCrashes() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
