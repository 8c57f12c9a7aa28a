import Testing
import Wording

@testable import Sitting

@Suite("What has to be known is a sentence in both languages")
struct NoticeTests {
  static let all: [(SittingNotice, facts: [String])] = [
    (.codeLikeName("Erika Muster"), ["Erika Muster", "P-07"]),
    (.hearsLoudspeaker(microphone: "Box"), ["Box"]),
    (.sameMedium(mirror: "/m"), ["/m"]), (.withoutCopy(mirror: "/m"), ["/m"]),
    (.otherMicrophone("Yeti"), ["Yeti"]),
    (.didNotGoOn(reason: "R"), ["R"]),
    (.missingSound(milliseconds: 1500, at: "00:00:01.000", cause: "overrun"), ["00:00:01.000", "overrun"]),
    (.copyIsSame(folder: "/m"), ["/m"]), (.firstDamaged(folder: "/m"), ["/m", "leitfaden library check"]),
    (.copyNotWhole(folder: "/m"), ["/m"]),
    (.copyKeptOther(folder: "/m", kept: "/m/recovered"), ["/m/recovered"]),
    (.documentNotCopied(reason: "R"), ["R"]),
    (
      .recovered(length: "00:10", participant: "P-07", interview: "abcdefghij"),
      ["00:10", "P-07", "--reopen abcdefgh"]
    ),
    (.silenced(file: "part-001.wav", bytes: 512), ["part-001.wav", "512"]),
    (.notRepaired(file: "part-001.wav", reason: "R"), ["part-001.wav", "R"]),
    (.notRecovered(reason: "R"), ["R"]),
  ]

  @Test("every fact is in both", arguments: all.indices)
  func facts(_ index: Int) {
    let (notice, facts) = Self.all[index]
    for language in ["en", "de"] {
      let sentence = notice.sentence.said(in: language)
      for fact in facts { #expect(sentence.contains(fact), "\(language): \(sentence)") }
      #expect(!sentence.hasSuffix("."))
    }
    #expect(notice.sentence.said(in: "de") != notice.sentence.said(in: "en"))
  }

  @Test("numbers are written as the language writes them")
  func numbers() {
    let notice = SittingNotice.missingSound(milliseconds: 1500, at: "00:00:01.000", cause: "overrun")
    #expect(
      notice.sentence.said(in: "en").hasPrefix("1.5 s") && notice.sentence.said(in: "de").contains("1,5 s"))
  }
}
