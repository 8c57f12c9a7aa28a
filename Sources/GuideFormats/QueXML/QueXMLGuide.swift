import Documents
import Foundation
import Guide
import Wording

/// Makes a guide of a queXML document, section by section.
struct QueXMLGuide {
  private let fileName: GuideFileName
  private(set) var problems: ImportProblems
  private var identifiers = ImportNames()
  private var marks: [String: ImportPlace] = [:]
  /// Identifiers of the names in the file, for skips; the first of a name counts.
  private var owners: [(name: String, id: String)] = []
  private var skips: [(question: String, code: String?, target: String, mark: XMLMark)] = []
  private var guide: Guide
  private var dialect = QueXMLDialect.glued
  private var count = 0

  init(fileName: String, problems: ImportProblems) {
    self.fileName = GuideFileName(fileName)
    self.problems = problems
    guide = Guide(id: self.fileName.id, title: self.fileName.id, language: self.fileName.language)
  }

  mutating func read(_ data: Data) throws(DocumentError) -> Guide {
    var reader = try XMLPullReader(data)
    dialect = QueXMLDialect(data)
    guard try reader.next() == .start else {
      throw DocumentError(.malformed, "the file holds no XML", at: .start)
    }
    guard reader.name == "questionnaire", reader.namespace.isEmpty else {
      let space: Sentence = reader.namespace.isEmpty ? "" : " in the namespace \(reader.namespace.prefix(80))"
      throw DocumentError(
        .malformed,
        "this is not a queXML questionnaire (it begins with <\(reader.name.prefix(40))>\(space)); export it as queXML",
        at: .start)
    }
    while let event = try reader.next() {
      guard event == .start else { continue }
      switch reader.name {
      case "title":
        let title = ImportedText.plain(try reader.textOfElement()).onOneLine
        if !title.isEmpty { guide.title = title }
      case "subtitle":
        guide.note = ImportedText.plain(try reader.textOfElement()).onOneLine
      case "investigator": investigator(try reader.tree())
      case "questionnaireInfo": information(try reader.tree())
      case "section": try section(&reader)
      default: try reader.skip()
      }
    }
    finish()
    return guide
  }

  private mutating func investigator(_ tree: XMLTree) {
    guard let name = tree.child("name") else { return }
    let parts = ["salutation", "firstName", "lastName"].compactMap { name.child($0)?.text.trimmingSpace }
    let author = parts.filter { !$0.isEmpty && $0 != "–" }.joined(separator: " ")
    if !author.isEmpty { guide.author = guide.author.isEmpty ? author : guide.author + ", " + author }
  }

  private mutating func information(_ tree: XMLTree) {
    let text = QueXMLQuestion.text(tree)
    guard !text.isEmpty else { return }
    let isForInterviewer = tree.child("administration")?.text.trimmingSpace == "interviewer"
    switch tree.child("position")?.text.trimmingSpace {
    case "after", "appendix":
      guide.otherProperties.append(Attribute("source-end", text.onOneLine))
    default:
      if isForInterviewer { guide.interviewerNotes.append(text) } else { guide.introduction.append(text) }
    }
  }

  private mutating func section(_ reader: inout XMLPullReader) throws(DocumentError) {
    let number = guide.sections.count + 1
    let mark = reader.mark
    var section = Section(id: "", title: "")
    var trees: [XMLTree] = []
    while let event = try reader.next() {
      if event == .end { break }
      guard event == .start else { continue }
      switch reader.name {
      case "sectionInfo": sectionInformation(try reader.tree(), &section)
      case "question":
        count += 1
        let line = max(reader.mark.line, 1)
        try QuestionLimit.check(count, at: DocumentPlace(line: line, column: 1))
        trees.append(try reader.tree())
      default: try reader.skip()
      }
    }
    for (index, tree) in QueXMLGrids.joined(trees).enumerated() {
      section.questions += questions(tree, "s\(number)q\(index + 1)")
    }
    // After its questions: their names come from the file, this one does not.
    section.id = identifiers.unique("s\(number)")
    marks[section.id] = .mark(mark)
    if section.questions.isEmpty, section.title.isEmpty, section.texts.isEmpty {
      problems.warning(mark, "this section is empty")
    }
    guide.sections.append(section)
  }

