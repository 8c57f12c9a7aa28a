import Guide
import Wording

/// Carries the settings of a question of LimeSurvey over: limits, order, exclusive choices, defaults. What guides have
/// no word for stays with the question under `source-…`, and is reported.
struct LimeSurveySettings {
  let item: LimeSurveySurvey.Item
  var question: Question
  private(set) var remarks: [Sentence] = []

  init(item: LimeSurveySurvey.Item, question: Question) {
    self.item = item
    self.question = question
  }

  mutating func apply() {
    limits()
    pattern()
    kind()
    order()
    choices()
    defaults()
    if item.attributes.isOn("hidden") { question.set("hidden") }
    if item.attributes.isOn("slider_layout") { keep("slider_layout") }
    for name in item.attributes.names where !LimeSurveyKnownSettings.all.contains(name) {
      if !["", "0", "N", "default"].contains(item.attributes[name]) { keep(name) }
    }
  }

  private mutating func keep(_ name: String) {
    let value = item.attributes[name]
    question.keep(name, value)
    remarks.append(
      "the setting \(name) = \(value.prefix(80)) of “\(item.code)” has no counterpart; it is kept without effect"
    )
  }

  private mutating func limits() {
    let countsAnswers = AnswerWord(rawValue: question.kind)?.isCounted ?? (question.kind == MultipleAnswer.id)
    for (name, isLeast) in [("min_answers", true), ("max_answers", false)]
    where !item.attributes[name].isEmpty {
      if let count = Int(item.attributes[name]), countsAnswers, count >= 0 {
        if isLeast { question.format.minimumAnswers = count } else { question.format.maximumAnswers = count }
      } else {
        keep(name)
      }
    }
    let most = item.attributes["maximum_chars"]
    if let length = Int(most), length > 0,
      [TextAnswer.id, LongTextAnswer.id, TextsAnswer.id, TextMatrixAnswer.id].contains(question.kind)
    {
      question.format.maximumLength = length
    }
    let unit = [item.attributes["prefix"], item.attributes["suffix"]].map(ImportedText.plain).filter {
      !$0.isEmpty
    }
    if !unit.isEmpty {
      if [NumberAnswer.id, IntegerAnswer.id, NumbersAnswer.id].contains(question.kind) {
        question.format.unit = unit.joined(separator: " … ")
      } else {
        for name in ["prefix", "suffix"] where !item.attributes[name].isEmpty { keep(name) }
      }
    }
    numbers()
  }

  private mutating func numbers() {
    switch item.type {
    case "N", "K":
      let minimum = item.attributes.first("min_num_value_n", "min_num_value_sgqa")
      let maximum = item.attributes.first("max_num_value_n", "max_num_value_sgqa")
      question.format.minimum = number(minimum, "min_num_value_n")
      question.format.maximum = number(maximum, "max_num_value_n")
      sums()
      if item.attributes.isOn("num_value_int_only") {
        if item.type == "N" { question.kind = IntegerAnswer.id } else { question.format.decimals = 0 }
      }
      if item.attributes.isOn("slider_layout"), item.type == "K" {
        question.keep(
          "slider",
          ["slider_min", "slider_max", "slider_accuracy"].map { item.attributes[$0] }.joined(separator: " "))
        question.format.minimum =
          question.format.minimum ?? number(item.attributes["slider_min"], "slider_min")
        question.format.maximum =
          question.format.maximum ?? number(item.attributes["slider_max"], "slider_max")
        question.format.step = Double(item.attributes["slider_accuracy"])
      }
    case ":" where question.kind == NumberMatrixAnswer.id:
      question.format.minimum = number(item.attributes["multiflexible_min"], "multiflexible_min")
      question.format.maximum = number(item.attributes["multiflexible_max"], "multiflexible_max")
      question.format.step = Double(item.attributes["multiflexible_step"])
      if !item.attributes.isOn("input_boxes") {
        // LimeSurvey's own limits of the list to choose from.
        question.format.minimum = question.format.minimum ?? "1"
        question.format.maximum = question.format.maximum ?? "10"
      }
    default: break
    }
  }

  // For one number these are old names of its limits.
  private mutating func sums() {
    for name in ["min_num_value", "max_num_value", "equals_num_value"] where !item.attributes[name].isEmpty {
      guard let number = NumberReading.number(item.attributes[name]) else {
        keep(name)
        continue
      }
      if item.type == "N" {
        if name != "max_num_value" {
          question.format.minimum = question.format.minimum ?? NumberReading.plain(number)
        }
        if name != "min_num_value" {
          question.format.maximum = question.format.maximum ?? NumberReading.plain(number)
        }
      } else {
        if name != "max_num_value" { question.format.minimumSum = number }
        if name != "min_num_value" { question.format.maximumSum = number }
      }
    }
  }

  // A number of a setting; an expression is kept.
  private mutating func number(_ text: String, _ name: String) -> String? {
    guard !text.isEmpty else { return nil }
    if let number = NumberReading.number(text) { return NumberReading.plain(number) }
    question.keep(name, text)
    remarks.append(
      "the limit \(name) = \(text.prefix(80)) of “\(item.code)” is calculated; it is kept without effect")
    return nil
  }

