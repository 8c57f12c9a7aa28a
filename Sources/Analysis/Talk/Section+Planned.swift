import Guide

extension Section {
  /// The time meant for it in seconds (`{minutes=10}`), if the guide says one.
  var plannedSeconds: Double? { minutes.map { $0 * 60 } }
}
