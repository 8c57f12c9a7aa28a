import Interviewing
import Sound

/// Something that the interviewer should know at once, the most urgent first.
enum RecorderAlarm: Hashable {
  case notStored, lost, failed
  /// Another microphone took over: its name in plain words.
  case substitute(String)
  case muted, silent, monitor, clipping
  /// Minutes of recording that fit on the disk.
  case room(minutes: Int)
  case mirror(MirrorState)

  /// All that hold in a state.
  static func all(_ state: SessionState) -> [RecorderAlarm] {
    let recorder = state.recorder
    guard state.sounding != .ended, state.sounding != .notBegun else { return [] }
    var alarms: [RecorderAlarm] = state.storageProblem == nil ? [] : [.notStored]
    switch recorder.state {
    case .lost: alarms.append(.lost)
    case .failed: alarms.append(.failed)
    default:
      if let other = recorder.substitute {
        alarms.append(.substitute(other.description.isEmpty ? other.name : other.description))
      }
      if recorder.isMuted, recorder.isSilent {
        alarms.append(.muted)
      } else if recorder.isSilent {
        alarms.append(.silent)
      }
      if recorder.isMonitor { alarms.append(.monitor) }
      if recorder.isClipping { alarms.append(.clipping) }
    }
    if let seconds = recorder.remainingSeconds, seconds < DiskSpace.warnings[0], recorder.state != .failed {
      alarms.append(.room(minutes: seconds / 60))
    }
    if let mirror = recorder.mirror, mirror.isFailure { alarms.append(.mirror(mirror)) }
    return alarms
  }

  /// Which bell it is: the same one is not rung again while it lasts. Nil for what can wait for a glance.
  var bell: String? {
    switch self {
    case .clipping: nil
    case .room(let minutes): minutes < DiskSpace.warnings[1] / 60 ? "disk" : nil
    case .failed: "disk"
    case .lost, .substitute: "microphone"
    case .muted, .silent: "silence"
    case .monitor: "monitor"
    case .mirror: "mirror"
    case .notStored: "storage"
    }
  }
}
