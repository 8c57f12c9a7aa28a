import Glibc
import Synchronization

extension CaptureThread {
  /// Fills in what the capture thread knows: levels, clipping, name, priority.
  func describe(_ snapshot: inout RecorderSnapshot) {
    let counters = memory.counters
    var levels = [
      Self.level(
        counters.pointee.firstPeak.load(ordering: .relaxed),
        counters.pointee.firstEnergy.load(ordering: .relaxed))
    ]
    if channels == 2 {
      levels.append(
        Self.level(
          counters.pointee.secondPeak.load(ordering: .relaxed),
          counters.pointee.secondEnergy.load(ordering: .relaxed)))
    }
    // A microphone that is gone has no level; the last one would look like sound.
    if counters.pointee.isLost.load(ordering: .relaxed) { levels = levels.map { _ in Level() } }
    snapshot.levels = levels
    snapshot.peak = levels.map(\.peak).max() ?? Level.floor
    snapshot.clippedSamples = counters.pointee.clippedSamples.load(ordering: .relaxed)
    snapshot.isRealTime = counters.pointee.isRealTime.load(ordering: .relaxed)
    let microphone = microphone
    snapshot.device = microphone.name
    snapshot.conversion = conversion
    snapshot.substitute = microphone.name == chosen ? nil : microphone
  }

  private static func level(_ peak: UInt32, _ energy: UInt32) -> Level {
    let height = Double(Float(bitPattern: peak))
    let mean = Double(Float(bitPattern: energy))
    return Level(
      peak: height > 0 ? max(20 * log10(height), Level.floor) : Level.floor,
      rms: mean > 0 ? max(10 * log10(mean), Level.floor) : Level.floor)
  }
}
