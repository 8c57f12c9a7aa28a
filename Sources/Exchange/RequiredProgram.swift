/// A program of others that a format cannot do without.
package struct RequiredProgram: Sendable {
  /// What it is called where it is installed from.
  package let name: String
  /// Whether it is there now; looked up each time, because people install it when they are told.
  let isInstalled: @Sendable () -> Bool
}
