import CALSA
import Glibc
import Timeline
import Wording

/// One open microphone for a sound check: reads blocks, forgives overruns. Recording has its own, stricter path.
final class MicrophoneTap {
  let rate: Int
  let channels: Int
  private let name: String
  private let pcm: OpaquePointer
  private let isWide: Bool
  private static let patience: Int64 = 2_000_000_000

  private init(_ pcm: OpaquePointer, name: String, rate: Int, channels: Int, isWide: Bool) {
    (self.pcm, self.name, self.rate, self.channels, self.isWide) = (pcm, name, rate, channels, isWide)
  }

  deinit { snd_pcm_close(pcm) }

  /// Opens `name` at or near 48 kHz with up to two channels if it can, 32 bits where possible, and starts it.
  ///
  /// - Throws: `noSuchDevice`, `deviceBusy`, `deviceForbidden`, `formatUnsupported`, `deviceFailed`.
  static func open(_ name: String) throws(SoundError) -> MicrophoneTap {
    leitfaden_silence_alsa()
    for route in [name, "plug:'\(name)'"] {
      var opened: OpaquePointer?
      let result = snd_pcm_open(&opened, route, SND_PCM_STREAM_CAPTURE, Int32(SND_PCM_NONBLOCK))
      guard result >= 0, let pcm = opened else {
        if route == name { throw openingFailed(name, result) } else { break }
      }
      if let tap = configured(pcm, name) {
        let started = snd_pcm_start(pcm)
        guard started >= 0 else { throw tap.failed(started) }
        return tap
      }
      snd_pcm_close(pcm)
    }
    throw SoundError(
      .formatUnsupported, "the microphone “\(name)” offers no sound format that can be checked",
      hint: "choose another one")
  }

  /// The next `frames` frames, interleaved, full scale = 32 bits.
  ///
  /// - Throws: `deviceFailed` when none come for two seconds, `noSuchDevice` when it is unplugged.
  func read(frames: Int) throws(SoundError) -> [Int32] {
    var samples: [Int32] = []
    var lastProgress = MonotonicTime.now()
    while samples.count < frames * channels {
      let left = frames - samples.count / channels
      let got = isWide ? readWide(left, into: &samples) : readNarrow(left, into: &samples)
      switch got {
      case 1...: lastProgress = .now()
      // not snd_pcm_wait: in alsa-lib 1.2.8 it begins its time-out anew whenever a plug-in's timer wakes it, and
      // so never returns from a device that has stalled (seen with the virtual microphone)
      case 0, -EAGAIN: usleep(10_000)
      case -EPIPE, -ESTRPIPE:
        let result = snd_pcm_prepare(pcm) >= 0 ? snd_pcm_start(pcm) : -ENODEV
        guard result >= 0 else { throw failed(result) }
      default: throw failed(got)
      }
      guard MonotonicTime.now() - lastProgress < Self.patience else {
        throw SoundError(
          .deviceFailed, "the microphone “\(name)” delivers no sound",
          hint: "unplug it and plug it in again, or choose another one")
      }
    }
    return samples
  }

  private func readWide(_ frames: Int, into samples: inout [Int32]) -> Int32 {
    var block = [Int32](repeating: 0, count: frames * channels)
    let got = snd_pcm_readi(pcm, &block, snd_pcm_uframes_t(frames))
    if got > 0 { samples += block.prefix(got * channels) }
    return Int32(clamping: got)
  }

  private func readNarrow(_ frames: Int, into samples: inout [Int32]) -> Int32 {
    var block = [Int16](repeating: 0, count: frames * channels)
    let got = snd_pcm_readi(pcm, &block, snd_pcm_uframes_t(frames))
    if got > 0 { samples += block.prefix(got * channels).map { Int32($0) << 16 } }
    return Int32(clamping: got)
  }

  private static func configured(_ pcm: OpaquePointer, _ name: String) -> MicrophoneTap? {
    var allocated: OpaquePointer?
    guard snd_pcm_hw_params_malloc(&allocated) >= 0, let hardware = allocated else { return nil }
    defer { snd_pcm_hw_params_free(hardware) }
    for (format, isWide) in [(SND_PCM_FORMAT_S32_LE, true), (SND_PCM_FORMAT_S16_LE, false)] {
      var rate: UInt32 = 48_000
      var channels: UInt32 = 2
      var buffer: UInt32 = 500_000
      guard snd_pcm_hw_params_any(pcm, hardware) >= 0,
        snd_pcm_hw_params_set_access(pcm, hardware, SND_PCM_ACCESS_RW_INTERLEAVED) >= 0,
        snd_pcm_hw_params_set_format(pcm, hardware, format) >= 0,
        snd_pcm_hw_params_set_channels_near(pcm, hardware, &channels) >= 0,
        snd_pcm_hw_params_set_rate_near(pcm, hardware, &rate, nil) >= 0,
        snd_pcm_hw_params_set_buffer_time_near(pcm, hardware, &buffer, nil) >= 0,
        snd_pcm_hw_params(pcm, hardware) >= 0, rate > 0, channels > 0
      else { continue }
      return MicrophoneTap(pcm, name: name, rate: Int(rate), channels: Int(channels), isWide: isWide)
    }
    return nil
  }

  private func failed(_ result: Int32) -> SoundError {
    SoundError(
      .noSuchDevice, "the microphone “\(name)” is gone (\(String(cString: snd_strerror(result))))",
      hint: "plug it in again")
  }

  private static func openingFailed(_ name: String, _ result: Int32) -> SoundError {
    switch result {
    case -EBUSY, -EAGAIN:
      SoundError(
        .deviceBusy, "the microphone “\(name)” is \(DeviceHolder().sentence(name))",
        hint: "is a recording running? otherwise close that program")
    case -ENOENT, -ENODEV, -ENXIO, -EINVAL:
      SoundError(
        .noSuchDevice, "there is no microphone “\(name)”",
        hint: "plug it in; `leitfaden devices` lists what there is")
    case -EACCES, -EPERM:
      SoundError(
        .deviceForbidden, "this user may not use the microphone “\(name)”",
        hint: "add the user to the group audio and log in again")
    default:
      SoundError(
        .deviceFailed,
        "the microphone “\(name)” cannot be opened (\(String(cString: snd_strerror(result))))",
        hint: "choose another one")
    }
  }
}
