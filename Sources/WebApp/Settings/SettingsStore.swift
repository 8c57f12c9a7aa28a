import Foundation
import Library
import Synchronization

/// The settings of a library, kept in `settings.json` beside its database.
final class SettingsStore: Sendable {
  private let file: URL
  private let state: Mutex<Settings>

  /// Reads the file; what is missing or cannot be read is as usual.
  init(library: Library) {
    file = library.folder.appending(path: "settings.json")
    let settings = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Settings.self, from: $0)
    }
    state = Mutex(settings ?? Settings())
  }

  /// The settings now.
  var current: Settings { state.withLock { $0 } }

  /// Changes them and writes the file, whole or not at all.
  ///
  /// - Throws: When the disk refuses; the settings are then as before.
  func change(_ change: (inout Settings) -> Void) throws {
    try state.withLock { settings in
      var new = settings
      change(&new)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(new).write(to: file, options: .atomic)
      settings = new
    }
  }
}
