import Analysis

/// What is shown while interviews are read, and when there are none.
struct AnalysisWaitPage: Sendable {
  let title, startAddress: String?
  let guideLanguage, guideAddress: String
  let isReading: Bool
  let done, total: Int
  let reading: String

  /// How long a page waits for interviews to be read before it shows how far that is.
  static let patience = Duration.milliseconds(800)

  /// `total` is 0 when no interview follows the guide.
  init(
    guide: String, title: String, guideLanguage: String = "", file: String? = nil, done: Int = 0,
    total: Int = 0, _ words: AnalysisWords
  ) {
    self.title = title.ifAny
    self.guideLanguage = guideLanguage
    guideAddress = Address.guide(guide)
    isReading = total > 0
    (self.done, self.total) = (done, total)
    reading = words("anReading", ["n": words.tables.count(done), "total": words.tables.count(total)])
    startAddress = file.map { Address.start(guide: $0) }
  }
}
