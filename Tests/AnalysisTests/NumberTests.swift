import Analysis
import Testing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "have the quartiles, mean and deviation that R computes",
    arguments: [
      ([1.0, 2, 3, 4], [1.0, 1.75, 2.5, 3.25, 4, 2.5, 1.2909944487358056]),
      ([7, 15, 36, 39, 40, 41], [7, 20.25, 37.5, 39.75, 41, 29.666666666666668, 14.773850773128402]),
      ([5, 5], [5, 5, 5, 5, 5, 5, 0]),
    ] as [([Double], [Double])])
  func distribution(_ numbers: [Double], _ wanted: [Double]) throws {
    let found = try #require(Distribution(numbers.reversed()))
    let list = [
      found.minimum, found.lowerQuartile, found.median, found.upperQuartile, found.maximum, found.mean,
      try #require(found.deviation),
    ]
    for (one, other) in zip(list, wanted) { #expect(abs(one - other) < 1e-6) }
  }

  @Test("that are none have no distribution, and a single one no deviation")
  func few() throws {
    #expect(Distribution([]) == nil)
    #expect(Distribution([.nan, .infinity]) == nil)
    #expect(try #require(Distribution([3])).deviation == nil)
  }

  @Test(
    "lie in classes of round width",
    arguments: [
      ([1.0, 3, 3, 5], [1.0, 2, 3, 4, 5], 1.0),
      ([0, 34, 99], [0, 20, 40, 60, 80], 20),
      ([0.1, 0.2, 0.7], [0, 0.2, 0.4, 0.6], 0.2),
      ([-7, 30], [-10, 0, 10, 20, 30], 10),
      ([42], [42], 1),
      ([0.3], [0.3], 0.1),
      ([1_000_000, 1_000_001], [1_000_000, 1_000_001], 1),
    ] as [([Double], [Double], Double)])
  func classes(_ numbers: [Double], _ starts: [Double], _ width: Double) {
    let bins = Histogram(numbers.map { ("a", $0) }).bins
    #expect(bins.count == starts.count)
    for (bin, start) in zip(bins, starts) {
      #expect(abs(bin.from - start) < 1e-9 && abs(bin.to - bin.from - width) < 1e-9)
    }
  }

  @Test(
    "are each in the class that says it holds them, however large or small",
    arguments: [
      [1e15, -1e15, 0], [0.1 + 0.2, 0.3, 0.6, 0.7], [1e-12, 2e-12, 3e-12], [1e15, 1e15 - 1, 1e15 - 20],
      [
        0.1, 0.2, 0.30000000000000004, 0.4, 0.5, 0.6000000000000001, 0.7, 0.7999999999999999,
        19.900000000000002,
      ], [.nan, 1], [.leastNonzeroMagnitude, .leastNormalMagnitude, 0], [123_456_789.123, 123_456_789.124],
    ] as [[Double]])
  func members(_ numbers: [Double]) {
    let named = numbers.enumerated().map { ("\($0.offset)", $0.element) }
    let bins = Histogram(named).bins
    #expect(bins.count < 60)
    #expect(bins.flatMap(\.interviews).count == numbers.count { $0.isFinite })
    for bin in bins {
      for id in bin.interviews { #expect(bin.contains(numbers[Int(id) ?? 0])) }
    }
  }

  @Test(
    "are written as the language writes them",
    arguments: [
      (1234.5, "1234.5", "1234,5"), (12_345, "12,345", "12\u{A0}345"), (-0.001, "0", "0"),
      (-3.25, "\u{2212}3.25", "\u{2212}3,25"), (.nan, "–", "–"), (2026, "2026", "2026"),
    ] as [(Double, String, String)])
  func written(_ number: Double, _ english: String, _ german: String) {
    #expect(AnalysisTexts(.en).number(number) == english)
    #expect(AnalysisTexts(.de).number(number) == german)
  }

  @Test(
    "as percent never make nothing out of something, nor all out of nearly all",
    arguments: [
      (0.4, "40%"), (0.001, "<\u{A0}1%"), (0.999, ">\u{A0}99%"), (0, "0%"), (1, "100%"), (nil, "–"),
    ] as [(Double?, String)])
  func percent(_ share: Double?, _ text: String) {
    #expect(AnalysisTexts(.en).percent(share) == text)
  }

  @Test(
    "of seconds read as people say them",
    arguments: [
      (0.0, "0\u{A0}s", "0\u{A0}s"), (45, "45\u{A0}s", "45\u{A0}s"), (270, "4.5\u{A0}min", "4,5\u{A0}min"),
      (59.7, "1\u{A0}min", "1\u{A0}min"), (720, "12\u{A0}min", "12\u{A0}min"),
      (598, "10\u{A0}min", "10\u{A0}min"),
    ] as [(Double, String, String)])
  func durations(_ seconds: Double, _ english: String, _ german: String) {
    #expect(AnalysisTexts(.en).duration(seconds) == english)
    #expect(AnalysisTexts(.de).duration(seconds) == german)
  }

  @Test(
    "speak German for every German tag, else English",
    arguments: [
      ("de", "ja"), ("de-AT", "ja"), ("DE_ch", "ja"), ("en", "yes"), ("", "yes"), ("den", "yes"),
    ])
  func language(_ tag: String, _ yes: String) {
    #expect(AnalysisTexts(language: tag).yes == yes)
  }
}
