import Exchange
package import Library

/// What is written into the folder of each interview when it is saved.
package enum SavedFiles {
  /// What that takes on the disk, as a share of the sound: 0 as long as nobody chose formats that hold it once more.
  package static func share(in library: Library) -> Double {
    ExportFormats.shareAtSave(SettingsStore(library: library).current.exportFormats)
  }
}
