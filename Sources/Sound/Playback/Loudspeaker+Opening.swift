import CALSA
import Glibc
import Timeline
import Wording

extension Loudspeaker {
  private static let bufferMicroseconds: UInt32 = 500_000
  private static let periodMicroseconds: UInt32 = 20_000

  /// Opens a loudspeaker: first as it is, in the smallest sample format that holds all `bits`; when it takes none
  /// of the formats, or not the rate or the channels, through ALSA's converter (`plug`).
  ///
  /// - Throws: `noSuchDevice`, `deviceBusy`, `deviceForbidden`, `formatUnsupported`, `deviceFailed`.
  static func open(
    _ name: String, rate: SampleRate, channels: Int, bits: Int
  ) throws(SoundError) -> Loudspeaker {
    leitfaden_silence_alsa()
    if let speaker = try attempt(name, name, rate, channels, bits) { return speaker }
    if let speaker = try attempt("plug:'\(name)'", name, rate, channels, bits) {
      return speaker
    }
    throw SoundError(
      .formatUnsupported,
      "the loudspeaker “\(name)” takes neither \(rate.hertz) Hz nor anything it can be converted to",
      hint: "choose another one with --device")
  }

  /// - Returns: `nil` when the device is there but refuses rate, channels or every format.
  private static func attempt(
    _ route: String, _ name: String, _ rate: SampleRate, _ channels: Int, _ bits: Int
  ) throws(SoundError) -> Loudspeaker? {
    var opened: OpaquePointer?
    let result = snd_pcm_open(&opened, route, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard result >= 0, let pcm = opened else {
      if route != name { return nil }
      throw openingFailed(name, result)
    }
    for format in DeviceFormat.preferred(forBits: bits) {
      guard let frames = configure(pcm, format, rate, channels) else { continue }
      return Loudspeaker(pcm, name: name, format: format, channels: channels, bufferFrames: frames)
    }
    snd_pcm_close(pcm)
    return nil
  }

  /// Sets the hardware and software parameters.
  ///
  /// - Returns: The frames the buffer holds, or `nil` when refused.
  private static func configure(
    _ pcm: OpaquePointer, _ format: DeviceFormat, _ rate: SampleRate, _ channels: Int
  ) -> Int? {
    var allocated: OpaquePointer?
    guard snd_pcm_hw_params_malloc(&allocated) >= 0, let hardware = allocated else { return nil }
    defer { snd_pcm_hw_params_free(hardware) }
    var buffer = bufferMicroseconds
    var period = periodMicroseconds
    var frames: snd_pcm_uframes_t = 0
    guard snd_pcm_hw_params_any(pcm, hardware) >= 0,
      snd_pcm_hw_params_set_access(pcm, hardware, SND_PCM_ACCESS_RW_INTERLEAVED) >= 0,
      snd_pcm_hw_params_set_format(pcm, hardware, format.alsa) >= 0,
      snd_pcm_hw_params_set_channels(pcm, hardware, UInt32(channels)) >= 0,
      snd_pcm_hw_params_set_rate(pcm, hardware, UInt32(rate.hertz), 0) >= 0,
      snd_pcm_hw_params_set_period_time_near(pcm, hardware, &period, nil) >= 0,
      snd_pcm_hw_params_set_buffer_time_near(pcm, hardware, &buffer, nil) >= 0,
      snd_pcm_hw_params(pcm, hardware) >= 0,
      snd_pcm_hw_params_get_buffer_size(hardware, &frames) >= 0,
      startsOnlyWhenTold(pcm)
    else { return nil }
    return Int(frames)
  }

  private static func startsOnlyWhenTold(_ pcm: OpaquePointer) -> Bool {
    var allocated: OpaquePointer?
    guard snd_pcm_sw_params_malloc(&allocated) >= 0, let software = allocated else { return false }
    defer { snd_pcm_sw_params_free(software) }
    var boundary: snd_pcm_uframes_t = 0
    return snd_pcm_sw_params_current(pcm, software) >= 0
      && snd_pcm_sw_params_get_boundary(software, &boundary) >= 0
      && snd_pcm_sw_params_set_start_threshold(pcm, software, boundary) >= 0
      && snd_pcm_sw_params(pcm, software) >= 0
  }

  private static func openingFailed(_ name: String, _ result: Int32) -> SoundError {
    switch result {
    case -EBUSY, -EAGAIN:
      SoundError(
        .deviceBusy, "the loudspeaker “\(name)” is in use by another program",
        hint: "close that program, or choose another one with --device")
    case -ENOENT, -ENODEV, -ENXIO, -EINVAL:
      SoundError(
        .noSuchDevice, "there is no loudspeaker “\(name)”",
        hint: "plug it in, or choose another one with --device; `aplay -L` lists them")
    case -EACCES, -EPERM:
      SoundError(
        .deviceForbidden, "this user may not use the loudspeaker “\(name)”",
        hint: "add the user to the group audio and log in again")
    default:
      SoundError(
        .deviceFailed,
        "the loudspeaker “\(name)” cannot be opened (\(String(cString: snd_strerror(result))))",
        hint: "choose another one with --device")
    }
  }
}
