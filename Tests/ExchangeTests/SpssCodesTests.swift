import Guide
import Testing

@testable import Exchange

@Suite("Numbers and names in SPSS")
struct SpssCodesTests {
  private func codes(
    _ labels: [String] = [], missing: [String] = [],
    form: StatisticsVariable.Form = .number(width: 8, decimals: 0),
    contents: Set<String> = []
  ) -> SpssCodes {
    SpssCodes(
      StatisticsVariable(
        name: "a", label: "", form: form, measure: .nominal, labels: labels.map { .init(code: $0, text: $0) },
        missing: missing.map { .init(code: $0, text: $0) }), contents: contents)
  }

  @Test("reasons are -9 to -5, declared as one range")
  func reasons() {
    let plain = codes(["1", "2"], contents: ["1"])
    #expect(plain.range == -9...(-5) && plain.single == nil)
    #expect(MissingReason.allCases.map { plain.number($0) } == MissingReason.allCases.map { Double($0.code) })
  }

  @Test("reasons move away from answers between -9 and -5")
  func cold() {
    let cold = codes(contents: ["-7.5", "12"])
    #expect(cold.range == -99...(-95) && cold.number(.skipped) == -99 && cold.number("-7.5") == -7.5)
    let colder = codes(contents: ["-7.5", "-97"])
    #expect(colder.range == -999...(-995))
  }

  @Test("one reason of the guide's own keeps its number, several go below the range")
  func own() {
    let one = codes(["1"], missing: ["99"])
    #expect(one.single == 99 && one.number("99") == 99 && one.range == -9...(-5))
    let two = codes(["1"], missing: ["98", "99", "-8"])
    #expect(two.single == nil && two.range == -11...(-5))
    #expect([two.number("98"), two.number("99"), two.number("-8")] == [-10, -11, -8])
    #expect(codes(["1"], missing: ["dk"]).number("dk") == -10)
  }

  @Test("choices with words as codes are numbered after those that are numbers, each code once")
  func words() {
    let words = codes(["phone", "2", "nan"], form: .text(bytes: 5), contents: ["gone", "phone"])
    #expect(
      [words.number("phone"), words.number("2"), words.number("nan"), words.number("gone")] == [3, 2, 4, 5])
  }

  @Test("names are taken by SPSS, and are different")
  func names() {
    var names = SpssNames()
    let wanted = [
      "day", "DAY", "with", "2nd", "a-b", "ä", "trailing_", String(repeating: "x", count: 70), "",
    ]
    let got = wanted.map { names.name(for: $0) }
    #expect(Array(got.prefix(5)) == ["day", "DAY_2", "with_v", "v2nd", "a_b"])
    #expect(Set(got.map { $0.lowercased() }).count == wanted.count)
    for name in got {
      #expect(name.wholeMatch(of: /[A-Za-z]([A-Za-z0-9_.@#$]*[A-Za-z0-9@#$])?/) != nil, "\(name)")
      #expect(name.utf8.count <= 64)
    }
  }

  @Test("a text in pieces has a name that none of its pieces nor another variable begins with")
  func pieces() {
    var names = SpssNames()
    let all = ["remark", "remarks_more", "story"].map { names.name(for: $0) }
    #expect(names.name(forPieces: all[2]) == "story")
    #expect(names.name(forPieces: all[0]) == "w001_remark")
    #expect(names.name(forPieces: all[1]) == "remarks_more", "nothing else begins so any more")
  }

  @Test(
    "days and moments are seconds since 14 October 1582",
    arguments: [("1582-10-14", 0.0), ("1970-01-01", 12_219_379_200), ("2000-02-29", 13_171_161_600)])
  func days(_ text: String, _ seconds: Double) {
    #expect(SpssMoment.date(text) == seconds)
    #expect(SpssMoment.dateTime("\(text)T01:02:03+05:00") == seconds + 3723)
    #expect(SpssMoment.date("2001-02-29") == nil && SpssMoment.time("08:30") == 30_600)
  }
}
