@testable import Guide

/// What people type for tables, times, addresses, places and pictures, and what it means.
extension Samples {
  static var structured: [TypedAnswer] { tables + orders + times + addresses + places + recordings + plain }

  static func kind(_ kind: String, _ set: (inout AnswerFormat) -> Void = { _ in }) -> Question {
    var question = Question(id: "q", text: "Q?", kind: kind)
    set(&question.format)
    return question
  }

  private static func good(_ question: Question, _ typed: String, _ value: AnswerValue) -> [TypedAnswer] {
    [TypedAnswer(question: question, typed: typed, value: value)]
  }

  private static func bad(_ question: Question, _ typed: [String]) -> [TypedAnswer] {
    typed.map { TypedAnswer(question: question, typed: $0, value: nil) }
  }

  private static func codes(_ rows: [(String, [String])]) -> AnswerValue {
    .rows(rows.map { RowValue(row: $0.0, cell: .codes($0.1)) })
  }

  private static func numbers(_ rows: [(String, String?, Double)]) -> AnswerValue {
    .rows(rows.map { RowValue(row: $0.0, column: $0.1, cell: .number($0.2)) })
  }

  private static var tables: [TypedAnswer] {
    let both = codes([("a", ["1"]), ("c", ["3"])])
    let all = codes([("a", ["1"]), ("b", ["2"]), ("c", ["-9"])])
    let cells = numbers([("home", "mo", 3), ("work", "tu", 8.5)])
    let texts = AnswerValue.rows([RowValue(row: "home", column: "mo", cell: .text("cooking, reading"))])
    let town = AnswerValue.rows([
      RowValue(row: "street", cell: .text("Main St. 1, left")), RowValue(row: "town", cell: .text("Graz")),
    ])
    var samples = good(matrix, "a=1; c=3", both) + good(matrix, "C = not\nA: very", both)
    samples +=
      good(matrix, "1,2,-9", all) + good(matrix, "1 2 -9", all) + good(matrix, "Location=1,time=3", both)
    samples += good(matrix, #"{"rows":[{"row":"c","codes":["3"]},{"row":"a","codes":["1"]}]}"#, both)
    samples += good(matrix, "-9", .choices([.init(code: "-9")])) + good(matrix, "a=1;b=;c=3", both)
    samples += bad(
      matrix,
      [
        "", "a=", "a=7", "d=1", "1,2", "a=1;a=2", "x", #"{"rows":[{"row":"x","codes":["1"]}]}"#,
        #"{"text":"a"}"#,
      ])
    samples += good(
      multimatrix, "a=phone,paper; b=none", codes([("a", ["phone", "paper"]), ("b", ["none"])]))
    samples += bad(multimatrix, ["a=phone,none", "a=phone,paper,other"])
    samples += good(yesNoMatrix, "a=Y; b=uncertain; c=n", codes([("a", ["Y"]), ("b", ["U"]), ("c", ["N"])]))
    samples += good(changeMatrix, "a=Zunahme", codes([("a", ["I"])])) + bad(changeMatrix, ["a=X"])
    samples += good(scaleMatrix, "5 3 1", numbers([("a", nil, 5), ("b", nil, 3), ("c", nil, 1)]))
    samples += bad(scaleMatrix, ["a=6", "a=2.5"])
    samples +=
      good(differential, "speed=7; warm=1", numbers([("speed", nil, 7), ("warm", nil, 1)]))
      + bad(differential, ["speed=8"])
    samples +=
      good(numberMatrix, "home.mo=3, work.tu=8,5", cells)
      + bad(numberMatrix, ["home=3", "home.mo=25", "home.mo=x"])
    samples +=
      good(textMatrix, "home.mo=cooking, reading", texts)
      + bad(textMatrix, ["home.mo=" + String(repeating: "x", count: 21)])
    samples += good(
      dual, "a.1=1; a.2=good",
      .rows([
        RowValue(row: "a", column: "1", cell: .codes(["1"])),
        RowValue(row: "a", column: "2", cell: .codes(["g"])),
      ]))
    samples += bad(dual, ["a.1=g", "a.3=1"])
    samples += good(shares, "work=60 %; home=40", numbers([("work", nil, 60), ("home", nil, 40)]))
    samples += bad(shares, ["work=60; home=30", "work=60", "work=160;home=-60"])
    return samples + good(address, "street=Main St. 1, left; town=Graz", town)
      + good(address, "Main St. 1, left\nGraz", town)
  }

  private static var orders: [TypedAnswer] {
    good(order, "cost, ease, sec", .ranking(["cost", "ease", "sec"]))
      + good(order, "Cost > Ease of use > Security", .ranking(["cost", "ease", "sec"]))
      + good(order, #"{"ranking":["sec","cost","ease"]}"#, .ranking(["sec", "cost", "ease"]))
      + bad(order, ["", "cost", "cost,cost,ease", "cost,ease,price"]) + good(best, "sec", .ranking(["sec"]))
      + bad(best, ["sec,cost,ease"])
  }

  private static var times: [TypedAnswer] {
    let morning = kind("time") { ($0.minimum, $0.maximum) = ("08:00", "12:00") }
    let moment = kind("datetime") { ($0.minimum, $0.maximum) = ("2020-01-01T08:00", "2020-12-31") }
    let length = kind("duration") { $0.maximum = "02:00" }
    let minutes = kind("duration") { $0.unit = "min" }
    var samples =
      good(morning, "8:30", .time("08:30")) + good(morning, "9 Uhr", .time("09:00"))
      + good(morning, "11.05.09", .time("11:05:09"))
    samples += bad(morning, ["7:59", "12:01", "24:00", "8:60", "8", "", "8:3", "noon"])
    samples += good(moment, "21.11.2020 8:30", .dateTime("2020-11-21T08:30"))
    samples += good(moment, "2020-12-31T23:59:59+01:00", .dateTime("2020-12-31T23:59:59+01:00"))
    samples += bad(
      moment,
      ["2020-01-01 7:00", "2021-01-01 0:00", "2020-02-30 9:00", "2020-05-05", "2020-05-05T9:00+25:00", ""])
    for text in ["1 h 30 min", "90 min", "1:30", "PT1H30M", "1,5 Stunden", "1:30:00", "1h30m"] {
      samples += good(length, text, .duration(5400))
    }
    samples += good(minutes, "90", .duration(5400))
    return samples + bad(length, ["90", "3 h", "1 min 1 h", "1:90", "soon", "", "h", "1 h 1 h", "-5 min"])
  }

  private static var addresses: [TypedAnswer] {
    let mask = kind("masked") { $0.mask = "AA-999/*" }
    var samples: [TypedAnswer] = []
    for text in ["a@b.at", "first.last+x@sub.example.org", "ü@münchen.de"] {
      samples += good(kind("email"), text, .text(text))
    }
    samples += bad(kind("email"), ["a", "a@b", "a b@c.de", "@b.at", "a@.at", "a@b@c.at", "", "<a@b.at>"])
    for text in ["+43 316 123456", "0316/12 34-5", "112"] {
      samples += good(kind("phone"), text, .text(text))
    }
    samples += bad(kind("phone"), ["12", "call me", "", "1+23", String(repeating: "1", count: 61)])
    for text in ["example.org", "https://example.org/a?b=c#d", "HTTP://x.y"] {
      samples += good(kind("url"), text, .text(text))
    }
    samples += bad(
      kind("url"), ["example", "javascript:alert(1)", "ftp://a.b", "a b.c", "", ".de", "file:///etc/x.y"])
    samples += good(mask, "ab-123/x", .text("ab-123/x")) + good(mask, "ab1237", .text("ab-123/7"))
    return samples + bad(mask, ["ab-12/x", "1b-123/x", "ab-123/xx", "", "ab-12a/x"])
      + good(kind("barcode"), "0042\n", .text("0042"))
  }

  private static var places: [TypedAnswer] {
    let location = kind("location")
    let graz = Place(latitude: 47.07, longitude: 15.44)
    return good(location, "Graz, Hauptplatz 1", .place(Place(text: "Graz, Hauptplatz 1")))
      + good(location, "47.07, 15.44", .place(graz)) + good(location, "47,07 15,44", .place(graz))
      + good(
        location, "Graz @ 47.07 15.44 ±10 m",
        .place(Place(text: "Graz", latitude: 47.07, longitude: 15.44, accuracy: 10)))
      + good(location, #"{"place":{"latitude":47.07,"longitude":15.44}}"#, .place(graz))
      + bad(
        location,
        [
          "", "Graz @ 91, 0", "Graz @ here", #"{"place":{"latitude":200,"longitude":0}}"#,
          #"{"place":{"latitude":2}}"#, #"{"place":{}}"#,
        ])
  }

  private static var recordings: [TypedAnswer] {
    let points = kind("points") { $0.maximumAnswers = 2 }
    let digest = String(repeating: "0a", count: 32)
    let photo = AnswerValue.files([
      FileReference(name: "my photo.jpg", sha256: digest, mediaType: "image/jpeg")
    ])
    let stroke = Stroke(points: [.init(x: 0, y: 0.5), .init(x: 1, y: 0.5, milliseconds: 20)])
    let drawn = #"{"strokes":[[[0,0.5],[1,0.5,20]],[]]}"#
    return good(
      points, "0.25 0.5 @3.2; 0,7 1",
      .points([ImagePoint(x: 0.25, y: 0.5, seconds: 3.2), ImagePoint(x: 0.7, y: 1)]))
      + good(
        points, #"{"points":[{"x":0,"y":1,"seconds":2}]}"#, .points([ImagePoint(x: 0, y: 1, seconds: 2)]))
      + bad(points, ["", "0.5", "1.5 0", "0 0;0 0;0 0", "a b", "0 0 @x", "0 0 @1 @2"])
      + good(kind("draw"), drawn, .strokes([stroke])) + good(kind("sign"), drawn, .strokes([stroke]))
      + bad(
        kind("draw"),
        ["", "x", #"{"strokes":[]}"#, #"{"strokes":[[]]}"#, #"{"strokes":[[[1]]]}"#, #"{"text":"x"}"#])
      + good(kind("photo"), "my photo.jpg \(digest) image/jpeg", photo)
      + good(
        kind("file"), #"{"files":[{"name":"my photo.jpg","sha256":"\#(digest)","mediaType":"image/jpeg"}]}"#,
        photo)
      + good(
        kind("audio"), "a.wav \(digest) audio/wav",
        .files([FileReference(name: "a.wav", sha256: digest, mediaType: "audio/wav")]))
      + good(
        kind("video"), "a.mp4 \(digest) video/mp4",
        .files([FileReference(name: "a.mp4", sha256: digest, mediaType: "video/mp4")]))
      + bad(kind("audio"), ["my photo.jpg \(digest) image/jpeg", "a.wav \(digest)", "a.wav abc audio/wav"])
      + bad(
        kind("video"),
        [
          "../a.mp4 \(digest) video/mp4", ".a \(digest) video/mp4", "a\u{202E}b \(digest) video/mp4", "",
          "a.mp4 \(digest) video/",
        ])
  }

  private static var plain: [TypedAnswer] {
    let gender = Question(
      id: "g", text: "Gender?", kind: "gender", options: GenderAnswer.defaultOptions("en"))
    let slider = number("slider", 0, 10, options: [AnswerOption(code: "10", text: "most")])
    return good(gender, "F", .choices([.init(code: "F")]))
      + good(gender, "female", .choices([.init(code: "F")]))
      + bad(gender, ["", "Q"]) + good(slider, "3", .number(3)) + good(slider, "most", .number(10))
      + bad(slider, ["11", "2.5", ""]) + good(kind("slider"), "77", .number(77))
      + bad(kind("slider"), ["101"])
      + good(kind("ack"), "ok", .choices([.init(code: "1")])) + bad(kind("ack"), ["no", ""])
      + good(kind("calculated"), "12.5", .number(12.5)) + good(kind("calculated"), "abc", .text("abc"))
  }
}
