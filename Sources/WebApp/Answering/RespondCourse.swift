import Guide
import Interview

/// The questions of a handed-over section as the interviewee sees them: in the order of the interview and the language
/// chosen, with earlier answers in their texts, without what does not apply or may yet turn out not to.
struct RespondCourse: Sendable {
  /// One question that applies.
  struct Step: Sendable {
    let question: Question
    /// Where it stands in the section, from 1, whatever applies.
    let number: Int
    /// Changes when it looks different.
    let print: String
    /// Whether its answer can change what is asked afterwards.
    let isDecisive: Bool
    /// Whether the end can be reached only with an answer, or another one.
    let isOpen: Bool
    /// What is wrong with the answer that stands, if the guide says so.
    let problem: Problem?
  }

  /// What is wrong with an answer that could be stored.
  enum Problem: Hashable, Sendable {
    /// It does not pass the check of the guide, which says this, or nothing.
    case invalid(String)
    /// Rows are left that need an answer.
    case incomplete
  }

  /// BCP 47 tag of the texts.
  let language: String
  /// Paragraphs before the first question.
  private(set) var introduction: [String] = []
  private(set) var steps: [Step] = []
  private let section: Section
  private var run: GuideRun

  /// The course of a section; `nil` when the interview has no such section.
  init?(_ interview: Interview, section id: String) {
    let tag = interview.handoverLanguage ?? interview.guide.language
    language = interview.guide.languages.contains(tag) ? tag : interview.guide.language
    var guide = interview.ordered
    guide.sections.removeAll { $0.id != id }
    guard let section = guide.inLanguage(language).sections.first else { return nil }
    self.section = section
    if language == interview.guide.language {
      run = interview.run
    } else {
      run = interview.run.speaking(interview.guide.inLanguage(language))
    }
    look()
  }

  /// The course as it is now; made anew when language or guide changed.
  func following(_ interview: Interview) -> RespondCourse? {
    let tag = interview.handoverLanguage ?? interview.guide.language
    let isSame =
      interview.ordered.sections.first { $0.id == section.id }?.questions.count == section.questions.count
    guard tag == language, isSame else { return RespondCourse(interview, section: section.id) }
    var next = self
    if language == interview.guide.language {
      next.run = interview.run
    } else {
      next.run.follow(interview.run)
    }
    next.look()
    return next
  }

  /// Identifier of the section.
  var id: String { section.id }

  /// The step of a question that applies.
  func step(_ question: String) -> Step? { steps.first { $0.question.id == question } }

  /// The first question before `question` without which nobody gets there; without `question`, before the end.
  func obstacle(before question: String? = nil) -> Step? {
    steps.prefix { $0.question.id != question }.first(where: \.isOpen)
  }

  private mutating func look() {
    introduction = section.texts.map { run.piped($0, at: section.id).text }
    steps = section.questions.enumerated().compactMap { index, words in
      guard run.relevance(words.id) == .yes || run.isStranger(words.id), !words.isCalculated, !words.isHidden
      else {
        return nil
      }
      let question = run.shown(words)
      let state = run.state(of: words)
      let problem: Problem? =
        switch state {
        case .invalid(let message): .invalid(message)
        case .incomplete: .incomplete
        default: nil
        }
      return Step(
        question: question, number: index + 1, print: LogicView.print(question),
        isDecisive: run.isDecisive(words.id), isOpen: state.isOpen && QuestionForm.isStandardised(words),
        problem: problem)
    }
  }
}
