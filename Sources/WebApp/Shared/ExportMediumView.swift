import Exchange
import Foundation
import WebServing

/// A stick or card that can be chosen.
struct ExportMediumView: Encodable, Sendable {
  let path, mediumName, mediumFacts: String
  let isReadOnly: Bool

  init(_ medium: RemovableMedium, _ language: Language) {
    path = medium.folder.path
    mediumName = medium.name
    isReadOnly = medium.isReadOnly
    let free = medium.free.map { Amounts(language: language).size($0) }
    mediumFacts =
      medium.isReadOnly
      ? Texts.text("exReadOnly", language)
      : free.map { Texts.text("exFree", language, ["free": $0]) } ?? ""
  }
}
