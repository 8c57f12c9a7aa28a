import WebServing

/// What the page shows that unlocks the library.
struct UnlockPage: Sendable {
  /// Where one was going.
  let next: String
  /// Leads back to the interview that is being recorded.
  let runningAddress: String?
  let texts: String

  init(next: String, running: String?, language: Language) {
    self.next = next
    runningAddress = running.map(Address.lead)
    texts = Texts.json(CommonTexts.phrases, SealingTexts.phrases, language: language)
  }
}

/// The guides with which an interview can be begun while the library is locked.
struct LockedPage: Sendable {
  let guides: [GuideTile]
  let hasGuides: Bool
  let runningAddress: String?

  init(_ guides: [GuideTile], running: String?, language: Language) {
    self.guides = guides
    hasGuides = !guides.isEmpty
    runningAddress = running.map(Address.lead)
  }
}
