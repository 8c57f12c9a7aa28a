import Wording

/// What a reference to a file must be.
struct FileRules {
  let question: Question
  /// First half of the media type, or empty for any.
  let kind: String

  init(_ question: Question, kind: String) {
    (self.question, self.kind) = (question, kind)
  }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    var files: [FileReference] = []
    if case .files(let sent)? = AnswerValue.decoded(text) {
      files = sent
    } else {
      for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }).prefix(1000) {
        let typed = String(part).trimmingSpaces
        if !typed.isEmpty { files.append(try file(typed)) }
      }
    }
    guard !files.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(FileAnswer.expectation(for: question))")
    }
    for file in files { try check(file) }
    try checkCount(files.count)
    return .files(files)
  }

  /// Whether a name can stand in the folder of an interview: no folder, nothing hidden, nothing invisible.
  static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 255 && !name.hasPrefix(".") && name.trimmingSpaces == name
      && !name.unicodeScalars.contains { scalar in
        "/\\:;".unicodeScalars.contains(scalar)
          || [.control, .format, .lineSeparator, .paragraphSeparator].contains(
            scalar.properties.generalCategory)
      }
  }

  private func file(_ text: String) throws(AnswerProblem) -> FileReference {
    let words = text.split(separator: " ")
    guard words.count >= 3 else { throw notAFile(text) }
    return FileReference(
      name: words.dropLast(2).joined(separator: " "), sha256: words[words.count - 2].lowercased(),
      mediaType: words[words.count - 1].lowercased())
  }

  private func notAFile(_ typed: String) -> AnswerProblem {
    AnswerProblem(
      "“\(typed.shortened)” does not name a file; a file has a name, its SHA-256 and a media type")
  }

  private func check(_ file: FileReference) throws(AnswerProblem) {
    guard Self.isSafe(file.name) else {
      throw AnswerProblem("“\(file.name.shortened)” cannot be the name of a file in the interview's folder")
    }
    let isDigest =
      file.sha256.utf8.count == 64
      && file.sha256.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    let halves = file.mediaType.split(separator: "/", omittingEmptySubsequences: false)
    let isType =
      halves.count == 2 && file.mediaType.utf8.count <= 127
      && halves.allSatisfy { half in
        !half.isEmpty
          && half.unicodeScalars.allSatisfy {
            $0.isDigit || ("a"..."z").contains($0) || "+-._".unicodeScalars.contains($0)
          }
      }
    guard isDigest, isType else { throw notAFile(file.name) }
    guard kind.isEmpty || halves[0] == kind else {
      throw AnswerProblem("\(file.name.shortened) is of the kind \(file.mediaType); \(kind) is asked for")
    }
  }

  private func checkCount(_ number: Int) throws(AnswerProblem) {
    let format = question.format
    if let least = format.minimumAnswers, number < least {
      throw AnswerProblem("\(number) files; at least \(least) are asked for")
    }
    let most = format.maximumAnswers ?? (format.minimumAnswers.map { max($0, 1000) } ?? 1)
    if number > most {
      throw AnswerProblem("\(number) files; at most \(most) are asked for")
    }
  }
}
