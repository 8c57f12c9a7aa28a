package import Wording

/// Why a step of editing could not be done; the guide is as it was.
package struct GuideEditProblem: Error, Hashable, Sendable {
  /// The reason, for programs and translations.
  package enum Code: String, Sendable {
    /// The question or section is not in the guide (any more).
    case gone
    /// The id breaks the rules for ids.
    case wrongID
    /// Another question or section has the id.
    case takenID
    /// There is no such answer kind.
    case unknownKind
    /// The last section cannot go.
    case lastSection
  }

  /// The reason.
  package let code: Code
  /// The id or kind it is about.
  package let name: String

  init(_ code: Code, _ name: String) {
    self.code = code
    self.name = name
  }

  /// One sentence without a full stop.
  package var sentence: Sentence {
    switch code {
    case .gone: "“\(name)” is no longer in the guide"
    case .wrongID: "“\(name.shortened)” cannot be an id"
    case .takenID: "the id “\(name)” is already used in this guide"
    case .unknownKind: "there is no answer kind “\(name.shortened)”"
    case .lastSection: "a guide needs at least one section"
    }
  }

  /// What to do.
  package var advice: Sentence {
    switch code {
    case .gone: "undo the last step, or load the page again"
    case .wrongID: "begin with a letter a-z and continue with letters, digits and _, at most 64"
    case .takenID: "choose another"
    case .unknownKind: "load the page again"
    case .lastSection: "change its heading instead"
    }
  }
}
