import Foundation
import Wording

/// The files and connections that the system lets the program hold open.
enum FileDescriptors {
  /// What a recording in a library takes, its second copy and a few connections included.
  private static let needed: rlim_t = 64
  /// What is asked for: pages, devices and interviews that are read side by side.
  private static let wanted: rlim_t = 4096

  /// Takes as many as the system allows. With too few the runtime would trap in the middle of what it does.
  ///
  /// - Throws: `CommandFailure` when less is allowed than any command can need.
  static func secure() throws {
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    guard setrlimit(kind, &limit) != 0 || limit.rlim_cur < needed else { return }
    getrlimit(kind, &limit)
    guard limit.rlim_cur < needed else { return }
    throw CommandFailure(
      "a program may hold only \(limit.rlim_cur) files open here, and Leitfaden needs \(needed)",
      hint: "`ulimit -n 1024` allows more in this shell; if it may not, ask whoever looks after the computer")
  }
}
