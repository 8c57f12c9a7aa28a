import CALSA
import Timeline
import Wording

/// Agreeing with a device on rate, channels, sample code and buffer.
struct MicrophoneSetup {
  let pcm: OpaquePointer
  let name: String
  let format: RecordingFormat
  /// Whether a converter may change the rate.
  let mayConvert: Bool

  /// Sets the device up; returns the sample code and the period in frames that it agreed to.
  func apply(
    bufferMilliseconds: Int, code wanted: SampleCode?
  ) throws(SoundError) -> (SampleCode, Int) {
    var allocated: OpaquePointer?
    guard snd_pcm_hw_params_malloc(&allocated) >= 0, let params = allocated else {
      throw OpenMicrophone.refusal(name, -12)
    }
    defer { snd_pcm_hw_params_free(params) }
    try check(snd_pcm_hw_params_any(pcm, params))
    // A device behind a converter shall offer what it really has.
    snd_pcm_hw_params_set_rate_resample(pcm, params, mayConvert ? 1 : 0)
    try check(snd_pcm_hw_params_set_access(pcm, params, SND_PCM_ACCESS_RW_INTERLEAVED))
    try setRate(params)
    try setChannels(params)
    let code = try setCode(params, wanted)
    // Sound servers tell their position in steps of a period: a longer one makes bookmarks inexact.
    var period = snd_pcm_uframes_t(format.rate.hertz / 50)
    var buffer = snd_pcm_uframes_t(format.rate.hertz * bufferMilliseconds / 1000)
    // The buffer first: it is what saves sound; a device with odd periods shall keep it.
    try check(snd_pcm_hw_params_set_buffer_size_near(pcm, params, &buffer))
    try check(snd_pcm_hw_params_set_period_size_near(pcm, params, &period, nil))
    try check(snd_pcm_hw_params(pcm, params))
    snd_pcm_hw_params_get_period_size(params, &period, nil)
    snd_pcm_hw_params_get_buffer_size(params, &buffer)
    try setSoftware(period: period, buffer: buffer)
    try check(snd_pcm_prepare(pcm))
    return (code, Int(period))
  }

  /// What the device itself delivers where that is not what is wanted.
  func conversion() -> SoundConversion {
    var conversion = SoundConversion(to: format)
    var allocated: OpaquePointer?
    guard snd_pcm_hw_params_malloc(&allocated) >= 0, let params = allocated else { return conversion }
    defer { snd_pcm_hw_params_free(params) }
    guard snd_pcm_hw_params_any(pcm, params) >= 0 else { return conversion }
    snd_pcm_hw_params_set_rate_resample(pcm, params, 0)
    var rate = UInt32(format.rate.hertz)
    var channels = UInt32(format.channels)
    if snd_pcm_hw_params_set_rate_near(pcm, params, &rate, nil) >= 0, Int(rate) != format.rate.hertz {
      conversion.rate = Int(rate)
    }
    if snd_pcm_hw_params_set_channels_near(pcm, params, &channels) >= 0, Int(channels) != format.channels {
      conversion.channels = Int(channels)
    }
    if !fitting.contains(where: { snd_pcm_hw_params_test_format(pcm, params, $0.alsa) >= 0 }) {
      conversion.bits = format.bits == 16 ? 24 : 16
    }
    return conversion
  }

  private var fitting: [SampleCode] { format.bits == 16 ? [.s16] : [.s24Packed, .s24Low, .s32] }

  private func setRate(_ params: OpaquePointer) throws(SoundError) {
    guard snd_pcm_hw_params_set_rate(pcm, params, UInt32(format.rate.hertz), 0) < 0 else { return }
    var lowest: UInt32 = 0
    var highest: UInt32 = 0
    snd_pcm_hw_params_get_rate_min(params, &lowest, nil)
    snd_pcm_hw_params_get_rate_max(params, &highest, nil)
    throw unsupported(
      lowest == highest
        ? "delivers \(lowest) Hz, not \(format.rate.hertz)"
        : "delivers \(lowest) to \(highest) Hz, not \(format.rate.hertz)")
  }

  private func setChannels(_ params: OpaquePointer) throws(SoundError) {
    guard snd_pcm_hw_params_set_channels(pcm, params, UInt32(format.channels)) < 0 else { return }
    throw unsupported(format.channels == 1 ? "does not deliver one channel" : "does not deliver two channels")
  }

  private func setCode(
    _ params: OpaquePointer, _ wanted: SampleCode?
  ) throws(SoundError) -> SampleCode {
    for code in wanted.map({ [$0] }) ?? fitting
    where snd_pcm_hw_params_set_format(pcm, params, code.alsa) >= 0 {
      return code
    }
    throw unsupported("does not deliver \(format.bits) bits per sample")
  }

  private func unsupported(_ what: Sentence) -> SoundError {
    SoundError(
      .formatUnsupported, "the microphone “\(name)” \(what), and nothing on this computer converts it",
      hint: "choose another sound quality or another microphone")
  }

  private func setSoftware(
    period: snd_pcm_uframes_t, buffer: snd_pcm_uframes_t
  ) throws(SoundError) {
    var allocated: OpaquePointer?
    guard snd_pcm_sw_params_malloc(&allocated) >= 0, let params = allocated else {
      throw OpenMicrophone.refusal(name, -12)
    }
    defer { snd_pcm_sw_params_free(params) }
    try check(snd_pcm_sw_params_current(pcm, params))
    try check(snd_pcm_sw_params_set_avail_min(pcm, params, period))
    // It is started by hand, so that the moment of the first frame is known.
    try check(snd_pcm_sw_params_set_start_threshold(pcm, params, buffer * 2))
    try check(snd_pcm_sw_params_set_stop_threshold(pcm, params, buffer))
    snd_pcm_sw_params_set_tstamp_mode(pcm, params, SND_PCM_TSTAMP_ENABLE)
    snd_pcm_sw_params_set_tstamp_type(pcm, params, SND_PCM_TSTAMP_TYPE_MONOTONIC)
    try check(snd_pcm_sw_params(pcm, params))
  }

  private func check(_ result: Int32) throws(SoundError) {
    guard result >= 0 else { throw OpenMicrophone.refusal(name, result) }
  }
}

extension SampleCode {
  /// alsa-lib's name for it.
  var alsa: snd_pcm_format_t {
    switch self {
    case .s16: SND_PCM_FORMAT_S16_LE
    case .s24Packed: SND_PCM_FORMAT_S24_3LE
    case .s24Low: SND_PCM_FORMAT_S24_LE
    case .s32: SND_PCM_FORMAT_S32_LE
    }
  }
}
