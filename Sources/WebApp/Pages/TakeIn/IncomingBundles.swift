import Foundation
import HTTPTypes
import Interviewing
import Library
import Vault
import WebServing
import Wording

/// The bundles that pages chose: the last ones are remembered, one at a time is taken in.
actor IncomingBundles {
  private let library: Library
  private var bundles: [IncomingBundle] = []
  private var work: Task<Void, Never>?

  /// So many are remembered.
  private static let most = 4

  init(library: Library) { self.library = library }

  /// One by its identifier.
  ///
  /// - Throws: `WebError` when it is forgotten.
  func bundle(_ id: String) throws -> IncomingBundle {
    guard let bundle = bundles.first(where: { $0.id == id }) else {
      throw WebError(
        status: .notFound, "no-bundle", "this bundle is not there any more", hint: "choose it once more")
    }
    return bundle
  }

  /// Remembers one that somebody chose.
  func add(_ bundle: IncomingBundle) {
    while bundles.count >= Self.most, let oldest = bundles.firstIndex(where: { !Self.isBusy($0) }) {
      bundles.remove(at: oldest).forget()
    }
    bundles.append(bundle)
  }

  /// Checks a bundle and takes it in, beside the server.
  ///
  /// - Throws: `WebError` when it is forgotten, or another one is being taken in.
  func takeIn(_ id: String, with openers: [AgeOpener]) throws {
    let bundle = try bundle(id)
    guard !bundles.contains(where: Self.isBusy), bundle.begin() else {
      throw WebError(
        status: .conflict, "bundle-busy", "another bundle is being imported",
        hint: "wait until it has finished")
    }
    let library = library
    work = Task { try? await Blocking.run { Self.takeIn(bundle, openers, library) } }
  }

  private static func isBusy(_ bundle: IncomingBundle) -> Bool {
    [.checking, .taking].contains(bundle.state.phase)
  }

  /// Waits for the end of what is being taken in, and forgets all.
  func finish() async {
    await work?.value
    for bundle in bundles { bundle.forget() }
    bundles = []
  }

  private static func takeIn(_ bundle: IncomingBundle, _ openers: [AgeOpener], _ library: Library) {
    do {
      let opened = try OpenedBundle(bundle.file, openers: openers)
      let outcomes = try library.takeIn(opened) { progress in
        bundle.change { state in
          (state.phase, state.done, state.total) = (.taking, progress.done + 1, progress.total)
        }
      }
      let named = zip(opened.manifest.interviews, outcomes).map {
        IncomingBundle.Outcome(folder: $0.folder, outcome: $1)
      }
      bundle.change { state in (state.phase, state.outcomes) = (.done, named) }
      bundle.forget()
    } catch let error as LibraryError where error.code == .wrongKey {
      // asked for once more
      bundle.change { state in (state.phase, state.problem) = (.waiting, wrongKey) }
    } catch let error as LibraryError where error.code == .damaged {
      bundle.change { state in (state.phase, state.problem) = (.failed, damaged) }
      bundle.forget()
    } catch {
      bundle.change { state in (state.phase, state.problem) = (.failed, WebError(explaining: error)) }
      bundle.forget()
    }
  }

  static let wrongKey = WebError(
    status: .unprocessableContent, "bundle-wrongKey", "this does not open the bundle",
    hint: "ask whoever made it; capitals count in passphrases")
  private static let damaged = WebError(
    status: .unprocessableContent, "bundle-damaged",
    "this bundle is damaged, incomplete, or not a bundle; nothing was imported",
    hint: "copy it again from where it was made")
}
