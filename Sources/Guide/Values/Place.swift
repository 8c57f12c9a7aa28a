/// A place as it was typed, with coordinates only where somebody asked for them.
package struct Place: Hashable, Sendable, Codable {
  /// In words.
  package var text: String?
  /// Degrees north, -90...90.
  package var latitude: Double?
  /// Degrees east, -180...180.
  package var longitude: Double?
  /// How far the true place may be away, in metres.
  package var accuracy: Double?

  /// Makes a place.
  package init(
    text: String? = nil, latitude: Double? = nil, longitude: Double? = nil, accuracy: Double? = nil
  ) {
    (self.text, self.latitude, self.longitude, self.accuracy) = (text, latitude, longitude, accuracy)
  }
}
