import Guide

/// What a field to write in was asked for.
enum QueXMLFields {
  /// The question that a field is, with its limits.
  static func question(_ response: QueXMLResponse, text: String) -> Question {
    var question = Question(id: response.name, text: text)
    guard let field = response.field else { return question }
    switch field.format {
    case "integer", "i25": question.kind = IntegerAnswer.id
    case "number", "numeric": question.kind = NumberAnswer.id
    case "currency":
      question.kind = NumberAnswer.id
      question.format.decimals = 2
    case "date": question.kind = DateAnswer.id
    // LimeSurvey 3 writes its short texts so, too.
    case "longtext": question.kind = field.length == 24 ? TextAnswer.id : LongTextAnswer.id
    case "codabar": question.kind = BarcodeAnswer.id
    default: question.kind = TextAnswer.id
    }
    if [IntegerAnswer.id, NumberAnswer.id].contains(question.kind) {
      question.format.minimum = NumberReading.number(field.minimum).map { NumberReading.plain($0) }
      question.format.maximum = NumberReading.number(field.maximum).map { NumberReading.plain($0) }
      if !field.label.isEmpty { question.format.unit = field.label }
    } else if !field.label.isEmpty, !text.contains(field.label) {
      question.text += (text.isEmpty ? "" : "\n") + field.label
    }
    return question
  }
}
