import Documents
import Guide
import Wording

/// Recognises what a `question` of queXML once was. Usually one question; two for a dual scale, and one for each field
/// of a form.
struct QueXMLQuestion {
  /// Ids are the names of the file, as they are there.
  var questions: [Question] = []
  /// All names in it, which skips may lead to.
  private(set) var names: [String] = []
  private(set) var skips: [(code: String?, target: String, mark: XMLMark)] = []
  /// What is lost or unsure; `%id` stands for the id.
  private(set) var remarks: [Sentence] = []

  private let tree: XMLTree
  private let responses: [QueXMLResponse]
  private let rows: [(name: String, text: String)]
  private let text: String
  private let dialect: QueXMLDialect

  init(_ tree: XMLTree, dialect: QueXMLDialect) {
    self.tree = tree
    self.dialect = dialect
    responses = tree.children("response").map(QueXMLResponse.init)
    rows = tree.children("subQuestion").map {
      ($0.attribute("varName")?.trimmingSpace ?? "", Self.text($0).onOneLine)
    }
    text = Self.text(tree)
    names =
      responses.map(\.name) + rows.map(\.name) + responses.flatMap { $0.categories.compactMap(\.fieldName) }
    for response in responses {
      for category in response.categories {
        if let target = category.skip {
          skips.append((ImportNames.code(category.value), target, category.mark))
        }
      }
      if let target = response.field?.skip { skips.append((nil, target, response.mark)) }
    }
    recognise()
    reportCodes()
    addDirectives()
  }

