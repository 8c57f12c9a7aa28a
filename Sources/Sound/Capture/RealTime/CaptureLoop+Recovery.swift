import Glibc
import RealTimeC

extension CaptureLoop {
  /// Brings the device back after `error`; returns 0, or a negative error when it is lost.
  @_noLocks mutating func recover(_ error: Int32) -> Int32 {
    if error == -ESTRPIPE { return wake() }
    guard error == -EPIPE else { return error }
    let now = Int(rt_now())
    if now &- faultsSince > 1_000_000_000 {
      faultsSince = now
      faults = 0
    }
    faults = faults &+ 1
    faultsInARow = faultsInARow &+ 1
    // Some plug-ins of a dead sound server report overruns for ever, and each restart succeeds.
    if faults > 10 || faultsInARow > 3 { return error }
    return restart(.overrun)
  }

  /// Resumes a suspended device for up to 1 s, then starts it afresh; gives up after 2 s.
  @_noLocks private mutating func wake() -> Int32 {
    let now = Int(rt_now())
    if suspendedSince == 0 { suspendedSince = now }
    let waited = now &- suspendedSince
    if waited > 2_000_000_000 { return -ESTRPIPE }
    if waited > 1_000_000_000 {
      rt_sleep(100_000_000)
      return restart(.suspended)
    }
    let result = rt_resume(pcm)
    if result == 0 {
      if interruption.isNone { interruption = .suspended }
      restarted = 0
    } else if result != -EAGAIN && result != -ESTRPIPE {
      return restart(.suspended)
    }
    rt_sleep(20_000_000)
    return 0
  }

  /// Starts the stopped device again.
  @_noLocks private mutating func restart(_ cause: CaptureNotice.Cause) -> Int32 {
    let prepared = rt_prepare(pcm)
    if prepared < 0 { return prepared }
    var began: Int64 = 0
    let started = rt_start(pcm, status, &began)
    if started < 0 { return started }
    restarted = Int(began)
    if !interruption.outranksOverrun { interruption = cause }
    return 0
  }
}
