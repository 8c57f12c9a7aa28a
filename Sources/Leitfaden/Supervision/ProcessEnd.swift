import Foundation

/// How a process ended.
enum ProcessEnd: Equatable {
  case exited(Int32)
  case killed(signal: Int32)

  /// Reads what `waitpid` said.
  init(status: Int32) {
    self = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: status & 0x7f)
  }

  /// Ends this process the same way.
  func repeatHere() -> Never {
    switch self {
    case .exited(let status): exit(status)
    case .killed(let number):
      var mask = sigset_t()
      sigemptyset(&mask)
      sigaddset(&mask, number)
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      kill(getpid(), number)
      // one that does not end a process
      exit(128 + number)
    }
  }
}
