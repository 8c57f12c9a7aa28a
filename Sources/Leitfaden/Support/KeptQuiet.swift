import Foundation

/// What a crash of the program must not tell.
enum KeptQuiet {
  /// A crash writes no image of the memory, in which answers and names lie, and no backtrace: that of the Swift runtime
  /// prints registers and the memory they point at, and takes a minute in which nothing recovers. (Forbidding other
  /// programs of the same person to look in, PR_SET_DUMPABLE, makes PipeWire take the recorder for a sandboxed program
  /// and refuse it the microphone.)
  static func afterCrashes() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] { signal(crash, SIG_DFL) }
  }
}
