import Guide
import WebServing

/// What the page that writes a guide begins with; all else comes as `AuthorState`.
struct AuthorPage: Sendable {
  /// What the scripts need to know.
  struct Facts: Encodable, Sendable {
    let key, file: String
    let state: AuthorState
    let groups: [AuthorKinds.Group]
    let startAddress, guideAddress: String
    /// How many interviews ran with this guide.
    let interviews: Int
  }

  let name, guideLanguage, guideAddress, startAddress: String
  let facts, texts: String

  init(key: String, file: String, state: AuthorState, interviews: Int, _ amounts: Amounts) {
    let language = amounts.language
    name = state.facts?.title ?? file
    guideLanguage = state.facts?.language ?? ""
    guideAddress = Address.guide(key)
    startAddress = Address.start(guide: file)
    facts = JSONBody.embedded(
      Facts(
        key: key, file: file, state: state, groups: AuthorKinds.groups(language), startAddress: startAddress,
        guideAddress: guideAddress, interviews: interviews))
    texts = Texts.json(
      CommonTexts.phrases, AnsweringTexts.phrases, AuthorTexts.phrases, language: language)
  }
}
