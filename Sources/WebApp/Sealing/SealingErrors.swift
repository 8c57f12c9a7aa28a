import HTTPTypes
import WebServing
import Wording

extension WebError {
  /// What every request is answered that needs to read while the library is locked.
  static let locked = WebError(
    status: .init(code: 423), "library-locked", "the library is locked", hint: "unlock it with its passphrase"
  )
  /// What every request is answered before somebody has decided about encryption.
  static let undecided = WebError(
    status: .conflict, "undecided", "nobody has decided yet whether this new library is to be encrypted",
    hint: "open the first page and decide")
  static let notNew = WebError(
    status: .conflict, "not-new", "this library is no longer new", hint: "load the page again")
  static let weakPassphrase = WebError(
    status: .unprocessableContent, "weak-passphrase",
    "this passphrase is too easy to guess: it needs 12 characters, five of them different",
    hint: "several unrelated words are good")
  static let unlocking = WebError(
    status: .conflict, "unlocking", "another passphrase is being tried right now",
    hint: "try again in a second")
}
