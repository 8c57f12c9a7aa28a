import Guide
import Wording

/// What a question of a guide is in LimeSurvey: type, parts, answers, settings.
struct LimeSurveyQuestionWriter {
  /// A part ("subquestion") or answer.
  struct Part {
    let code: String
    let text: String
    let scale: Int
  }

  private let question: Question
  private let codes: LimeSurveyCodes
  private(set) var type: String
  private(set) var parts: [Part] = []
  private(set) var answers: [Part] = []
  private(set) var attributes: [(name: String, value: String)] = []
  private(set) var hasOther = false
  private(set) var pattern = ""
  /// Whether the numbers of a range are all there, as answers or by the type.
  private(set) var hasPoints = false
  private(set) var losses: [Sentence] = []

  /// The types of kinds that are no usual one of theirs; the others stand in `LimeSurveyTypes`.
  static let types: [String: String] = [
    OpenAnswer.id: "T", YesNoAnswer.id: "L", SliderAnswer.id: "K", ScaleMatrixAnswer.id: "F",
    DifferentialAnswer.id: "F", MultipleMatrixAnswer.id: ":",
    IntegerAnswer.id: "N", TimeAnswer.id: "D", DateTimeAnswer.id: "D", EmailAnswer.id: "S",
    PhoneAnswer.id: "S", URLAnswer.id: "S", MaskedAnswer.id: "S",
    BarcodeAnswer.id: "S", DurationAnswer.id: "S", LocationAnswer.id: "S", PhotoAnswer.id: "|",
    AudioAnswer.id: "|", VideoAnswer.id: "|", DrawingAnswer.id: "|",
    SignatureAnswer.id: "|", ImagePointsAnswer.id: "|", AcknowledgeAnswer.id: "M",
  ]
  private static let changed: Set<String> = [
    OpenAnswer.id, DifferentialAnswer.id, PhoneAnswer.id, MaskedAnswer.id, BarcodeAnswer.id,
    DurationAnswer.id, DrawingAnswer.id, SignatureAnswer.id, ImagePointsAnswer.id, AcknowledgeAnswer.id,
  ]
  // Types that one kind may have been, beside the usual one.
  private static let equivalent: [String: Set<String>] = [
    SingleAnswer.id: ["!", "L", "O", "Y"], LongTextAnswer.id: ["T", "U"], MatrixAnswer.id: ["F", "H"],
    MultipleAnswer.id: ["M", "P"],
    InformationAnswer.id: ["X", "I"], NumberAnswer.id: ["N"], ScaleAnswer.id: ["5", "L"],
  ]

  init(_ question: Question, codes: LimeSurveyCodes) {
    self.question = question
    self.codes = codes
    type = Self.types[question.kind] ?? LimeSurveyTypes.usual[question.kind] ?? "S"
    let source = question.attribute("source")?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    if source.first == "lss", source.count > 1,
      Self.equivalent[question.kind]?.contains(String(source[1])) == true
    {
      type = String(source[1])
    }
    if has("dropdown"), type == "L", question.kind == SingleAnswer.id { type = "!" }
    if has("comment"), [SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id].contains(question.kind) {
      type = "O"
    }
    fill()
    settings()
    if Self.changed.contains(question.kind) {
      losses.append(
        "“\(question.id)” is of the kind “\(question.kind)”, which LimeSurvey does not know; it is of type \(type) there"
      )
    }
    if !question.media.isEmpty {
      losses.append("the pictures, sounds and films of “\(question.id)” do not travel along")
    }
    if !question.interviewerNotes.isEmpty || !question.probes.isEmpty {
      losses.append(
        "the probes and notes of “\(question.id)” are in its help text, which the interviewee sees too")
    }
  }

  /// Whether a choice becomes the one that LimeSurvey calls “other”.
  static func isOther(_ option: AnswerOption, in question: Question) -> Bool {
    let plain = question.options.filter { $0.code != "-oth-" }
    // With a text beside each of them they are LimeSurvey's choices with comments.
    if question.kind == MultipleAnswer.id, !plain.isEmpty, plain.allSatisfy(\.hasText) {
      return option.code == "-oth-"
    }
    return [SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id, MultipleAnswer.id].contains(question.kind)
      && question.options.first(where: \.hasText)?.code == option.code
  }

  private func has(_ attribute: String) -> Bool { question.attributes.contains { $0.name == attribute } }

  private mutating func fill() {
    switch question.kind {
    case SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id: choices()
    case ScaleAnswer.id: scale()
    case MultipleAnswer.id: boxes()
    case MatrixAnswer.id, DualMatrixAnswer.id:
      takeRows()
      takeAnswers()
      for option in question.secondOptions ?? [] {
        answers.append(Part(code: codes.second(question, option.code), text: option.text, scale: 1))
      }
    case ScaleMatrixAnswer.id, DifferentialAnswer.id:
      takeRows()
      points()
    case YesNoMatrixAnswer.id, ChangeMatrixAnswer.id, NumbersAnswer.id, TextsAnswer.id: takeRows()
    case NumberMatrixAnswer.id, TextMatrixAnswer.id, MultipleMatrixAnswer.id:
      takeRows()
      for option in question.options {
        parts.append(Part(code: codes.option(question, option.code), text: option.text, scale: 1))
      }
    case RankingAnswer.id:
      answers = question.rows.map { Part(code: codes.row(question, $0.id), text: $0.text, scale: 0) }
    case SliderAnswer.id: parts = [Part(code: "1", text: "", scale: 0)]
    case AcknowledgeAnswer.id: parts = [Part(code: "Y", text: "OK", scale: 0)]
    default: break
    }
  }

