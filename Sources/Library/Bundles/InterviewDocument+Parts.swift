import Interview

extension InterviewDocument {
  /// Names the parts as the library does that holds them: sealed ones end in `.age`, in a bundle none does.
  mutating func nameParts(sealed: Bool) {
    for index in events.indices {
      guard case .partOpened(var part) = events[index].body else { continue }
      part.file = BundledFile.plain(part.file) + (sealed ? BundledFile.sealedEnding : "")
      events[index].body = .partOpened(part)
    }
  }
}
