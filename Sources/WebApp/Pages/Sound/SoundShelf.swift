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
actor SoundShelf {
  private let library: Library
  private var open: [(key: String, sound: SoundStream)] = []
  private var waveforms: [String: Waveform] = [:]

  /// The most sounds held open.
  private static let most = 8

  /// What is known of a waveform.
  enum Waveform: Sendable {
    /// Still being computed; the share that is done, 0 to 1.
    case drawing(WorkProgress)
    /// Ready, of the sound with this tag.
    case ready(Peaks, etag: String)
    /// It cannot be drawn.
    case failed(Sentence)
  }

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
    waveforms = [:]
  }

  /// Lets go of the files of an interview that was deleted.
  func forget(_ id: String) {
    open.removeAll { $0.key.hasPrefix("\(id) ") }
    waveforms[id] = nil
  }

  /// The waveform, or how far it is. Begins to draw it when nobody has; returns when it is there, at the latest after
  /// a tenth of a second.
  func waveform(_ id: String, of sound: SoundStream, interview: Interview) async throws -> Waveform {
    if case .ready(_, let etag) = waveforms[id], etag != sound.etag { waveforms[id] = nil }
    if case .failed = waveforms[id] { waveforms[id] = nil }
    if waveforms[id] == nil {
      let progress = WorkProgress()
      waveforms[id] = .drawing(progress)
      if waveforms.count > 2 * Self.most, let other = waveforms.keys.first(where: { $0 != id }) {
        waveforms[other] = nil
      }
      let library = library
      Task {
        let drawn: Waveform
        do {
          let peaks = try await Blocking.run {
            try PeaksMaker.peaks(
              of: Self.parts(
                of: interview, in: try library.interviewFolder(id).url,
                identity: try library.key(of: id)?.identity),
              in: try library.interviewFolder(id).url, progress: progress.set, isCancelled: { false })
          }
          drawn = .ready(peaks, etag: sound.etag)
        } catch {
          drawn = .failed((error as? SoundError)?.sentence ?? "\(String(describing: error))")
        }
        waveforms[id] = drawn
      }
    }
    for _ in 0..<10 {
      if let drawn = waveforms[id], case .drawing = drawn {
        try await Task.sleep(for: .milliseconds(10))
      } else {
        break
      }
    }
    return waveforms[id] ?? .failed("the interview is gone")
  }

  private static func open(_ interview: Interview, in library: Library) throws -> SoundStream {
    let folder: URL
    do { folder = try library.interviewFolder(interview.id).url } catch { throw WebError.noInterview }
    let identity = try library.key(of: interview.id)?.identity
    do {
      return try SoundStream(parts: parts(of: interview, in: folder, identity: identity), in: folder)
    } catch let error as SoundError {
      throw WebError(status: .notFound, "no-sound", error.sentence, hint: error.advice)
    }
  }

  static func parts(of interview: Interview, in folder: URL, identity: AgeIdentity?) -> [PlayablePart] {
    interview.parts.map {
      PlayablePart(
        url: folder.appending(path: $0.file), firstFrame: $0.firstFrame, frames: $0.frames, identity: identity
      )
    }
  }
}