  private mutating func takeRows() {
    parts = question.rows.map { row in
      Part(
        code: codes.row(question, row.id), text: row.opposite.map { "\(row.text)|\($0)" } ?? row.text,
        scale: 0)
    }
  }

  private mutating func takeAnswers() {
    answers = question.options.map { Part(code: codes.option(question, $0.code), text: $0.text, scale: 0) }
  }

  private mutating func choices() {
    if type == "Y" || question.kind == GenderAnswer.id,
      Set(question.options.map(\.code)).isSubset(of: ["Y", "N", "F", "M"])
    {
      return
    }
    if question.kind == GenderAnswer.id { type = "L" }
    other()
    takeAnswers()
    answers.removeAll { part in hasOther && part.code == "-oth-" }
    if hasOther, let field = question.options.first(where: \.hasText), field.code != "-oth-" {
      answers.removeAll { $0.code == codes.option(question, field.code) }
    }
  }

  // One choice with a field beside it is LimeSurvey's "other"; more are not possible.
  private mutating func other() {
    let fields = question.options.filter(\.hasText)
    guard let field = fields.first else { return }
    if fields.count > 1 { losses.append("“\(question.id)” keeps one field beside its choices") }
    hasOther = true
    attributes.append(("other_replace_text", field.text))
  }

  private mutating func boxes() {
    let plain = question.options.filter { $0.code != "-oth-" }
    let isCommented = !plain.isEmpty && plain.allSatisfy(\.hasText)
    type = isCommented ? "P" : "M"
    let field =
      isCommented ? question.options.first { $0.code == "-oth-" } : question.options.first(where: \.hasText)
    if let field {
      hasOther = true
      attributes.append(("other_replace_text", field.text))
    }
    parts = question.options.filter { $0 != field }.map {
      Part(code: codes.option(question, $0.code), text: $0.text, scale: 0)
    }
    let exclusive = question.options.filter(\.isExclusive).map { codes.option(question, $0.code) }
    if !exclusive.isEmpty { attributes.append(("exclude_all_others", exclusive.joined(separator: ";"))) }
  }

  private mutating func scale() {
    if question.format.minimum == "1", question.format.maximum == "5", question.options.isEmpty {
      type = "5"
      hasPoints = true
      return
    }
    type = "L"
    if question.format.minimum == nil { takeAnswers() } else { points() }
  }

  // The numbers of a range as answers, with the labels of the ends.
  private mutating func points() {
    let ends = [question.format.minimum, question.format.maximum].compactMap { $0.flatMap { Int($0) } }
    guard ends.count == 2, ends[0] < ends[1], ends[1] - ends[0] < 100 else {
      takeAnswers()
      return
    }
    hasPoints = true
    if type == "F", question.options.isEmpty, ends[0] == 1, [5, 10].contains(ends[1]) {
      type = ends[1] == 5 ? "A" : "B"
      return
    }
    answers = (ends[0]...ends[1]).map { number in
      let label = question.option(String(number))?.text
      return Part(code: String(number), text: label.map { "\(number) \($0)" } ?? String(number), scale: 0)
    }
  }

  private mutating func settings() {
    let format = question.format
    func set(_ name: String, _ value: String?) {
      if let value { attributes.append((name, value)) }
    }
    set("min_answers", format.minimumAnswers.map { String($0) })
    set("max_answers", format.maximumAnswers.map { String($0) })
    set("maximum_chars", format.maximumLength.map { String($0) })
    switch question.kind {
    case NumberAnswer.id, IntegerAnswer.id, NumbersAnswer.id:
      set("min_num_value_n", format.minimum)
      set("max_num_value_n", format.maximum)
      set("suffix", format.unit)
      set("num_value_int_only", question.kind == IntegerAnswer.id || format.decimals == 0 ? "1" : nil)
      set("min_num_value", format.minimumSum.map { NumberReading.plain($0) })
      set("max_num_value", format.maximumSum.map { NumberReading.plain($0) })
    case SliderAnswer.id:
      set("slider_layout", "1")
      set("slider_min", format.minimum ?? "0")
      set("slider_max", format.maximum ?? "100")
      set("slider_accuracy", NumberReading.plain(format.step ?? 1))
    case NumberMatrixAnswer.id:
      set("multiflexible_min", format.minimum)
      set("multiflexible_max", format.maximum)
      set("multiflexible_step", format.step.map { NumberReading.plain($0) })
      set("input_boxes", "1")
    case MultipleMatrixAnswer.id: set("multiflexible_checkbox", "1")
    case DateAnswer.id:
      set("date_min", format.minimum)
      set("date_max", format.maximum)
    case TimeAnswer.id: set("date_format", "HH:MM")
    case DateTimeAnswer.id: set("date_format", "yyyy-mm-dd HH:MM")
    case LocationAnswer.id: set("location_mapservice", "1")
    case PhotoAnswer.id: set("allowed_filetypes", "png,gif,jpg,jpeg")
    case AudioAnswer.id: set("allowed_filetypes", "mp3,wav,ogg,m4a")
    case VideoAnswer.id: set("allowed_filetypes", "mp4,mov,webm")
    case EmailAnswer.id: pattern = "/^[^@\\s]+@[^@\\s]+$/"
    default: break
    }
    if let regex = format.pattern { pattern = "/^(?:\(regex.replacing("/", with: "\\/")))$/" }
    if has("shuffle") { set("random_order", "1") }
    if has("hidden") { set("hidden", "1") }
    if let heads = question.attribute("heads")?.split(separator: "|", omittingEmptySubsequences: false),
      heads.count == 2
    {
      set("dualscale_headerA", String(heads[0]).trimmingSpace)
      set("dualscale_headerB", String(heads[1]).trimmingSpace)
    }
  }
}
