import Testing

@testable import WebApp

@Suite("A change of a text in one place")
struct TextPatchTests {
  @Test(
    "Applied to the old text it gives the new one",
    arguments: [
      ("", ""), ("", "a"), ("abc", ""), ("aaa", "aa"), ("ab🙂c", "ab🙃c"), ("🙂", "🙂🙂"),
      ("line\nline\n", "line\n"),
      ("e\u{301}", "e"), ("x{#a}", "x{#ab}"),
    ])
  func applies(_ old: String, _ new: String) {
    let patch = TextPatch(from: old, to: new)
    #expect(patch.applied(to: old) == new)
  }

  @Test("A place that the text does not have is refused", arguments: [(-1, 0), (0, 9), (4, 0), (0, -1)])
  func refuses(_ at: Int, _ length: Int) {
    var patch = TextPatch(from: "abc", to: "abd")
    (patch.at, patch.length) = (at, length)
    #expect(patch.applied(to: "abc") == nil)
  }

  @Test("Half a character is no place")
  func halves() {
    var patch = TextPatch(from: "🙂", to: "")
    (patch.at, patch.length) = (1, 1)
    #expect(patch.applied(to: "🙂") == nil)
  }
}
