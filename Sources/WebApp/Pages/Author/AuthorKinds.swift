import Guide
import WebServing

/// The answer kinds in the groups in which an author looks for them, each with a picture and an example.
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

  private static let order: [(key: String, kinds: [(id: String, picture: String)])] = [
    ("authorGroupTalk", [("open", "k-talk"), ("info", "k-info"), ("ack", "k-several")]),
    (
      "authorGroupChoose",
      [
        ("single", "k-one"), ("multiple", "k-several"), ("yesno", "k-one"), ("gender", "k-one"),
        ("rank", "k-rank"),
      ]
    ),
    (
      "authorGroupRate",
      [("scale", "k-scale"), ("slider", "k-slider"), ("differential", "k-slider")]
    ),
    (
      "authorGroupNumber",
      [("number", "k-number"), ("integer", "k-number"), ("numbers", "k-number"), ("calculated", "k-sum")]
    ),
    (
      "authorGroupText",
      [
        ("text", "k-text"), ("long", "k-long"), ("texts", "k-long"), ("email", "k-text"), ("phone", "k-text"),
        ("url", "k-text"), ("masked", "k-text"), ("barcode", "k-barcode"),
      ]
    ),
    (
      "authorGroupTime",
      [("date", "k-date"), ("time", "k-time"), ("datetime", "k-date"), ("duration", "k-time")]
    ),
    (
      "authorGroupTable",
      [
        ("matrix", "k-table"), ("multimatrix", "k-table"), ("scalematrix", "k-table"),
        ("yesnomatrix", "k-table"),
        ("changematrix", "k-table"), ("numbermatrix", "k-table"), ("textmatrix", "k-table"),
        ("dualmatrix", "k-table"),
      ]
    ),
    (
      "authorGroupOther",
      [
        ("location", "k-place"), ("points", "k-points"), ("draw", "k-draw"), ("sign", "k-draw"),
        ("photo", "k-photo"), ("audio", "k-sound"), ("video", "k-film"), ("file", "k-file"),
      ]
    ),
  ]

  /// All groups in a language; a kind that nobody put into a group is in the last one.
  static func groups(_ language: Language) -> [Group] {
    let grouped = Set(order.flatMap { $0.kinds.map(\.id) })
    let others = AnswerKinds.all.map { $0.id }.filter { !grouped.contains($0) }.map {
      (id: $0, picture: "k-text")
    }
    return order.enumerated().map { index, group in
      let kinds = group.kinds + (index == order.count - 1 ? others : [])
      return Group(
        name: Texts.text(group.key, language),
        kinds: kinds.map { kind in
          let key = "authorExample_\(kind.id)"
          let example = Texts.text(key, language)
          let name = AnswerKinds.name(kind.id, in: language.rawValue)
          return Kind(
            id: kind.id, name: name.prefix(1).uppercased() + name.dropFirst(),
            example: example == key ? "" : example, picture: kind.picture, parts: KindParts(of: kind.id),
            hasValue: AnswerKinds.kind(kind.id)?.hasValue ?? false)
        })
    }
  }
}
