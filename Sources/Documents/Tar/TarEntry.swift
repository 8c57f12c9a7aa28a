/// One file of a tar archive, as its header tells.
package struct TarEntry: Hashable, Sendable {
  /// Its path, a stranger's: never to be used unchecked.
  package var path: String
  /// Its size in bytes.
  package var size: Int64
  /// Where its content begins in the archive.
  package var offset: Int64

  /// Bytes of a block; headers take one, contents are filled up to whole ones.
  static let block: Int64 = 512

  /// What the archive holds for a content of this size, with what fills it up.
  static func filled(_ size: Int64) -> Int64 { (size + block - 1) / block * block }

  /// Bytes of an archive that holds contents of these sizes, with its end.
  package static func archiveSize(_ sizes: some Sequence<Int64>) -> Int64 {
    sizes.reduce(2 * block) { $0 + block + filled($1) }
  }
}
