import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("What a guide says is in the written file, or said to be lost")
struct ExportLossTests {
  private static let formats = ["quexml": "xml", "xlsform": "xlsx", "limesurvey": "lss"]
  private static let choices = [AnswerOption(code: "a", text: "A"), AnswerOption(code: "b", text: "B")]
  private static let rows = [Row(id: "x", text: "X"), Row(id: "y", text: "Y")]
  // What is in the file and comes back as something else: a check for a limit, a condition for a jump, a question for a
  // text beside a choice. The file must differ.
  private static let changed: Set<String> = [
    "limesurvey author", "limesurvey note", "limesurvey languageTag", "limesurvey dropdown",
    "limesurvey jump", "limesurvey limits", "limesurvey step", "quexml limits", "quexml maximumLength",
    "quexml notes", "xlsform dropdown",
    "xlsform calculation", "xlsform comment", "xlsform exclusive", "xlsform jump", "xlsform limits",
    "xlsform maximumLength",
    "xlsform numberOfAnswers", "xlsform optionText", "xlsform pattern", "xlsform preset", "xlsform probes",
    "xlsform step",
  ]
  // What is said of every question of the kind.
  private static let alwaysSaid: Set<String> = ["quexml calculation", "quexml decimals", "quexml limits"]

  @Test("for each fact of guides, sections, questions and choices", arguments: GuideFact.allCases)
  func fact(_ fact: GuideFact) throws {
    for kind in Self.kinds(for: fact) {
      let plain = Self.guide(kind)
      let guide = Self.with(fact, plain)
      #expect(Self.facts(guide).contains(fact), "the sample of \(kind) does not have “\(fact)”")
      for (format, ending) in Self.formats {
        let (with, without) = try (Self.written(guide, format, ending), Self.written(plain, format, ending))
        let name = "\(format) \(fact)"
        let isSaid =
          !Set(with.losses).subtracting(without.losses).isEmpty
          || Self.alwaysSaid.contains(name) && !with.losses.isEmpty
        let isThere =
          with.facts.contains(fact) && !without.facts.contains(fact)
          || Self.changed.contains(name) && with.file != without.file
        #expect(isSaid || isThere, "\(name) of \(kind) vanishes: \(with.losses)")
      }
    }
  }

  @Test("a hidden question is asked in no other program")
  func hidden() throws {
    let guide = Self.with(.hidden, Self.guide("single"))
    for (format, ending) in Self.formats {
      let data = try #require(GuideFormats.writable(format)).write(guide).data
      let question = GuideFormats.read(data, name: "again.\(ending)")?.guide?.question("q")
      #expect(question.map(\.isHidden) ?? true, "\(format)")
    }
  }

  @Test("a section below another is asked under the conditions of both")
  func sectionsBelow() throws {
    var guide = Self.guide("text")
    guide.sections[1].attributes = [Attribute("if", "first = 'a'")]
    guide.sections.append(
      Section(
        id: "below", title: "Below", parent: "s", questions: [Question(id: "deep", text: "D?", kind: "text")])
    )
    for (format, ending) in Self.formats where format != "quexml" {
      let data = try #require(GuideFormats.writable(format)).write(guide).data
      let again = try #require(GuideFormats.read(data, name: "again.\(ending)")?.guide)
      let below = try #require(again.section(ofQuestion: "deep"))
      #expect(below.attribute("if")?.contains("first = 'a'") == true, "\(format)")
    }
  }

  // MARK: Samples

  private static func written(
    _ guide: Guide, _ format: String, _ ending: String
  ) throws -> (losses: [String], facts: Set<GuideFact>, file: Data) {
    let writing = try #require(GuideFormats.writable(format)).write(guide)
    let again = GuideFormats.read(writing.data, name: "again.\(ending)")?.guide
    return (writing.losses, again.map(facts) ?? [], writing.data)
  }

  private static func facts(_ guide: Guide) -> Set<GuideFact> {
    var facts = guide.facts
    for section in guide.sections { facts.formUnion(section.facts) }
    for question in guide.questions { facts.formUnion(question.facts) }
    return facts
  }

  private static func guide(_ kind: String) -> Guide {
    let first = Question(id: "first", text: "First?", kind: "single", options: choices)
    var question = Question(id: "q", text: "Q?", kind: kind)
    switch kind {
    case "single", "multiple": question.options = choices
    case "matrix", "textmatrix": (question.options, question.rows) = (choices, rows)
    case "dualmatrix": (question.options, question.secondOptions, question.rows) = (choices, choices, rows)
    case "numbers", "rank": question.rows = rows
    case "scale": (question.format.minimum, question.format.maximum) = ("1", "7")
    default: break
    }
    return Guide(
      id: "g", title: "G",
      sections: [
        Section(id: "before", title: "Before", questions: [first]),
        Section(id: "s", title: "S", questions: [question, Question(id: "last", text: "L?", kind: "text")]),
      ])
  }