  private func sectionInformation(_ tree: XMLTree, _ section: inout Section) {
    let text = QueXMLQuestion.text(tree)
    guard !text.isEmpty else { return }
    if tree.child("position")?.text.trimmingSpace == "title", section.title.isEmpty {
      section.title = text.onOneLine
    } else if tree.child("administration")?.text.trimmingSpace == "interviewer" {
      section.interviewerNotes.append(text)
    } else {
      section.texts.append(text)
    }
  }

  private mutating func questions(_ tree: XMLTree, _ fallback: String) -> [Question] {
    var read = QueXMLQuestion(tree, dialect: dialect)
    for index in read.questions.indices {
      let written = read.questions[index].id
      let id = identifiers.identifier(written, else: index == 0 ? fallback : "\(fallback)_\(index + 1)")
      if !written.isEmpty, id != written {
        problems.warning(
          tree.mark, "the name “\(written)” became “\(id)”: ids are unique and have only a-z, 0-9 and _")
        read.questions[index].set("source", "quexml:\(written)")
      }
      read.questions[index].id = id
      if read.questions[index].text.isEmpty {
        read.questions[index].text = "(\(id))"
        problems.warning(tree.mark, "“\(id)” has no text; its id is shown instead; write a text")
      }
      marks[id] = .mark(tree.mark)
      owners.append((written, id))
    }
    let first = read.questions[0].id
    owners += read.names.map { ($0, first) }
    for skip in read.skips { skips.append((first, skip.code, skip.target, skip.mark)) }
    for remark in read.remarks { problems.warning(tree.mark, remark.replacing("%id", with: first)) }
    return read.questions
  }

  private mutating func finish() {
    // What the format itself cannot say, whatever the questionnaire was.
    problems.warning(
      DocumentPlace.start,
      "queXML holds no conditions, required answers, checks, limits, defaults, decimals, units, random orders, filters,"
        + " hidden questions, headings of two scales, pictures and comments beside choices, and texts between questions stand before them; where"
        + " the questionnaire had such, import its .lss instead")
    if !guide.hasQuestions {
      problems.error(
        DocumentPlace.start, "there is no question in this questionnaire; export it again with its questions")
    }
    if !skips.isEmpty { setTargets() }
    ImportCheck.run(&guide, places: marks, &problems)
  }

  private mutating func setTargets() {
    let owners = Dictionary(owners.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    var positions: [String: (section: Int, index: Int, order: Int)] = [:]
    for (section, part) in guide.sections.enumerated() {
      for index in part.questions.indices {
        positions[part.questions[index].id] = (section, index, positions.count)
      }
    }
    for skip in skips {
      guard let target = owners[skip.target], let there = positions[target],
        let here = positions[skip.question]
      else {
        problems.warning(
          skip.mark, "the skip leads to “\(skip.target.prefix(64))”, which is not in the file; it is left out"
        )
        continue
      }
      if there.order <= here.order {
        problems.warning(
          skip.mark, "the skip leads back to “\(target)”; a guide only goes forward, it is left out")
        continue
      }
      Self.setTarget(
        target, &guide.sections[here.section].questions[here.index], code: skip.code, skip.mark, &problems)
    }
  }

  private static func setTarget(
    _ target: String, _ question: inout Question, code: String?, _ mark: XMLMark,
    _ problems: inout ImportProblems
  ) {
    if let code, let option = question.options.firstIndex(where: { $0.code == code }) {
      question.options[option].target = target
    } else {
      question.keep("skip", target)
      problems.warning(
        mark,
        "after “\(question.id)” the other program always continues at “\(target)”; it is kept without effect")
    }
  }
}
