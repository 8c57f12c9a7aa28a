import Foundation
import Testing

@testable import Vault

@Suite("Padding")
struct PaddingTests {
  @Test("sizes are few, never smaller than what is in them, and at most an eighth larger")
  func sizes() {
    var sizes: Set<Int> = []
    for count in 0...100_000 {
      let size = Padding.size(of: count)
      #expect(size >= count && Padding.size(of: size) == size)
      if count >= Padding.least { #expect(size - count <= count / 8) }
      sizes.insert(size)
    }
    #expect(sizes.count < 160 && sizes.min() == 256)
    #expect([1_000, 4_097, 1_000_000].map(Padding.size) == [1_024, 4_352, 1_015_808])
  }

  @Test("blanks go as they came, also behind other characters")
  func stripping() {
    for text in ["{}", "{\"a\":\"ö \"}", "", String(repeating: "ä", count: 300)] {
      let padded = Padding.padded(text)
      #expect(padded.utf8.count == Padding.size(of: text.utf8.count) && Padding.stripped(padded) == text)
      #expect(Padding.padded(Data(text.utf8)) == Data(padded.utf8))
    }
  }
}
