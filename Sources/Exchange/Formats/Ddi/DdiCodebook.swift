import Documents
import Foundation
import Guide

/// Writes the XML. The order of elements is the one the schema fixes.
enum DdiCodebook {
  static func data(of study: StudyTable, file: String) throws(DocumentError) -> Data {
    let entries = CodebookEntry.all(of: study)
    let writer = try XMLWriter()
    let language = study.guide.language.isEmpty ? nil : study.guide.language
    writer.start(
      "codeBook", [("xmlns", "ddi:codebook:2_6"), ("version", "2.6"), ("xml:lang", language)])
    describe(study, writer)
    writer.element("fileDscr", [("ID", "F1")]) { writer in
      writer.element("fileTxt") { writer in
        writer.element("fileName", file)
        writer.element("dimensns") { writer in
          writer.element("caseQnty", String(study.rows.count))
          writer.element("varQnty", String(entries.count))
        }
        writer.element("fileType", "CSV, UTF-8")
      }
    }
    writer.start("dataDscr")
    groups(entries, writer)
    for entry in entries { variable(entry, writer) }
    writer.end()
    writer.end()
    return writer.finish()
  }

  private static func describe(_ study: StudyTable, _ writer: borrowing XMLWriter) {
    let guide = study.guide
    writer.element("stdyDscr") { writer in
      writer.element("citation") { writer in
        writer.element("titlStmt") { writer in
          writer.element("titl", guide.study.isEmpty ? guide.title : guide.study)
          if !guide.study.isEmpty { writer.element("subTitl", guide.title) }
          writer.element("IDNo", guide.id)
        }
        if !guide.author.isEmpty {
          writer.element("rspStmt") { writer in writer.element("AuthEnty", guide.author) }
        }
        if !guide.version.isEmpty {
          writer.element("verStmt") { writer in writer.element("version", guide.version) }
        }
      }
      if !guide.note.isEmpty {
        writer.element("stdyInfo") { writer in writer.element("abstract", guide.note) }
      }
    }
  }

  /// A group for each section, in the order of the guide.
  private static func groups(_ entries: [CodebookEntry], _ writer: borrowing XMLWriter) {
    var sections: [String] = []
    var members: [String: [CodebookEntry]] = [:]
    for entry in entries {
      guard let section = entry.variable.section?.id else { continue }
      if members[section] == nil { sections.append(section) }
      members[section, default: []].append(entry)
    }
    for (index, section) in sections.enumerated() {
      guard let group = members[section], let first = group.first else { continue }
      let variables = group.map(id).joined(separator: " ")
      writer.element(
        "varGrp", [("ID", "G\(index + 1)"), ("name", section), ("type", "section"), ("var", variables)]
      ) { writer in writer.element("labl", first.variable.section?.title ?? section) }
    }
  }

  private static func variable(_ entry: CodebookEntry, _ writer: borrowing XMLWriter) {
    let statistics = entry.variable.statistics
    let isNumeric = entry.type == "number" || entry.type == "duration"
    writer.element(
      "var",
      [
        ("ID", id(entry)), ("name", entry.variable.name), ("files", "F1"),
        ("dcml", entry.decimals.map(String.init)),
        ("intrvl", statistics.measure == .scale ? "contin" : "discrete"),
        (
          "nature",
          statistics.measure == .scale ? "ratio" : statistics.measure == .ordinal ? "ordinal" : "nominal"
        ),
      ]
    ) { writer in
      writer.element("labl", statistics.label)
      question(entry, writer)
      range(entry, writer)
      let missing = entry.values.filter(\.isMissing)
      if !missing.isEmpty {
        writer.element("invalrng") { writer in
          for value in missing { writer.element("item", "", [("VALUE", value.code)]) }
        }
      }
      if !entry.condition.isEmpty { writer.element("universe", entry.condition) }
      for value in entry.values {
        writer.element("catgry", [("missing", value.isMissing ? "Y" : nil)]) { writer in
          writer.element("catValu", value.code)
          writer.element("labl", value.label)
        }
      }
      writer.element("varFormat", "", [("type", isNumeric ? "numeric" : "character"), ("schema", "other")])
    }
  }

  private static func question(_ entry: CodebookEntry, _ writer: borrowing XMLWriter) {
    guard let question = entry.variable.question else { return }
    writer.element("qstn") { writer in
      writer.element("qstnLit", question.text)
      let notes = question.interviewerNotes.joined(separator: "\n")
      if !notes.isEmpty { writer.element("ivuInstr", notes) }
    }
  }

  /// Only limits that are numbers: `today` is none.
  private static func range(_ entry: CodebookEntry, _ writer: borrowing XMLWriter) {
    guard entry.type == "number", let format = entry.variable.question?.format else { return }
    let ends = [format.minimum, format.maximum].map {
      $0.flatMap { NumberReading.number($0) == nil ? nil : $0 }
    }
    guard entry.values.allSatisfy(\.isMissing), ends.contains(where: { $0 != nil }) else { return }
    writer.element("valrng") { writer in
      writer.element("range", "", [("UNITS", "REAL"), ("min", ends[0]), ("max", ends[1])])
    }
  }

  private static func id(_ entry: CodebookEntry) -> String { "V\(entry.position)" }
}
