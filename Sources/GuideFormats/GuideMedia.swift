package import Foundation
package import Guide

/// Where the pictures, sounds and films of a guide are.
package struct GuideMedia: Sendable {
  /// No file of a guide may be larger, in bytes.
  package static let largestFile = 64 * 1024 * 1024
  /// All of them together, in bytes.
  package static let mostBytes = 256 * 1024 * 1024

  private let folder: URL?

  /// There are none.
  package static let none = GuideMedia(folder: nil)

  /// Files in the folder of the guide file and below.
  package static func folder(_ folder: URL) -> GuideMedia { GuideMedia(folder: folder) }

  /// A file by the path the guide names it; `nil` when it is not there, lies elsewhere or is too large.
  package func content(_ path: String) -> Data? {
    guard let folder, MediaPath.fault(path) == nil else { return nil }
    // a link in the folder may lead out of it
    let root = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let file = folder.appending(path: path).resolvingSymlinksInPath()
    let place = file.path(percentEncoded: false)
    guard place.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return nil }
    let facts = try? FileManager.default.attributesOfItem(atPath: place)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let size = facts?[.size] as? Int, size <= Self.largestFile
    else { return nil }
    return try? Data(contentsOf: file)
  }

  /// Every path a guide names, once, in its order.
  package static func paths(in guide: Guide) -> [String] {
    var seen: Set<String> = []
    return guide.questions.flatMap { question in
      question.media.map(\.path) + question.options.compactMap { $0.image?.path }
    }.filter { seen.insert($0).inserted }
  }

  /// The guide with its files in another folder: every path that does not begin with it gets it in front.
  package static func moved(_ guide: Guide, into folder: String) -> Guide {
    var guide = guide
    for section in guide.sections.indices {
      for question in guide.sections[section].questions.indices {
        move(&guide.sections[section].questions[question], into: folder)
      }
    }
    return guide
  }

  /// Where a file lies then.
  static func path(_ path: String, movedInto folder: String) -> String {
    path.hasPrefix(folder + "/") ? path : folder + "/" + path
  }

  private static func move(_ question: inout Question, into folder: String) {
    for media in question.media.indices {
      question.media[media].path = path(question.media[media].path, movedInto: folder)
    }
    for option in question.options.indices {
      guard let old = question.options[option].image?.path else { continue }
      question.options[option].image?.path = path(old, movedInto: folder)
    }
  }
}
