import Guide
import WebServing
import Wording

/// The answer kinds in the groups in which an author looks for them, as the scripts get them: what their sheets say.
enum AuthorKinds {
  struct Kind: Encodable, Sendable {
    let id, name, example: String
    /// One of the pictures of `author-symbols.mustache`.
    let picture: String
    let parts: KindParts
    let hasValue: Bool
  }

  struct Group: Encodable, Sendable {
    let name: String
    let kinds: [Kind]
  }

  /// All groups in a language.
  static func groups(_ language: Language) -> [Group] {
    KindGroup.allCases.map { group in
      Group(
        name: group.name.said(in: language.rawValue),
        kinds: AnswerKinds.all.filter { $0.sheet.group == group }.map { kind($0, language.rawValue) })
    }
  }

  private static func kind(_ kind: any AnswerKind.Type, _ language: String) -> Kind {
    let sheet = kind.sheet
    let name = sheet.name.said(in: language)
    return Kind(
      id: kind.id, name: name.prefix(1).uppercased() + name.dropFirst(),
      example: sheet.example.said(in: language), picture: sheet.picture.rawValue, parts: sheet.parts,
      hasValue: kind.hasValue)
  }
}
