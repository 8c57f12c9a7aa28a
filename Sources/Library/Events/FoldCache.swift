import Interview

/// The interviews appended to last, folded as far as the database holds them, so that appending an event folds
/// that one event and not the interview. A fold is used only when its last sequence and number of events are
/// those of the database: another program may have appended meanwhile.
struct FoldCache {
  private var folds: [Interview] = []
  private static let capacity = 4

  /// Takes a fold out; the caller owns it alone and may change it without copying.
  mutating func take(_ id: String, events: Int64, lastSequence: Int64) -> Interview? {
    guard let index = folds.firstIndex(where: { $0.id == id }) else { return nil }
    let fold = folds.remove(at: index)
    guard Int64(fold.events.count) == events, fold.events.last?.sequence ?? 0 == lastSequence else {
      return nil
    }
    return fold
  }

  /// Puts folds back after their events were committed.
  mutating func put(_ interviews: [Interview]) {
    for interview in interviews { folds.removeAll { $0.id == interview.id } }
    folds.append(contentsOf: interviews)
    if folds.count > Self.capacity { folds.removeFirst(folds.count - Self.capacity) }
  }
}
