/// Why a document could not be read.
package struct DocumentError: Error, Hashable, Sendable {
  /// What kind of trouble.
  package enum Code: String, Sendable {
    /// It is not what it should be, or damaged beyond reading.
    case malformed
  }

  /// What kind of trouble.
  package let code: Code
  /// One sentence without a full stop, without the file's name.
  package let message: String

  /// Makes an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
