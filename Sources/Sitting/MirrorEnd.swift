package import Interview
import Sound

/// How the second copy of a sitting stands at its end, by what was noticed in the last sitting.
package struct MirrorEnd: Sendable {
  private let last: EventBody.SoundNotice?
  private let keptOther: Bool

  /// Reads it from the interview.
  package init(_ interview: Interview) {
    var notices: [EventBody.SoundNotice] = []
    for event in interview.events {
      if event.body.is(EventBody.Reopened.self) { notices = [] }
      if let noticed = event.body.as(EventBody.Noticed.self) { notices.append(noticed.notice) }
    }
    last = notices.last(where: \.isOfMirror)
    keptOther = notices.contains(.mirrorKeptOther)
  }

  /// Whether it was read back and is the same as the library.
  package var isSame: Bool { last == .mirrorVerified }

  /// Whether it is whole, also where the library is not.
  package var isWhole: Bool { isSame || last == .firstDamaged }

  /// What has to be said of it.
  func notices(of folder: String) -> [SittingNotice] {
    let first: SittingNotice =
      switch last {
      case .mirrorVerified: .copyIsSame(folder: folder)
      case .firstDamaged: .firstDamaged(folder: folder)
      default: .copyNotWhole(folder: folder)
      }
    let kept = "\(folder)/\(RecoveredOriginals.folderName)"
    return keptOther ? [first, .copyKeptOther(folder: folder, kept: kept)] : [first]
  }
}

extension EventBody.SoundNotice {
  /// Whether it tells of the second copy.
  fileprivate var isOfMirror: Bool {
    switch self {
    case .mirrorFailed, .mirrorReturned, .mirrorVerified, .firstDamaged: true
    default: false
    }
  }
}