  /// The texts of an element, each on a line of its own; escaped tags are taken away.
  static func text(_ tree: XMLTree) -> String {
    tree.children("text").map { ImportedText.plain($0.allText) }.filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  // The order is that of the reference: the first that fits.
  private mutating func recognise() {
    guard let first = responses.first else {
      add(
        Question(
          id: rows.first.map { QueXMLNames.prefix($0.name) } ?? "", text: text, kind: InformationAnswer.id))
      remarks.append(
        "“%id” has no way to answer; it became a text to read (it may have been an upload, a calculation or the language)"
      )
      return
    }
    if first.ends != nil {
      line(first)
    } else if rows.isEmpty, responses.allSatisfy(\.isBox) {
      boxes()
    } else if !rows.isEmpty {
      table(first)
    } else if responses.count == 2, first.isChoice, responses[1].field != nil {
      choiceWithComment(first)
    } else if responses.count > 1 {
      form()
    } else if first.isChoice || first.field == nil {
      choice(first)
    } else {
      add(QueXMLFields.question(first, text: text))
      // LimeSurvey's exporters call every number so, and give all the same length.
      if first.field?.format == "integer", first.field?.length == 10, questions[0].format == AnswerFormat() {
        remarks.append(
          "“%id” takes whole numbers only, because LimeSurvey writes all numbers so; make it a number where it had"
            + " decimals")
      }
    }
  }

  private mutating func line(_ response: QueXMLResponse) {
    var question = Question(
      id: response.name, text: text, kind: response.isDiscrete ? ScaleAnswer.id : SliderAnswer.id)
    let labels = response.ends ?? ["", ""]
    if response.isDiscrete {
      question.options = response.options
      if !labels.joined().isEmpty { question.keep("ends", labels.joined(separator: " | ")) }
    } else {
      question.format.minimum = "0"
      question.format.maximum = "100"
      question.options = [
        AnswerOption(code: "0", text: labels[0]), AnswerOption(code: "100", text: labels[1]),
      ]
    }
    add(question)
  }

  private mutating func choice(_ response: QueXMLResponse) {
    var question = Question(id: response.name, text: text, kind: SingleAnswer.id, options: response.options)
    if question.options.isEmpty {
      question.kind = TextAnswer.id
      remarks.append("“%id” has no categories to choose from; it became a short text")
    } else if let ends = Self.numberScale(question.options) {
      question.kind = ScaleAnswer.id
      question.options = []
      question.format.minimum = "1"
      question.format.maximum = String(ends)
    } else if question.options.map(\.code) == ["F", "M"] {
      question.kind = GenderAnswer.id
    }
    add(question)
  }

  // Labels 1 to 5 or 1 to 10 on codes of the same name say nothing but the number.
  private static func numberScale(_ options: [AnswerOption]) -> Int? {
    guard [5, 10].contains(options.count) else { return nil }
    let numbers = (1...options.count).map(String.init)
    return options.map(\.code) == numbers && options.map(\.text) == numbers ? options.count : nil
  }

  // Several responses with one category each: boxes to tick.
  private mutating func boxes() {
    let isOther = { (response: QueXMLResponse) in
      response.categories.first?.value == "-oth-"
        || response.categories.first?.fieldName?.hasSuffix("other") == true
    }
    let names = responses.filter { !isOther($0) }.map(\.name)
    // The field beside "other" is called after the question: afMCother.
    let field = responses.first(where: isOther)?.categories.first?.fieldName ?? ""
    let owner = field.hasSuffix("other") ? QueXMLNames.prefix(String(field.dropLast(5))) : ""
    let (id, prefix) = QueXMLNames.boxes(names, owner: owner, dialect: dialect)
    var question = Question(
      id: id, text: text, kind: responses.count == 1 ? AcknowledgeAnswer.id : MultipleAnswer.id)
    if responses.count == 1 { question.id = responses[0].name }
    var codes = ImportCodes()
    for response in responses {
      guard let category = response.categories.first else { continue }
      let code = isOther(response) ? "-oth-" : String(response.name.dropFirst(prefix.count))
      question.options.append(
        AnswerOption(
          code: codes.code(code.isEmpty ? category.value : code), text: category.label,
          hasText: category.fieldName != nil))
    }
    if question.kind == AcknowledgeAnswer.id { question.options = [] }
    if id.isEmpty, responses.count > 1 {
      remarks.append("the file does not say what “%id” was called, only its choices; give it its name")
    } else if !prefix.hasSuffix("_"), owner.isEmpty, responses.count > 1 {
      remarks.append(
        "the file does not say where the name of “%id” ends and its choices' begin; compare them with the original"
      )
    }
    add(question)
  }

  private mutating func table(_ first: QueXMLResponse) {
    var question = Question(id: QueXMLNames.table(rows.map(\.name), response: first.name), text: text)
    var codes = ImportCodes()
    let prefix = QueXMLNames.rowPrefix(rows.map(\.name), owner: question.id)
    question.rows = rows.map { row in
      let code = String(row.name.dropFirst(prefix.count))
      return Row(id: codes.code(code.isEmpty ? row.name : code), text: row.text)
    }
    let choices = responses.filter(\.isChoice)
    if choices.count == 2, responses.count == 2 {
      question.kind = DualMatrixAnswer.id
      question.options = choices[0].options
      question.secondOptions = choices[1].options
      if let heads = tree.attribute("heads") ?? heads(of: choices, question.id) {
        question.set("heads", heads)
      }
      add(question)
    } else if responses.count == 1, first.field == nil {
      add(single(question, first))
    } else if responses.count > 1 {
      columns(&question)
      add(question)
    } else {
      fields(first, &question)
      add(question)
    }
  }

  // LimeSurvey 2.05 writes the headings of two scales where the names should be.
  private func heads(of scales: [QueXMLResponse], _ owner: String) -> String? {
    let heads = scales.map { $0.name.hasPrefix(owner) ? "" : $0.name.replacing("|", with: "/") }
    return heads.joined().isEmpty ? nil : heads.joined(separator: " | ")
  }

  private func single(_ question: Question, _ response: QueXMLResponse) -> Question {
    var question = question
    question.kind = MatrixAnswer.id
    question.options = response.options
    if response.isRotated { question.set("source", "lss:H:\(question.id)") }
    if let end = Self.numberScale(question.options) {
      question.kind = ScaleMatrixAnswer.id
      question.options = []
      question.format.minimum = "1"
      question.format.maximum = String(end)
    } else if question.options.map(\.code) == ["Y", "U", "N"] {
      question.kind = YesNoMatrixAnswer.id
    } else if question.options.map(\.code) == ["I", "S", "D"] {
      question.kind = ChangeMatrixAnswer.id
    }
    return question
  }

  // Rows with one labelled field or box for each column.
  private mutating func columns(_ question: inout Question) {
    let isBoxes = responses.allSatisfy(\.isBox)
    let isNumbers = responses.allSatisfy { $0.field?.format == "integer" || $0.field?.format == "number" }
    question.kind =
      isBoxes ? MultipleMatrixAnswer.id : isNumbers ? NumberMatrixAnswer.id : TextMatrixAnswer.id
    var codes = ImportCodes()
    let names = responses.map(\.name)
    let prefix = names.allSatisfy { $0.hasPrefix(question.id + "_") } ? question.id + "_" : ""
    question.options = responses.enumerated().map { number, response in
      let code = String(response.name.dropFirst(prefix.count))
      let label = response.categories.first?.label ?? response.field?.label ?? ""
      return AnswerOption(code: codes.code(code.isEmpty ? String(number + 1) : code), text: label)
    }
  }

  // Rows with one field each.
  private mutating func fields(_ response: QueXMLResponse, _ question: inout Question) {
    guard let field = response.field else { return }
    guard field.format == "integer" || field.format == "number" || field.format == "currency" else {
      question.kind = TextsAnswer.id
      question.format.maximumLength = nil
      return
    }
    let digits = String(rows.count).count
    // LimeSurvey 3.14 writes the length of the longest code instead.
    let longest = question.rows.map(\.id.count).max() ?? 0
    if rows.count > 1, let length = field.length, length == digits || length == longest {
      question.kind = RankingAnswer.id
      remarks.append("“%id” may be a ranking or a list of numbers, the file cannot tell; it became a ranking")
    } else {
      question.kind = NumbersAnswer.id
    }
  }

  private mutating func choiceWithComment(_ response: QueXMLResponse) {
    choice(response)
    questions[0].set("comment")
  }

  private mutating func form() {
    for response in responses {
      if response.isBox, let category = response.categories.first {
        add(
          Question(
            id: response.name, text: [text, category.label].joined(separator: "\n"),
            kind: AcknowledgeAnswer.id))
      } else if response.field == nil {
        choice(response)
      } else {
        let label = response.field?.label ?? ""
        add(
          QueXMLFields.question(response, text: [text, label].filter { !$0.isEmpty }.joined(separator: "\n")))
      }
    }
    remarks.append("“%id” is a form with \(responses.count) fields; each became a question")
  }

  private mutating func add(_ question: Question) {
    var question = question
    takePictures(&question)
    if tree.attribute("randomise") == "true" { question.set("shuffle", question.rows.isEmpty ? nil : "rows") }
    questions.append(question)
  }

  private mutating func takePictures(_ question: inout Question) {
    for index in question.options.indices {
      guard let path = question.options[index].attribute("source-image") else { continue }
      question.options[index].attributes = []
      var notes: [Sentence] = []
      question.take(media: [path], ofOption: index) { notes.append($0) }
      remarks += notes
    }
  }

  private mutating func addDirectives() {
    guard !questions.isEmpty else { return }
    for directive in tree.children("directive") {
      let text = Self.text(directive)
      guard !text.isEmpty else { continue }
      if directive.child("administration")?.text.trimmingSpace == "interviewer" {
        questions[0].interviewerNotes.append(text)
      } else {
        questions[0].help = [questions[0].help, text].compactMap(\.self).joined(separator: "\n")
      }
    }
    for name in ["qualifier", "specifier"] {
      let text = ImportedText.plain(tree.child(name)?.allText ?? "")
      if !text.isEmpty { questions[0].text += "\n" + text }
    }
  }

  private mutating func reportCodes() {
    for response in responses {
      var seen: Set<String> = []
      for value in response.categories.map(\.value) {
        if value.isEmpty {
          remarks.append("a category of “%id” has no value; it got a number")
        } else if !seen.insert(value.lowercased()).inserted {
          remarks.append(
            "the value “\(value.prefix(40))” is given twice in “%id”; the second one got a number")
        }
      }
    }
  }
}