  // LimeSurvey searches, guides want the whole text to fit.
  private mutating func pattern() {
    let written = item.row["preg"].trimmingSpace
    guard !written.isEmpty else { return }
    guard [TextAnswer.id, LongTextAnswer.id, TextsAnswer.id, TextMatrixAnswer.id].contains(question.kind),
      let delimiter = written.first,
      let end = written.lastIndex(of: delimiter), end > written.startIndex
    else {
      question.keep("preg", written)
      remarks.append("the pattern \(written.prefix(80)) of “\(item.code)” is kept without effect")
      return
    }
    var pattern = String(written[written.index(after: written.startIndex)..<end])
    let flags = written[written.index(after: end)...]
    let isWhole =
      pattern.hasPrefix("^") && pattern.hasSuffix("$") && !pattern.hasSuffix("\\$") && !pattern.contains("|")
    pattern = isWhole ? String(pattern.dropFirst().dropLast()) : ".*(?:\(pattern)).*"
    question.format.pattern = (flags.contains("i") ? "(?i)" : "") + pattern
  }

  private mutating func kind() {
    switch item.type {
    case "D":
      let format = item.attributes["date_format"].lowercased()
      let hasTime = format.contains("h")
      let hasDay = format.isEmpty || format.contains("d") || format.contains("y")
      question.kind = hasTime ? (hasDay ? DateTimeAnswer.id : TimeAnswer.id) : DateAnswer.id
      for (name, isLeast) in [("date_min", true), ("date_max", false)] where !item.attributes[name].isEmpty {
        guard let bound = Self.bound(item.attributes[name], isLeast: isLeast), question.kind == DateAnswer.id
        else {
          keep(name)
          continue
        }
        if isLeast { question.format.minimum = bound } else { question.format.maximum = bound }
      }
    case "S" where !["", "0"].contains(item.attributes["location_mapservice"]):
      question.kind = LocationAnswer.id
    case "S", "T", "U":
      if item.attributes.isOn("numbers_only") {
        let isInteger = item.attributes.isOn("num_value_int_only")
        question.kind = isInteger ? IntegerAnswer.id : NumberAnswer.id
      }
    case "|":
      let types = Set(
        item.attributes["allowed_filetypes"].lowercased().split { ", ".contains($0) }.map(String.init))
      if !types.isEmpty {
        if types.isSubset(of: ["png", "gif", "jpg", "jpeg", "webp", "heic"]) {
          question.kind = PhotoAnswer.id
        }
        if types.isSubset(of: ["mp3", "wav", "ogg", "m4a", "aac", "flac"]) { question.kind = AudioAnswer.id }
        if types.isSubset(of: ["mp4", "mov", "webm", "avi", "mkv"]) { question.kind = VideoAnswer.id }
      }
      question.format.minimumAnswers = Int(item.attributes["min_num_of_files"]).flatMap { $0 > 0 ? $0 : nil }
      question.format.maximumAnswers = Int(item.attributes["max_num_of_files"]).flatMap { $0 > 0 ? $0 : nil }
    case "I":
      remarks.append(
        "“\(item.code)” asks for the language, which is chosen when an interview begins; it became a text to read"
      )
    default: break
    }
  }

  private static func bound(_ text: String, isLeast: Bool) -> String? {
    if text == "today" { return text }
    if text.count == 4, Int(text) != nil { return text + (isLeast ? "-01-01" : "-12-31") }
    let day = text.split(separator: " ").first.map(String.init) ?? text
    return day.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) == nil ? nil : day
  }

  private mutating func order() {
    let attributes = item.attributes
    let isShuffled = { (name: String) in attributes[name] == "random" }
    let rows = isShuffled("subquestion_order") || item.attributes.isOn("random_order")
    let options = isShuffled("answer_order") || item.attributes.isOn("random_order")
    let hasRows = !question.rows.isEmpty
    switch (rows && hasRows, options && !question.options.isEmpty && (!hasRows || isShuffled("answer_order")))
    {
    case (true, true): question.set("shuffle", "both")
    case (true, false): question.set("shuffle", question.kind == RankingAnswer.id ? nil : "rows")
    case (false, true): question.set("shuffle")
    case (false, false): break
    }
  }

  private mutating func choices() {
    let exclusive = item.attributes["exclude_all_others"].split(separator: ";").map {
      String($0).trimmingSpace
    }
    for code in exclusive {
      if let index = question.options.firstIndex(where: { $0.code == code }),
        question.kind == MultipleAnswer.id
      {
        question.options[index].isExclusive = true
      } else {
        remarks.append("“\(code)” should rule out the others in “\(item.code)”, but is not a choice there")
      }
    }
    if item.attributes.isOn("exclude_all_others_auto") { keep("exclude_all_others_auto") }
  }

  private mutating func defaults() {
    for row in item.defaults {
      let value = row["defaultvalue"]
      guard !value.isEmpty, row["specialtype"].isEmpty else { continue }
      if value.contains("{") {
        question.keep("default", value)
        remarks.append("the default of “\(item.code)” is calculated; it is kept without effect")
      } else if let part = item.parts.first(where: { $0.qid == row["sqid"] }) {
        if question.kind == MultipleAnswer.id,
          let index = question.options.firstIndex(where: { $0.code == part.code })
        {
          question.options[index].isPreselected = value == "Y"
        } else {
          question.keep("default", "\(part.code)=\(value)")
          remarks.append("the default of “\(part.code)” in “\(item.code)” is kept without effect")
        }
      } else if let index = question.options.firstIndex(where: { $0.code == value }),
        question.kind == SingleAnswer.id
      {
        question.options[index].isPreselected = true
      } else {
        question.set("default", value)
      }
    }
  }
}
