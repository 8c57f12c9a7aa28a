package import Foundation

/// Writes a small file, whole or not at all, for its owner only, in a folder that is made where there is none; on disk when it
/// returns. Given by who starts the server: the library knows how.
package typealias KeepFile = @Sendable (_ file: URL, _ data: Data) throws -> Void
