import Guide

/// What stands in the column `type`, understood.
enum XLSFormType {
  /// A question of a guide's kind.
  case question(String)
  /// Choices from a list; `kind` is `single`, `multiple` or `rank`.
  case choice(String, list: String, hasOther: Bool)
  /// Choices from a file beside the form.
  case file(String, name: String)
  case beginGroup
  case endGroup
  case beginRepeat
  case endRepeat
  /// What Leitfaden records by itself, or does not record at all.
  case metadata(String)
  /// The same questions once for each choice of a list.
  case beginLoop(list: String)
  case endLoop
  case unknown

  private static let plain: [String: String] = [
    "text": TextAnswer.id, "string": TextAnswer.id, "add text prompt": TextAnswer.id,
    "q string": TextAnswer.id, "integer": IntegerAnswer.id,
    "int": IntegerAnswer.id, "add integer prompt": IntegerAnswer.id, "q int": IntegerAnswer.id,
    "decimal": NumberAnswer.id,
    "q decimal": NumberAnswer.id,
    "add decimal prompt": NumberAnswer.id, "range": SliderAnswer.id, "note": InformationAnswer.id,
    "add note prompt": InformationAnswer.id,
    "q note": InformationAnswer.id,
    "acknowledge": AcknowledgeAnswer.id, "trigger": AcknowledgeAnswer.id,
    "add acknowledge prompt": AcknowledgeAnswer.id, "date": DateAnswer.id, "q date": DateAnswer.id,
    "add date prompt": DateAnswer.id, "time": TimeAnswer.id, "q time": TimeAnswer.id,
    "add time prompt": TimeAnswer.id,
    "datetime": DateTimeAnswer.id,
    "date time": DateTimeAnswer.id, "q datetime": DateTimeAnswer.id, "add datetime prompt": DateTimeAnswer.id,
    "geopoint": LocationAnswer.id,
    "location": LocationAnswer.id, "gps": LocationAnswer.id, "q geopoint": LocationAnswer.id,
    "q location": LocationAnswer.id,
    "add location prompt": LocationAnswer.id, "geotrace": LocationAnswer.id, "geoshape": LocationAnswer.id,
    "image": PhotoAnswer.id,
    "photo": PhotoAnswer.id, "q image": PhotoAnswer.id, "q picture": PhotoAnswer.id,
    "add image prompt": PhotoAnswer.id, "audio": AudioAnswer.id,
    "q audio": AudioAnswer.id, "add audio prompt": AudioAnswer.id, "video": VideoAnswer.id,
    "q video": VideoAnswer.id,
    "add video prompt": VideoAnswer.id, "file": FileAnswer.id, "add file prompt": FileAnswer.id,
    "barcode": BarcodeAnswer.id,
    "q barcode": BarcodeAnswer.id, "add barcode prompt": BarcodeAnswer.id, "calculate": CalculatedAnswer.id,
    "q calculate": CalculatedAnswer.id, "calculate_here": CalculatedAnswer.id,
    "calculate here": CalculatedAnswer.id,
    "phone number": TextAnswer.id, "percentage": IntegerAnswer.id,
    "number of days in last month": IntegerAnswer.id,
    "number of days in last six months": IntegerAnswer.id, "number of days in last year": IntegerAnswer.id,
    "q geotrace": LocationAnswer.id, "q geoshape": LocationAnswer.id, "q date time": DateTimeAnswer.id,
    "q acknowledge": AcknowledgeAnswer.id, "add date time prompt": DateTimeAnswer.id,
    "add calculate prompt": CalculatedAnswer.id, "hidden": CalculatedAnswer.id,
  ]
  /// The largest number of types of old forms that say a range by their name; the smallest is 0.
  static let largest = [
    "percentage": "100", "number of days in last month": "31", "number of days in last six months": "183",
    "number of days in last year": "365",
  ]

  /// The check of a question: that of its row, or the one that the type brings.
  static func constraint(_ written: String, ofType type: String) -> String {
    let isPhone = type.lowercased().split(whereSeparator: \.isWhitespace) == ["phone", "number"]
    return written.isEmpty && isPhone ? #"regex(., '^\d*$')"# : written
  }

