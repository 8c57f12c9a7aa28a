import Exchange
import WebServing

/// Where a second copy of the sound can go while it is recorded.
struct MirrorChoice: Sendable {
  /// The folder; empty for no copy.
  let mirrorPath: String
  let mirrorName, mirrorRemark: String
  let isChosen: Bool

  /// None, then every medium that is plugged in and can be written to, then the one of the last time if it is missing.
  /// Empty when there is nothing to choose.
  static func all(chosen: String, _ language: Language) -> [MirrorChoice] {
    let media = RemovableMedium.all().map { ExportMediumView($0, language) }.filter { !$0.isReadOnly }
    let isThere = media.contains { $0.path == chosen }
    guard !media.isEmpty || !chosen.isEmpty else { return [] }
    var choices = [
      MirrorChoice(
        mirrorPath: "", mirrorName: Texts.text("secondCopyNone", language), mirrorRemark: "",
        isChosen: !isThere)
    ]
    choices += media.map {
      MirrorChoice(
        mirrorPath: $0.path, mirrorName: $0.mediumName, mirrorRemark: $0.mediumFacts,
        isChosen: $0.path == chosen)
    }
    if !isThere, !chosen.isEmpty {
      choices.append(
        MirrorChoice(
          mirrorPath: chosen, mirrorName: chosen, mirrorRemark: Texts.text("secondCopyMissing", language),
          isChosen: false))
    }
    return choices
  }
}
