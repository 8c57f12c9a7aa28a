package import Foundation

/// The register of guide formats.
package enum GuideFormats {
  /// Every format this version reads.
  package static let all: [any GuideFormat.Type] = [
    GuideTextFormat.self,
    GuideArchiveFormat.self,
    LimeSurveyFormat.self,
    QueXMLFormat.self,
    XLSFormFormat.self,
    REDCapFormat.self,
  ]

  /// No guide file may be larger, in bytes.
  package static let largestFile = 32 * 1024 * 1024

  /// The formats of a file with this name: those with the longest fitting ending.
  static func formats(forFileNamed name: String) -> [any GuideFormat.Type] {
    let folded = name.lowercased()
    var best: (formats: [any GuideFormat.Type], length: Int) = ([], 0)
    for format in all {
      for ending in format.fileExtensions where folded.hasSuffix("." + ending) {
        if ending.count > best.length { best = ([], ending.count) }
        if ending.count == best.length { best.formats.append(format) }
      }
    }
    return best.formats
  }

  /// The format of a file with this name; where several share the ending, the first of them.
  package static func format(forFileNamed name: String) -> (any GuideFormat.Type)? {
    formats(forFileNamed: name).first
  }

  /// Reads the content of a guide file of any known format.
  ///
  /// - Returns: `nil` when no format has this ending.
  package static func read(_ data: Data, name: String, language: String? = nil) -> GuideReading? {
    guard let format = format(of: data, name: name) else { return nil }
    // Looking at a questionnaire of another program says what bringing it in would say.
    return format.id == GuideTextFormat.id
      ? format.read(data, name: name, language: language)
      : GuideImport(data, name: name, language: language)?.reading
  }

  /// The format of a file with this name and content; `nil` when no format has this ending.
  static func format(of data: Data, name: String) -> (any GuideFormat.Type)? {
    let formats = formats(forFileNamed: name)
    return formats.count < 2 ? formats.first : formats.first { $0.recognises(data) } ?? formats.first
  }

  /// Reads a guide file of any known format.
  ///
  /// - Throws: `GuideFileProblem` when there is nothing to read; problems of the content are diagnostics.
  package static func read(contentsOf url: URL, language: String? = nil) throws -> GuideReading {
    let data = try content(of: url)
    guard let reading = read(data, name: url.lastPathComponent, language: language) else {
      throw GuideFileProblem(.unknownFormat, path: url.path(percentEncoded: false))
    }
    return reading
  }

  /// The bytes of a guide file.
  ///
  /// - Throws: `GuideFileProblem`, also when no format has this ending: then nothing is read at all.
  static func content(of url: URL) throws(GuideFileProblem) -> Data {
    let path = url.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw GuideFileProblem(.missing, path: path)
    }
    guard !isFolder.boolValue else { throw GuideFileProblem(.folder, path: path) }
    guard !formats(forFileNamed: url.lastPathComponent).isEmpty else {
      throw GuideFileProblem(.unknownFormat, path: path)
    }
    return try content(path)
  }

  // Reads at most one byte more than allowed, so that an endless or growing file cannot fill the memory.
  private static func content(_ path: String) throws(GuideFileProblem) -> Data {
    // A pipe would be waited for, a device may never end; a link may lead to either.
    let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    guard type == .typeRegular else {
      throw GuideFileProblem(.unreadable, path: path)
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw GuideFileProblem(.unreadable, path: path)
    }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: largestFile + 1) ?? Data() else {
      throw GuideFileProblem(.unreadable, path: path)
    }
    guard data.count <= largestFile else { throw GuideFileProblem(.tooLarge, path: path) }
    return data
  }
}
