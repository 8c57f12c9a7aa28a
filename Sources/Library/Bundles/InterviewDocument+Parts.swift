import Interview
import Vault

extension InterviewDocument {
  /// Names the parts as the library does that holds them: sealed ones end in `.age`, in a bundle none does.
  mutating func nameParts(sealed: Bool) {
    for index in events.indices {
      guard var part = events[index].body.as(EventBody.PartOpened.self) else { continue }
      part.file = sealed ? SealedName.sealed(SealedName.plain(part.file)) : SealedName.plain(part.file)
      events[index].body = .partOpened(part)
    }
  }
}