  private static func kinds(for fact: GuideFact) -> [String] {
    switch fact {
    case .limits: ["number", "integer", "numbers", "slider", "date", "time", "textmatrix"]
    case .step: ["number", "slider", "scale"]
    case .unit, .decimals: ["number", "numbers", "slider"]
    case .maximumLength: ["text", "textmatrix"]
    case .pattern, .mask: ["text"]
    case .sums: ["numbers"]
    case .numberOfAnswers: ["multiple", "rank", "photo"]
    case .heads: ["dualmatrix"]
    case .calculation: ["calculated"]
    case .comment, .dropdown: ["single"]
    case .optionText: ["single", "multiple"]
    case .jump: ["single", "multiple"]
    case .missing, .exclusive, .preselected, .optionCondition, .optionPin, .optionPicture, .filter,
      .exclude:
      ["single", "multiple", "matrix"]
    default: ["single", "multiple", "matrix", "dualmatrix", "number", "text", "photo"]
    }
  }

  private static func with(_ fact: GuideFact, _ plain: Guide) -> Guide {
    var guide = plain
    switch fact {
    case .study: guide.study = "St"
    case .version: guide.version = "2"
    case .author: guide.author = "An Author"
    case .date: guide.date = "2026"
    case .note: guide.note = "N"
    case .languageTag: guide.language = "de"
    case .guideNotes: guide.interviewerNotes = ["N"]
    case .shuffledSections: guide.otherProperties = [Attribute("shuffle", "sections")]
    case .parent: guide.sections[1].parent = "before"
    case .handover: guide.sections[1].isHandover = true
    case .sectionNotes: guide.sections[1].interviewerNotes = ["N"]
    case .minutes: guide.sections[1].attributes = [Attribute("minutes", "5")]
    case .sectionCondition: guide.sections[1].attributes = [Attribute("if", "first = 'a'")]
    case .shuffledQuestions: guide.sections[1].attributes = [Attribute("shuffle")]
    case .sectionPin: guide.sections[1].attributes = [Attribute("pin")]
    default: change(&guide.sections[1].questions[0], fact)
    }
    return guide
  }

  private static func change(_ question: inout Question, _ fact: GuideFact) {
    let attributes: [GuideFact: Attribute] = [
      .condition: Attribute("if", "first = 'a'"), .shuffle: Attribute("shuffle"),
      .check: Attribute("check", "this != first"), .message: Attribute("message", "M"),
      .preset: Attribute("default", "a"), .asker: Attribute("ask", "interviewee"),
      .hidden: Attribute("hidden"), .offRecord: Attribute("off-record"),
      .filter: Attribute("filter", "first"), .exclude: Attribute("exclude", "first"),
      .calculation: Attribute("calculate", "1 + 1"), .comment: Attribute("comment"),
      .dropdown: Attribute("dropdown"), .heads: Attribute("heads", "One | Two"), .pin: Attribute("pin"),
    ]
    if let attribute = attributes[fact] { question.attributes = [attribute] }
    switch fact {
    case .required: question.requirement = .required
    case .soft: question.requirement = .soft
    case .help: question.help = "Tick one"
    case .probes: question.probes = [Probe(.probe, "P")]
    case .notes: question.interviewerNotes = ["N"]
    case .media: question.media = [Media(path: "media/a.png", description: "A")]
    case .limits:
      let ends = question.kind == "date" ? ("2020-01-01", "today") : ("10", "20")
      (question.format.minimum, question.format.maximum) = ends
    case .step: question.format.step = 0.5
    case .unit: question.format.unit = "kg"
    case .decimals: question.format.decimals = 1
    case .maximumLength: question.format.maximumLength = 10
    case .pattern: question.format.pattern = "[a-z]+"
    case .mask: question.format.mask = "99"
    case .numberOfAnswers: question.format.maximumAnswers = 1
    case .sums: (question.format.minimumSum, question.format.maximumSum) = (10, 10)
    case .optionText: question.options[1].hasText = true
    case .missing: question.options[1].isMissing = true
    case .exclusive: question.options[1].isExclusive = true
    case .preselected: question.options[1].isPreselected = true
    case .jump: question.options[1].target = "end"
    case .optionCondition: question.options[1].attributes = [Attribute("if", "first = 'a'")]
    case .optionPin: question.options[1].attributes = [Attribute("pin")]
    case .optionPicture: question.options[1].image = Media(path: "media/a.png", description: "A")
    default: break
    }
  }
}
