/// Where the bytes of a part go while it is recorded. For one thread.
protocol PartSink: AnyObject {
  /// Files that a sync brings to the disk, in this order.
  var descriptors: [Int32] { get }
  /// Their names inside the folder.
  var names: [String] { get }
  /// Whether the header can be mended in place.
  var isPlain: Bool { get }

  /// Bytes that can still be written without another block of the disk.
  var room: Int64 { get }

  /// Takes whole frames. The first `synced` bytes of sound survive a power cut already.
  ///
  /// - Returns: How many bytes were taken; when fewer than were given, the system's error number as well.
  func write(_ bytes: UnsafeRawBufferPointer, synced: Int64) -> (taken: Int, reason: Int32)

  /// Writes what a file needs before it is brought to the disk.
  ///
  /// - Returns: The system's error number when it could not be written; nothing more may be written then. Else 0.
  func prepareSync() -> Int32

  /// Finishes and closes, with `frames` frames in all; everything is on disk when this returns. With `isSafe` off a sync
  /// has failed before, and what was written since need not be on the disk whatever the next one says.
  ///
  /// - Returns: The system's error number when not everything is on the disk; else 0.
  func close(_ frames: Int64, isSafe: Bool) -> Int32

  /// Closes and removes what was made.
  func discard()
}
