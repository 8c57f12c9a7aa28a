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
  private let jobs = Jobs<IncomingBundle.Phase, [IncomingBundle.Outcome]>(remembered: most, atOnce: 1)

  /// So many are remembered.
  private static let most = 4

  init(library: Library) { self.library = library }

  /// One by its identifier.
  ///
  /// - Throws: `WebError` when it is forgotten.
  func bundle(_ id: String) throws -> IncomingBundle {
    guard let bundle = bundles.first(where: { $0.id == id }) else {
      throw WebError(
        status: .notFound, "no-bundle", "this bundle is no longer there", hint: "choose it once more")
    }
    return bundle
  }

  /// Remembers one that somebody chose.
  func add(_ bundle: IncomingBundle) {
    while bundles.count >= Self.most, let oldest = bundles.firstIndex(where: { !$0.isBusy }) {
      bundles.remove(at: oldest).forget()
    }
    bundles.append(bundle)
  }

  /// Checks a bundle and takes it in, beside the server.
  ///
  /// - Returns: It, being worked on.
  /// - Throws: `WebError` when it is forgotten, or another one is being taken in.
  func takeIn(_ id: String, with openers: [AgeOpener]) throws -> IncomingBundle {
    let (bundle, library) = (try bundle(id), library)
    guard bundle.isWaiting, let index = bundles.firstIndex(where: { $0.id == id }),
      let job = jobs.begin(
        id, .checking,
        { job in try await Blocking.run { try Self.takeIn(bundle, openers, library, job) } })
    else {
      throw WebError(
        status: .conflict, "bundle-busy", "another bundle is being imported",
        hint: "wait until it has finished")
    }
    bundles[index].job = job
    return bundles[index]
  }

  /// Waits for the end of what is being taken in, and forgets all.
  func finish() async {
    await jobs.wait()
    jobs.forget()
    for bundle in bundles { bundle.forget() }
    bundles = []
  }

  private static func takeIn(
    _ bundle: IncomingBundle, _ openers: [AgeOpener], _ library: Library,
    _ job: Job<IncomingBundle.Phase, [IncomingBundle.Outcome]>
  ) throws -> [IncomingBundle.Outcome] {
    do {
      let opened = try OpenedBundle(bundle.file, openers: openers)
      let outcomes = try library.takeIn(opened) { progress in
        job.tell { state in
          state.step = .taking
          (state.done, state.total) = (Int64(progress.done + 1), Int64(progress.total))
        }
      }
      bundle.forget()
      return zip(opened.manifest.interviews, outcomes).map {
        IncomingBundle.Outcome(folder: $0.folder, outcome: $1)
      }
    } catch let error as LibraryError where error.code == .wrongKey {
      // asked for once more
      throw IncomingBundle.wrongKey
    } catch {
      bundle.forget()
      let isDamaged = (error as? LibraryError)?.code == .damaged
      throw isDamaged ? IncomingBundle.damaged : error
    }
  }
}
