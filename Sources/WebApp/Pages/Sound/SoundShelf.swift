import Foundation
import HTTPTypes
import Interview
import Library
import Sound
import Vault
import WebServing
import Wording

/// The sound of interviews as pages ask for it, opened once per page and kept open for a while: all ranges that a page
/// asks for under one `v` belong to the same moment, also while the recording goes on.
actor SoundShelf: Forgetful {
  private let library: Library
  private var open: [(key: String, sound: SoundStream)] = []
  /// By the identifiers of interviews.
  private let waveforms = Jobs<Void, Waveform>(remembered: 2 * most)

  /// The most sounds held open.
  private static let most = 8

  /// A waveform, and the tag of the sound it is of.
  typealias Waveform = (peaks: Peaks, etag: String)

  init(library: Library) { self.library = library }

  /// The sound as of now; with a version, as it was when that version was first asked for.
  ///
  /// - Throws: `WebError` when there is no interview or not one part of it can be read.
  func sound(_ id: String, version: String?, interview: Interview) async throws -> SoundStream {
    let key = "\(id) \(version ?? "")"
    if version != nil, let index = open.firstIndex(where: { $0.key == key }) {
      let entry = open.remove(at: index)
      open.append(entry)
      return entry.sound
    }
    let library = library
    let sound = try await Blocking.run { try Self.open(interview, in: library) }
    if version != nil {
      open.removeAll { $0.key == key }
      open.append((key, sound))
      if open.count > Self.most { open.removeFirst() }
    }
    return sound
  }

  /// Lets go of everything that was opened: the library was locked.
  func forget() {
    open = []
    waveforms.forget()
  }

  /// Lets go of the files of an interview that was deleted.
  func forget(_ id: String) {
    open.removeAll { $0.key.hasPrefix("\(id) ") }
    waveforms.forget(id)
  }

  /// The work on a waveform, which may be done. Begins to draw it when nobody has; returns when it is there, at the latest
  /// after a tenth of a second.
  func waveform(_ id: String, of sound: SoundStream, interview: Interview) async -> Job<Void, Waveform>? {
    let library = library
    let known = waveforms.job(id).flatMap { Self.isOf(sound, $0.state.end) ? $0 : nil }
    let job =
      known
      ?? waveforms.begin(id, ()) { job in
        try await Blocking.run { (try Self.peaks(of: interview, in: library, job), sound.etag) }
      }
    await job?.wait(atMost: .milliseconds(100))
    return job
  }

  /// Whether a waveform is of this sound, or still being drawn.
  private static func isOf(_ sound: SoundStream, _ end: Job<Void, Waveform>.End?) -> Bool {
    switch end {
    case nil: true
    case .done(let waveform): waveform.etag == sound.etag
    case .stopped, .failed: false
    }
  }

  private static func peaks(
    of interview: Interview, in library: Library, _ job: Job<Void, Waveform>
  ) throws -> Peaks {
    do {
      let folder = try library.interviewFolder(interview.id).url
      let parts = InterviewWaveform.parts(
        of: interview, in: folder, identity: try library.key(of: interview.id)?.identity)
      return try PeaksMaker.peaks(
        of: parts, in: folder,
        progress: { share in job.tell { ($0.done, $0.total) = (Int64(share * 1000), 1000) } },
        isCancelled: { job.isStopped })
    } catch let error where !(error is CancellationError) {
      throw WebError(
        status: .notFound, "no-sound", (error as? SoundError)?.sentence ?? "\(String(describing: error))")
    }
  }

  private static func open(_ interview: Interview, in library: Library) throws -> SoundStream {
    let folder: URL
    do { folder = try library.interviewFolder(interview.id).url } catch { throw WebError.noInterview }
    let identity = try library.key(of: interview.id)?.identity
    do {
      let parts = InterviewWaveform.parts(of: interview, in: folder, identity: identity)
      return try SoundStream(parts: parts, in: folder)
    } catch let error as SoundError {
      throw WebError(status: .notFound, "no-sound", error.sentence, hint: error.advice)
    }
  }
}
