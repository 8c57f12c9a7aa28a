package import Foundation
package import Guide

/// A guide format that guides can also be written in.
package protocol WritableGuideFormat: GuideFormat {
  /// Writes a guide.
  ///
  /// - Throws: when there is no memory or no room for temporary files; never because of the guide.
  static func write(_ guide: Guide) throws -> GuideWriting
}

/// A guide as a file of some format, and what that format could not hold.
package struct GuideWriting: Sendable {
  /// The file's content.
  package var data: Data
  /// What is lost or different in the file, one sentence each without a full stop, in the order of the guide.
  package var losses: [String]

  /// Makes a writing.
  package init(data: Data, losses: [String] = []) {
    self.data = data
    self.losses = losses
  }
}

extension GuideFormats {
  /// Every format this version writes.
  package static var writable: [any WritableGuideFormat.Type] {
    all.compactMap { $0 as? any WritableGuideFormat.Type }
  }

  /// The writable format with this id.
  package static func writable(_ id: String) -> (any WritableGuideFormat.Type)? {
    writable.first { $0.id == id }
  }
}
