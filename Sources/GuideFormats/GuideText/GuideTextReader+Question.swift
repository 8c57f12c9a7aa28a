import Guide
import Wording

/// Lines indented under a question.
extension GuideTextReader {
  mutating func readQuestionLine(_ content: Marks, indent: Int) {
    guard let first = content.first else { return }
    let bullet = LineShape.bulletLength(content)
    if LineShape.isRule(content) {
      previous = .blank
    } else if bullet > 0 {
      let rest = content.dropFirst(bullet).trimmed
      if rest.isEmpty {
        problems.warning(first.place, "there is no text after the list mark; the line is left out")
      }
      if !rest.isEmpty { question?.items.append(QuestionDraft.Item(marks: Array(rest), indent: indent)) }
      previous = .item
    } else if first.isMark(">") {
      let rest = content.dropFirst().trimmed
      if !rest.isEmpty { question?.appendNote(rest, continues: previous == .note) }
      previous = rest.isEmpty ? .blank : .note
    } else if LineShape.isMedia(content) {
      readMedia(content)
      previous = .blank
    } else if LineShape.box(content) != nil {
      problems.error(first.place, "an option needs a list mark before its box; write “- ( ) text”")
      question?.items.append(QuestionDraft.Item(marks: Array(content), indent: indent))
      previous = .item
    } else if LineShape.isAnswerLine(content) {
      readAnswer(content)
      previous = .blank
    } else if previous == .item, let item = question?.items.last,
      indent >= item.indent + 2
    {
      question?.continueItem(content)
    } else {
      if question?.text.endsWithBreak == false { reportSlip(content) }
      appendQuestionText(content)
    }
  }

  /// Says what is odd about a line that is read as text.
  mutating func reportSlip(_ content: Marks) {
    guard let first = content.first, let sentence = AuthoringSlip.sentence(content) else { return }
    problems.warning(first.place, sentence)
  }

  mutating func appendQuestionText(_ content: Marks) {
    let (text, attributes) = AttributeList.taken(from: content, ids: ids, &problems)
    question?.text.append(text)
    question?.attributes.merge(attributes, &problems)
    previous = .question
  }

  private mutating func readAnswer(_ content: Marks) {
    // A line that ends with its bracket has no attributes; braces in it are those of a unit, mask or label.
    let isWhole = content.last?.isMark("]") == true
    let (line, attributes) =
      isWhole ? (content, AttributeList()) : AttributeList.taken(from: content, &problems)
    question?.attributes.merge(attributes, &problems)
    guard let answer = AnswerLine(line, &problems) else { return }
    if let first = question?.answer {
      problems.error(
        answer.place, "the question already has the answer line [\(first.word.rawValue)]; delete one of them")
    } else {
      question?.answer = answer
    }
  }

  private mutating func readMedia(_ content: Marks) {
    guard let first = content.first else { return }
    guard let bracket = content.firstIndex(where: { $0.isMark("]") }), bracket + 1 < content.endIndex,
      content[bracket + 1].isMark("("), content.last?.isMark(")") == true
    else {
      problems.error(
        first.place, "this picture or sound cannot be read; write ![what it shows](media/file.png)")
      return
    }
    let path = content[(bracket + 2)...].dropLast().trimmed
    if let fault = MediaPath.fault(path.text) {
      problems.error(path.first?.place ?? first.place, fault)
      return
    }
    let text = content[content.index(content.startIndex, offsetBy: 2)..<bracket]
    question?.media.append(Media(path: path.text, description: text.text))
  }
}

extension Mark {
  /// The space that joins two lines.
  static func space(_ place: Place) -> Mark { Mark(scalar: " ", isLiteral: false, place: place) }
}

/// Which files a guide may name: those beside it and below.
enum MediaPath {
  /// What is wrong with a path, or `nil`.
  static func fault(_ path: String) -> Sentence? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty { return "the path of the file is missing" }
    if path.contains("://") || path.contains(":") {
      return
        "“\(path)” is an address; save the file beside the guide and name it by its path, like media/file.png"
    }
    if path.hasPrefix("/") || path.hasPrefix("~") || path.contains("\\") {
      return "“\(path)” is an absolute path; name the file relative to the guide, like media/file.png"
    }
    if parts.contains("..") || parts.contains("") || parts.contains(".") {
      return "“\(path)” must lead straight down from the guide's folder, like media/file.png"
    }
    return nil
  }
}
