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
    "text": "text", "string": "text", "add text prompt": "text", "q string": "text", "integer": "integer",
    "int": "integer", "add integer prompt": "integer", "q int": "integer", "decimal": "number",
    "q decimal": "number",
    "add decimal prompt": "number", "range": "slider", "note": "info", "add note prompt": "info",
    "q note": "info",
    "acknowledge": "ack", "trigger": "ack", "add acknowledge prompt": "ack", "date": "date", "q date": "date",
    "add date prompt": "date", "time": "time", "q time": "time", "add time prompt": "time",
    "datetime": "datetime",
    "date time": "datetime", "q datetime": "datetime", "add datetime prompt": "datetime",
    "geopoint": "location",
    "location": "location", "gps": "location", "q geopoint": "location", "q location": "location",
    "add location prompt": "location", "geotrace": "location", "geoshape": "location", "image": "photo",
    "photo": "photo", "q image": "photo", "q picture": "photo", "add image prompt": "photo", "audio": "audio",
    "q audio": "audio", "add audio prompt": "audio", "video": "video", "q video": "video",
    "add video prompt": "video", "file": "file", "add file prompt": "file", "barcode": "barcode",
    "q barcode": "barcode", "add barcode prompt": "barcode", "calculate": "calculated",
    "q calculate": "calculated", "calculate_here": "calculated", "calculate here": "calculated",
    "phone number": "text", "percentage": "integer", "number of days in last month": "integer",
    "number of days in last six months": "integer", "number of days in last year": "integer",
    "q geotrace": "location", "q geoshape": "location", "q date time": "datetime",
    "q acknowledge": "ack", "add date time prompt": "datetime",
    "add calculate prompt": "calculated", "hidden": "calculated",
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
    ("select all that apply from", "multiple"), ("select all that apply", "multiple"),
    ("add select multiple prompt using", "multiple"), ("select multiple from", "multiple"),
    ("select multiple using", "multiple"), ("select multiple", "multiple"),
    ("select_multiple_from_file", "multiple"),
    ("select_multiple", "multiple"), ("q select", "multiple"), ("select", "multiple"),
    ("select one from", "single"), ("select one using", "single"), ("add select one prompt using", "single"),
    ("select one", "single"), ("select_one_from_file", "single"), ("select_one_external", "single"),
    ("select_one", "single"), ("select one external", "single"), ("select one from file", "single"),
    ("select multiple from file", "multiple"), ("q select1", "single"), ("select1", "single"),
    ("rank", "rank"),
    ("osm", "text"),
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
        self = .choice("text", list: "", hasOther: false)
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
