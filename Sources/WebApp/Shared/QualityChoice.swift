import Library
import Sound

/// A quality of sound as people choose it: what it is for, what it costs, how long the disk lasts.
struct QualityChoice: Sendable {
  let quality, qualityName, purpose, cost: String
  let isChosen: Bool

  init(_ quality: AudioQuality, isChosen: Bool, free: Int64?, _ settings: Settings, _ amounts: Amounts) {
    self.quality = quality.rawValue
    self.isChosen = isChosen
    qualityName = Texts.text("quality_\(quality.rawValue)", amounts.language)
    purpose = Texts.text("qualityFor_\(quality.rawValue)", amounts.language)
    let bytes = quality.format.bytesPerHour
    let perHour = Texts.text("perHour", amounts.language, ["size": amounts.size(bytes)])
    let fits = free.map { free in
      Texts.text(
        "fits", amounts.language,
        [
          "time": amounts.room(
            seconds: DiskRoom(free: free, bytesPerHour: settings.bytesPerHour(quality)).seconds)
        ])
    }
    cost = [perHour, fits].compactMap(\.self).joined(separator: " · ")
  }

  /// All of them.
  static func all(
    chosen: AudioQuality, free: Int64?, _ settings: Settings, _ amounts: Amounts
  ) -> [QualityChoice] {
    AudioQuality.allCases.map { QualityChoice($0, isChosen: $0 == chosen, free: free, settings, amounts) }
  }
}
