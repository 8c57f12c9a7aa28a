package import Foundation

/// The place of an interview on disk.
package struct InterviewFolder: Hashable, Sendable {
  /// The interview's identifier, UUID text in lower case.
  package let id: String
  /// Its folder; parts and `interview.json` lie in it.
  package let url: URL
  /// Fingerprint of the guide, for the interview's first event.
  package let guideFingerprint: String

  /// Name of the folder inside the library.
  package var name: String { url.lastPathComponent }
}
