import CALSA
import Glibc
import RealTimeC
import Timeline
import Wording

/// An open capture device. Owned by one thread at a time; the owner calls `close`.
struct OpenMicrophone {
  let pcm: OpaquePointer
  /// What `close` frees besides the device; filled by every start.
  let status: OpaquePointer
  let name: String
  let code: SampleCode
  /// Frames that the device hands over at a time.
  let period: Int

  /// What a converter does on the way; nil when the device delivers what is recorded.
  private(set) var conversion: SoundConversion?

  /// Opens the device called `name` and sets it up, without starting it. What it does not deliver itself, ALSA's
  /// converter makes of it; where that is not needed, nothing is resampled.
  ///
  /// - Parameter code: The sample code that an earlier stream already has; nil takes any that fits.
  /// - Throws: A sentence that names the device and says what to do.
  static func open(
    _ name: String, format: RecordingFormat, bufferMilliseconds: Int, code: SampleCode? = nil
  ) throws(SoundError) -> OpenMicrophone {
    var lacking: SoundConversion?
    do throws(SoundError) {
      return try open(
        name, MicrophoneRoute(name, mayConvert: false), format, bufferMilliseconds, code, &lacking)
    } catch {
      guard error.code == .formatUnsupported, let conversion = lacking else { throw error }
      // A name of the configuration often holds a converter already; one of the hardware needs it in front.
      for route in [MicrophoneRoute(name, mayConvert: true), MicrophoneRoute(plugging: name)] {
        guard var found = try? open(name, route, format, bufferMilliseconds, code, &lacking) else { continue }
        found.conversion = conversion
        return found
      }
      throw error
    }
  }

  /// - Parameter lacking: What the device delivers instead, when it refuses.
  private static func open(
    _ name: String, _ route: MicrophoneRoute, _ format: RecordingFormat, _ bufferMilliseconds: Int,
    _ code: SampleCode?, _ lacking: inout SoundConversion?
  ) throws(SoundError) -> OpenMicrophone {
    leitfaden_silence_alsa()
    var opened: OpaquePointer?
    let result = snd_pcm_open(&opened, route.name, SND_PCM_STREAM_CAPTURE, Int32(SND_PCM_NONBLOCK))
    guard result >= 0, let pcm = opened else { throw refusal(name, result) }
    guard snd_pcm_type(pcm) != SND_PCM_TYPE_NULL else {
      snd_pcm_close(pcm)
      throw SoundError(
        .noSuchDevice, "“\(name)” is not a microphone: it only makes up silence",
        hint: "choose another; `leitfaden devices` lists them")
    }
    let setup = MicrophoneSetup(pcm: pcm, name: name, format: format, mayConvert: route.mayConvert)
    do throws(SoundError) {
      let (chosen, period) = try setup.apply(bufferMilliseconds: bufferMilliseconds, code: code)
      var status: OpaquePointer?
      guard snd_pcm_status_malloc(&status) >= 0, let status else { throw refusal(name, -ENOMEM) }
      return OpenMicrophone(pcm: pcm, status: status, name: name, code: chosen, period: period)
    } catch {
      if error.code == .formatUnsupported { lacking = setup.conversion() }
      snd_pcm_close(pcm)
      throw error
    }
  }

  /// Starts the device; returns the moment of its first frame, in nanoseconds of monotonic time.
  func start() throws(SoundError) -> Int {
    var began: Int64 = 0
    let result = rt_start(pcm, status, &began)
    guard result >= 0 else { throw Self.refusal(name, result) }
    return Int(began)
  }

  /// Closes the device, whatever state it is in.
  func close() {
    snd_pcm_drop(pcm)
    snd_pcm_close(pcm)
    snd_pcm_status_free(status)
  }

  /// The sentence for an error number of alsa-lib.
  static func refusal(_ name: String, _ code: Int32) -> SoundError {
    switch -code {
    case ENOENT, ENODEV, ENXIO:
      SoundError(
        .noSuchDevice, "there is no microphone “\(name)”",
        hint: "plug it in, or choose another; `leitfaden devices` lists them")
    case EBUSY, EAGAIN:
      SoundError(
        .deviceBusy, "the microphone “\(name)” is \(DeviceHolder().sentence(name))",
        hint: "close that program, or choose another microphone")
    case EACCES, EPERM:
      SoundError(
        .deviceForbidden, "the microphone “\(name)” may not be used by this user",
        hint: "add the user to the group “audio” and log in again")
    case ECONNREFUSED, EHOSTDOWN:
      SoundError(
        .noSuchDevice, "the sound server behind the microphone “\(name)” does not answer",
        hint: "start it, or choose a microphone whose name begins with “hw:”")
    default:
      SoundError(
        .deviceFailed, "the microphone “\(name)” does not work: \(String(cString: snd_strerror(code)))",
        hint: "unplug it and plug it in again, or choose another")
    }
  }
}

/// One way to open a device.
private struct MicrophoneRoute {
  let name: String
  let mayConvert: Bool

  init(_ name: String, mayConvert: Bool) { (self.name, self.mayConvert) = (name, mayConvert) }

  /// With a converter in front.
  init(plugging name: String) { self.init("plug:'\(name)'", mayConvert: true) }
}
