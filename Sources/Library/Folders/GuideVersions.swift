package import Foundation

/// Earlier texts of the guide files, each a file of its own that any editor opens:
/// `guides/.versions/NAME.guide.md/2026-11-21T10-05-00.123Z.md`.
package struct GuideVersions: Sendable {
  /// An earlier text of a guide file.
  package struct Version: Hashable, Sendable {
    /// Its name, which is also its address.
    package let name: String
    /// When the guide file stopped being like this.
    package let date: Date
    /// In bytes.
    package let size: Int64
  }

  /// The folder beside the guide files; lists of guides leave out what begins with a dot.
  package static let folderName = ".versions"
  private static let ending = ".md"
  private let guides: URL

  init(guides: URL) { self.guides = guides }

  /// All of a file, newest first; none when there are none.
  package func all(of file: String) -> [Version] {
    let folder = folder(of: file)
    return Files.names(in: folder).reversed().compactMap { name in
      guard name.hasSuffix(Self.ending),
        let date = try? Self.style.parse(Self.standard(String(name.dropLast(Self.ending.count))))
      else { return nil }
      return Version(name: name, date: date, size: Files.size(folder.appending(path: name)) ?? 0)
    }
  }

  /// The text of one; `nil` when there is none of this name. A name is compared, never used as a path.
  package func text(of file: String, named name: String) -> String? {
    guard all(of: file).contains(where: { $0.name == name }) else { return nil }
    return (Files.contents(folder(of: file).appending(path: name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Keeps a text that is about to be replaced. On disk when this returns.
  package func keep(_ text: String, of file: String, date: Date = Date()) throws {
    let folder = folder(of: file)
    try Files.makeDirectories(folder)
    let name = date.formatted(Self.style).replacing(":", with: "-") + Self.ending
    try Files.replace(folder.appending(path: name), with: Data(text.utf8))
  }

  private func folder(of file: String) -> URL {
    guides.appending(path: Self.folderName, directoryHint: .isDirectory)
      .appending(path: file, directoryHint: .isDirectory)
  }

  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  // File names have no colons: Windows and network drives refuse them.
  private static func standard(_ name: String) -> String {
    guard let day = name.firstIndex(of: "T") else { return name }
    return String(name[..<day]) + name[day...].replacing("-", with: ":")
  }
}

extension Library {
  /// Earlier texts of the guide files.
  package var guideVersions: GuideVersions { GuideVersions(guides: guidesFolder) }

  /// Replaces the text of a guide file: after a power cut it holds the old or all of the new text. On disk when this
  /// returns.
  ///
  /// - Throws: `LibraryError` when the disk is full or read-only; the file is as it was.
  package func replaceGuide(file: String, with text: String) throws {
    try Files.replace(guidesFolder.appending(path: file), with: Data(text.utf8))
  }
}
