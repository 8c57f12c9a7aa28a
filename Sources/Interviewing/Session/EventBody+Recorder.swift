import Interview
import Sound
import Timeline

extension EventBody {
  /// What an event of the recorder means on the time line, and where; `nil` for those that only screens show.
  static func of(_ event: RecorderEvent, now: Frame) -> (body: EventBody, frame: Frame)? {
    switch event {
    case .partOpened(let number, let file, let firstFrame, let device):
      (
        .partOpened(PartOpened(number: number, file: file, firstFrame: firstFrame, device: device)),
        firstFrame
      )
    case .partClosed(let number, _, let frames, _, let sha256):
      (.partClosed(PartClosed(number: number, frames: frames, sha256: sha256)), now)
    case .gap(let gap): (.gap(gap), gap.frame)
    case .deviceLost(let name, let frame): (.deviceLost(name: name), frame)
    case .deviceReturned(let name, let frame): (.deviceChanged(name: name), frame)
    case .silence(let began, let frame): (.noticed(began ? .silenceBegan : .silenceEnded), frame)
    case .clipping(let frame): (.noticed(.clipping), frame)
    case .stalled(let frame): (.noticed(.stalled), frame)
    case .wrongSource(let frame): (.noticed(.wrongSource), frame)
    case .muted(let frame): (.noticed(.muted), frame)
    case .mirror(.verified): (.noticed(.mirrorVerified), now)
    case .mirror(.firstDamaged): (.noticed(.firstDamaged), now)
    case .mirrorKeptOther: (.noticed(.mirrorKeptOther), now)
    case .mirror(let state): (.noticed(state.isFailure ? .mirrorFailed : .mirrorReturned), now)
    case .diskLow: (.noticed(.diskLow), now)
    case .diskFull: (.noticed(.diskFull), now)
    case .failed: nil
    }
  }
}