  private static let metadata: Set<String> = [
    "start", "end", "today", "deviceid", "device id", "subscriberid", "simserial", "sim id", "username",
    "email",
    "phonenumber", "start-geopoint", "audit", "background-audio", "background-geopoint",
    "get today", "get start time", "get end time", "get device id", "csv-external", "xml-external",
    "imei",
    "start time", "end time", "device_id", "uri:deviceid", "uri:username", "start_time", "end_time",
    "get phone number", "get sim id", "get subscriber id", "subscriber id", "uri:email", "uri:phonenumber",
    "uri:simserial", "uri:subscriberid",
    // of SurveyCTO
    "caseid", "comments", "text audit", "audio audit", "speed violations count", "speed violations list",
    "speed violations audit",
  ]
  private static let choices: [(words: String, kind: String)] = [
    ("select all that apply from", MultipleAnswer.id), ("select all that apply", MultipleAnswer.id),
    ("add select multiple prompt using", MultipleAnswer.id), ("select multiple from", MultipleAnswer.id),
    ("select multiple using", MultipleAnswer.id), ("select multiple", MultipleAnswer.id),
    ("select_multiple_from_file", MultipleAnswer.id),
    ("select_multiple", MultipleAnswer.id), ("q select", MultipleAnswer.id), ("select", MultipleAnswer.id),
    ("select one from", SingleAnswer.id), ("select one using", SingleAnswer.id),
    ("add select one prompt using", SingleAnswer.id),
    ("select one", SingleAnswer.id), ("select_one_from_file", SingleAnswer.id),
    ("select_one_external", SingleAnswer.id),
    ("select_one", SingleAnswer.id), ("select one external", SingleAnswer.id),
    ("select one from file", SingleAnswer.id),
    ("select multiple from file", MultipleAnswer.id), ("q select1", SingleAnswer.id),
    ("select1", SingleAnswer.id),
    ("rank", RankingAnswer.id),
    ("osm", TextAnswer.id),
  ]

  /// Understands a cell; spelling and case are free.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let folded = words.joined(separator: " ").lowercased()
    let underscored = folded.replacing("_", with: " ")
    switch underscored {
    case "begin group", "begin score", "begin rank", "begin kobomatrix": self = .beginGroup
    case "end group", "end score", "end rank", "end kobomatrix": self = .endGroup
    case "begin repeat": self = .beginRepeat
    case "end repeat": self = .endRepeat
    case "end loop": self = .endLoop
    case _ where underscored.hasPrefix("begin loop"): self = .beginLoop(list: words.last ?? "")
    default:
      if let kind = Self.plain[folded] ?? Self.plain[underscored] {
        self = .question(kind)
      } else if Self.metadata.contains(folded) || folded.hasPrefix("sensor_") {
        self = .metadata(folded)
      } else if folded == "osm" {
        // Its list of tags may be left out.
        self = .choice(TextAnswer.id, list: "", hasOther: false)
      } else {
        self = Self.choice(words) ?? .unknown
      }
    }
  }

  private static func choice(_ words: [String]) -> XLSFormType? {
    // The longest beginning counts: `select one from x` is no list called `from`.
    let folded = words.map { $0.lowercased() }
    var best: (count: Int, kind: String, words: String)?
    for choice in choices {
      let wanted = choice.words.split(separator: " ").map(String.init)
      if folded.starts(with: wanted), folded.count > wanted.count, wanted.count > best?.count ?? 0 {
        best = (wanted.count, choice.kind, choice.words)
      }
    }
    guard let best else { return nil }
    var rest = Array(words.dropFirst(best.count))
    var hasOther = false
    for ending in [["or", "specify", "other"], ["or_other"], ["or", "other"]]
    where rest.count > ending.count
      && rest.suffix(ending.count).map({ $0.lowercased() }).elementsEqual(ending)
    {
      rest.removeLast(ending.count)
      hasOther = true
      break
    }
    guard rest.count == 1 else { return nil }
    if best.words.hasSuffix("_from_file") || best.words.hasSuffix(" from file") {
      return .file(best.kind, name: rest[0])
    }
    return .choice(best.kind, list: rest[0], hasOther: hasOther)
  }
}
