/// Random order that anybody can repeat: the generator and the shuffle of ODK, with a seed that is stored.
package enum SeededShuffle {
  private static let modulus: Int64 = 2_147_483_647

  /// The elements in the order that the seed gives.
  package static func shuffled<Element>(_ elements: [Element], seed: Int) -> [Element] {
    var state = Int64(seed) % modulus
    if state <= 0 { state += modulus - 1 }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      state = state * 16_807 % modulus
      let fraction = Double(state - 1) / Double(modulus - 1)
      let place = min(Int(fraction * Double(index + 1)), index)
      if place == index {
        result.append(element)
      } else {
        result.append(result[place])
        result[place] = element
      }
    }
    return result
  }

  /// The same, but elements for which `isPinned` holds keep their places.
  package static func shuffled<Element>(
    _ elements: [Element], seed: Int, pinning isPinned: (Element) -> Bool
  ) -> [Element] {
    var free = shuffled(elements.filter { !isPinned($0) }, seed: seed).makeIterator()
    return elements.map { isPinned($0) ? $0 : free.next() ?? $0 }
  }

  /// The seed of one question or section, from the seed of the interview and its id.
  package static func seed(_ seed: Int, for id: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let base = Int64(seed) % modulus * 31
    let mixed = (base + Int64(hash)) % modulus
    return Int(mixed < 0 ? mixed + modulus : mixed)
  }
}
