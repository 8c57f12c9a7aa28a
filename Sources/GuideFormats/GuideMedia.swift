package import Foundation
package import Guide
import Wording

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
  package func content(_ path: String) -> Data? { file(path).flatMap { try? Data(contentsOf: $0) } }

  /// A warning for each file that a guide names and that `content` does not give.
  package func missing(of guide: Guide) -> [GuideDiagnostic] {
    Self.paths(in: guide).filter { file($0) == nil }.map { path in
      GuideDiagnostic(
        .warning, line: 1, column: 1,
        "“\(path)” is named by the guide but not there, or larger than \(Self.largestFile / 1024 / 1024) MB; put the file"
          + " beside the guide")
    }
  }

  private func file(_ path: String) -> URL? {
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
    return file
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
