import CALSA
import Glibc
import RealTimeC
import Timeline
import Wording

/// One open ALSA playback device, written without blocking. Used by one thread only.
///
/// Frames are counted by the caller; this type only says how many of them are still to be heard.
final class Loudspeaker {
  /// What a write came to.
  enum Outcome {
    /// So many frames were taken; 0 when the buffer is full.
    case took(Int)
    /// The device ran dry: all that was written has been heard, nothing is lost; write again.
    case ranDry
    /// The computer slept: what was queued may be gone; start again from what was heard.
    case slept
  }

  let name: String
  let format: DeviceFormat
  /// Frames the device's buffer holds.
  let bufferFrames: Int
  let frameBytes: Int
  private let pcm: OpaquePointer

  /// Takes over an open, configured device; see `Loudspeaker.open`.
  init(_ pcm: OpaquePointer, name: String, format: DeviceFormat, channels: Int, bufferFrames: Int) {
    self.pcm = pcm
    self.name = name
    self.format = format
    self.bufferFrames = bufferFrames
    frameBytes = format.bytes * channels
  }

  deinit { snd_pcm_close(pcm) }

  /// Hands over the frames in `bytes`, as many as fit.
  func write(_ bytes: ArraySlice<UInt8>) throws(SoundError) -> Outcome {
    let result = bytes.withUnsafeBytes { raw in
      snd_pcm_writei(pcm, raw.baseAddress, snd_pcm_uframes_t(raw.count / frameBytes))
    }
    switch Int32(clamping: result) {
    case 0...: return .took(Int(result))
    case -EAGAIN, -EINTR: return .took(0)
    case -EPIPE:
      try prepare()
      return .ranDry
    case -ESTRPIPE:
      try prepare()
      return .slept
    default: throw lost(Int32(clamping: result))
    }
  }

  /// Frames written but not yet heard.
  ///
  /// - Returns: `nil` when the device sleeps; 0 when it ran dry.
  func queued() throws(SoundError) -> Int? {
    var delay: snd_pcm_sframes_t = 0
    // avail asks the hardware, delay alone may answer from memory
    let available = snd_pcm_avail(pcm)
    let result = available < 0 ? Int32(clamping: available) : snd_pcm_delay(pcm, &delay)
    switch result {
    case 0...: return max(0, Int(delay))
    case -EPIPE: return 0
    case -ESTRPIPE: return nil
    default: throw lost(result)
    }
  }

  /// Lets what was written be heard.
  func start() throws(SoundError) {
    let result = snd_pcm_start(pcm)
    // EBADFD: it runs already (a plug-in may start by itself)
    guard result >= 0 || result == -EBADFD else { throw lost(result) }
  }

  /// Silences the device at once, throws away what is queued, and makes it ready to be written again.
  func drop() throws(SoundError) {
    snd_pcm_drop(pcm)
    try prepare()
  }

  /// Asks the device to stop by itself when everything written was heard. Call again until it is true.
  ///
  /// - Returns: Whether everything was heard.
  func drain() -> Bool {
    if snd_pcm_state(pcm) == SND_PCM_STATE_DRAINING {
      _ = snd_pcm_avail(pcm)
      return snd_pcm_state(pcm) != SND_PCM_STATE_DRAINING
    }
    return snd_pcm_drain(pcm) != -EAGAIN
  }

  private func prepare() throws(SoundError) {
    let result = snd_pcm_prepare(pcm)
    guard result >= 0 else { throw lost(result) }
  }

  private func lost(_ result: Int32) -> SoundError {
    SoundError(
      .noSuchDevice, "the loudspeaker “\(name)” is gone (\(String(cString: snd_strerror(result))))",
      hint: "plug it in again, or choose another one with --device")
  }
}
