import Guide

/// Which module of `Public/js/answering` asks a kind of answer: the widget of its sheet, by the same name.
enum AnswerWidgets {
  /// By identifier of the kind; kinds that have nothing to answer are left out.
  static let modules: [String: String] = AnswerKinds.all.reduce(into: [:]) { modules, kind in
    modules[kind.id] = kind.sheet.widget?.rawValue
  }

  /// Whether somebody is asked for an answer other than the talk.
  static func isAsked(_ kind: String) -> Bool {
    let widget = AnswerKinds.kind(kind)?.sheet.widget
    return widget != nil && widget != .calculated
  }

  /// The modules of some questions, each once, in the order of the alphabet.
  static func modules(of questions: [Question]) -> [String] {
    Set(questions.compactMap { modules[$0.kind] }).sorted()
  }
}
