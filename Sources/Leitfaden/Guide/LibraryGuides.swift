import Foundation
import Guide
import GuideFormats
import Wording

/// The guides of a library, by what people call them.
struct LibraryGuides {
  let folder: URL

  /// The path of the guide that is meant: a file that is there; else one of the library by its file's name, with or without
  /// language and ending, its id, or its title. Upper and lower case do not matter.
  ///
  /// - Throws: `CommandFailure` that names what there is.
  func file(_ name: String) throws -> String {
    if FileManager.default.fileExists(atPath: name) { return name }
    let names = files
    guard !name.isEmpty, !name.contains("/") else {
      throw CommandFailure("there is no guide file \(name)", hint: hint(names))
    }
    // the file's very name first: then no other one has to be read
    for fits in [isFile, isStem, isTold] {
      let found = names.filter { fits($0, name) }
      if found.count == 1 { return folder.appending(path: found[0]).path(percentEncoded: false) }
      if found.count > 1 {
        throw CommandFailure(
          "several guides of the library are called “\(name)”: \(found.joined(separator: ", "))",
          hint: "name one of these files")
      }
    }
    throw CommandFailure(
      "there is no guide “\(name)”, neither as a file nor in the library", hint: hint(names))
  }

  /// All that can be read, each in all its languages.
  var readable: [Guide] {
    files.compactMap { try? GuideFile(folder.appending(path: $0).path(percentEncoded: false)).whole() }
  }

  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && GuideFormats.format(forFileNamed: $0) != nil }
  }

  private func isFile(_ file: String, _ name: String) -> Bool { file.lowercased() == name.lowercased() }

  /// `demo` is `demo.en.guide.md`, and so is `demo.en`.
  private func isStem(_ file: String, _ name: String) -> Bool {
    file.lowercased().hasPrefix(name.lowercased() + ".")
  }

  private func isTold(_ file: String, _ name: String) -> Bool {
    let guide = (try? GuideFormats.read(contentsOf: folder.appending(path: file)))?.guide
    return [guide?.id, guide?.title].contains { $0?.lowercased() == name.lowercased() }
  }

  private func hint(_ names: [String]) -> Sentence {
    let some = names.prefix(8).joined(separator: ", ")
    return names.isEmpty
      ? "name a file such as NAME.guide.md; the library has no guides yet"
      : names.count > 8 ? "the library has \(some) and others" : "the library has \(some)"
  }
}
