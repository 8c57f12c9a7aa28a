import Foundation
import Synchronization

extension Sentence {
  /// The sentence in the language of a BCP 47 tag, as its catalogue has it: that of `de` for `de-AT`. English where
  /// nobody has written it.
  package func said(in language: String) -> String {
    let base = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    guard base != "en" else { return english }
    let words = Catalogue.words(in: String(base))
    return said { words[$0] }
  }
}

extension Catalogue {
  private static let read = Mutex<[String: [String: String]]>([:])

  /// The texts of a language, by their names or English words; read once, when it is first spoken. Empty where the
  /// installation has no catalogue of it.
  ///
  /// - Parameter base: A BCP 47 tag without regions, in small letters.
  package static func words(in base: String) -> [String: String] {
    guard (2...3).contains(base.count), base.allSatisfy({ $0.isASCII && $0.isLetter }) else { return [:] }
    return read.withLock { read in
      if let known = read[base] { return known }
      let words = (try? Catalogue(contentsOf: folder.appending(path: "\(base).po")))?.texts ?? [:]
      read[base] = words
      return words
    }
  }
}
