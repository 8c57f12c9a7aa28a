import Documents
import Guide

/// A scale on paper: a row of numbered circles between the words of its ends; a line where there are too many.
struct PrintedScale {
  private let question: Question
  private let ends: (Double, Double)?
  private static let most = 11

  init(_ question: Question) {
    self.question = question
    let isSlider = question.kind == SliderAnswer.id
    let minimum = question.format.minimum ?? (isSlider ? "0" : nil)
    let maximum = question.format.maximum ?? (isSlider ? "100" : nil)
    if let low = minimum.flatMap(NumberReading.number), let high = maximum.flatMap(NumberReading.number),
      low < high
    {
      ends = (low, high)
    } else {
      ends = nil
    }
  }

  /// Whether its points are numbers.
  var isNumeric: Bool { ends != nil }

  /// The numbers of its points; `nil` where a line stands for them.
  var points: [String]? {
    guard let (low, high) = ends, question.kind != SliderAnswer.id else { return nil }
    let step = question.format.step ?? 1
    guard step > 0, (high - low) / step < Double(Self.most) else { return nil }
    return stride(from: low, through: high, by: step).map { NumberReading.plain($0) }
  }

  /// The words at a point, or none.
  func label(_ point: String) -> String { question.option(point)?.text ?? "" }

  func write(to xml: borrowing XMLWriter) {
    guard let (low, high) = ends else { return }
    let (first, last) = (NumberReading.plain(low), NumberReading.plain(high))
    guard let points else { return line(first, last, xml) }
    xml.start("table", [("class", "scale")])
    xml.start("tr")
    end(label(first), "start", xml)
    for point in points { xml.element("td", point) }
    end(label(last), "end", xml)
    xml.end()
    xml.start("tr")
    // the words of the ends stand beside both rows
    for _ in points { xml.element("td", "○", [("class", "circle")]) }
    xml.end()
    let between = points.dropFirst().dropLast()
    if between.contains(where: { !label($0).isEmpty }) {
      xml.start("tr")
      for point in [""] + points + [""] {
        let words = point.isEmpty || point == first || point == last ? "" : label(point)
        xml.element("td", words.isEmpty ? "\u{A0}" : words, [("class", "kind"), ("dir", "auto")])
      }
      xml.end()
    }
    xml.end()
  }

  private func line(_ first: String, _ last: String, _ xml: borrowing XMLWriter) {
    let unit = question.format.unit.map { " \($0)" } ?? ""
    xml.start("div", [("class", "slider")])
    for (number, side) in [(first, "start"), (last, "end")] {
      if side == "end" { xml.element("span", "\u{A0}", [("class", "track")]) }
      let words = label(number)
      xml.element("span", words.isEmpty ? number + unit : "\(words) (\(number)\(unit))", [("dir", "auto")])
    }
    xml.end()
  }

  private func end(_ words: String, _ side: String, _ xml: borrowing XMLWriter) {
    xml.element("td", words.isEmpty ? "\u{A0}" : words, [("class", side), ("rowspan", "2"), ("dir", "auto")])
  }
}
