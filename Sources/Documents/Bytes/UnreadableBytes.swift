/// Why a stretch of a file, or of what is sealed in it, cannot be read.
package struct UnreadableBytes: Error, Hashable, Sendable {
  /// One sentence without a full stop and without the file's name.
  package let message: String

  /// Makes an error.
  package init(message: String) { self.message = message }
}
