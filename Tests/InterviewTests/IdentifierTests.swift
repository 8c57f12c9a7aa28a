import Foundation
import Testing

@testable import Interview

@Suite("Identifiers")
struct IdentifierTests {
  @Test("each is UUID text of its own, in lower case")
  func fresh() throws {
    let some = (0..<1000).map { _ in Identifier.fresh() }
    #expect(Set(some).count == some.count)
    for one in some {
      #expect(UUID(uuidString: one)?.uuidString.lowercased() == one)
      #expect(Array(one)[14] == "4" && "89ab".contains(Array(one)[19]))
    }
  }
}
