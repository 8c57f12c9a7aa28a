import Interview
package import Timeline

/// A visit, a section, a mark, a note, or where sound is missing, with the name it has in every format.
package struct Marker: Hashable, Sendable {
  /// What it is, in the order in which they stand at the same frame.
  package enum Kind: Int, Sendable, Comparable {
    /// The span of a question.
    case visit
    /// The span during which a section was chosen as a whole, and none of its questions.
    case section
    /// A bookmark set by hand.
    case mark
    /// A note.
    case note
    /// A pause, a stretch off record, lost sound.
    case `break`

    /// Whether it says where in the guide the talk was. None of these overlap.
    package var isPlace: Bool { self == .visit || self == .section }

    /// Orders kinds that stand at the same frame.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// What it is.
  package var kind: Kind
  /// Where it lies: on the interview or in a sound file, as the function says that gave it. A point has no length.
  package var span: Span
  /// One line of at most 255 bytes.
  package var label: String
  /// What does not fit in the label; empty when the label says it all.
  package var comment: String
  /// The question it belongs to, by its identifier.
  package var question: String?
  /// The colour of a mark, 1 to 5.
  package var colour: Int?
  /// What was said in a visit, where somebody typed it; in the part to which the visit goes on it is not said again.
  package var said: String?
}

extension ExportedInterview {
  /// All visits, marks, notes and breaks in order of their beginnings, cut to the sound.
  package var markers: [Marker] {
    (visitMarkers + sectionMarkers + markMarkers + noteMarkers + breakMarkers).inOrder
  }

  /// The markers that lie in a sound file, counted from its beginning. A visit that goes on in the next file
  /// begins there anew; a point on the border belongs to the later file.
  package func markers(in sound: SoundFile) -> [Marker] {
    markers.compactMap { marker in
      guard let span = local(marker.span, in: sound) else { return nil }
      var local = marker
      local.span = span
      if marker.span.start < sound.firstFrame { local.said = nil }
      return local
    }
  }

  /// The piece of a stretch that lies in a sound file, counted from its beginning; `nil` when none does. A point on
  /// the border of two files belongs to the later one, what lies outside all sound to the nearest.
  func local(_ span: Span, in sound: SoundFile) -> Span? {
    if span.frames == 0 {
      let isLast = sound.end >= soundEnd
      let isFirst = sound.number == (soundFiles.first?.number ?? sound.number)
      let isInside =
        sound.span.contains(span.start) || (isLast && span.start >= sound.end)
        || (isFirst && span.start < sound.firstFrame)
      guard isInside else { return nil }
    } else {
      guard span.start < sound.end, span.end > sound.firstFrame else { return nil }
    }
    return Span(start: sound.local(span.start), end: sound.local(span.end))
  }

  private var visitMarkers: [Marker] {
    interview.visits.map { visit in
      let name = name(of: visit)
      let label = MarkerName.line(name)
      return Marker(
        kind: .visit, span: clamped(Span(start: visit.start, end: visit.end)), label: label,
        comment: label == name ? "" : questionText(visit), question: visit.question,
        said: interview.transcripts[visit.id].flatMap { MarkerName.lines($0).isEmpty ? nil : $0 })
    }
  }

  private var sectionMarkers: [Marker] {
    wholeSections.map { stretch in
      let name = name(of: stretch)
      let label = MarkerName.line(name)
      return Marker(
        kind: .section, span: clamped(stretch.span), label: label, comment: label == name ? "" : name)
    }
  }

  private var markMarkers: [Marker] {
    interview.marks.map { mark in
      let name = name(of: mark)
      let label = MarkerName.line(name)
      return Marker(
        kind: .mark, span: clamped(Span(start: mark.frame, end: mark.end)), label: label,
        comment: label == name ? "" : name, question: mark.question, colour: mark.colour)
    }
  }

  private var noteMarkers: [Marker] {
    writtenNotes.map { note in
      Marker(
        kind: .note, span: clamped(Span(start: note.frame, end: note.frame)),
        label: name(of: note), comment: note.text, question: note.question)
    }
  }

  private var breakMarkers: [Marker] {
    breakItems.map { item in
      let label = MarkerName.line(item.text)
      return Marker(
        kind: .break, span: clamped(item.span), label: label, comment: label == item.text ? "" : item.text)
    }
  }
}

extension [Marker] {
  /// By their beginnings, at the same frame by what they are.
  var inOrder: [Marker] {
    // Enumerated, because Swift's sort does not promise to keep equal elements in order.
    enumerated().sorted { left, right in
      (left.element.span.start, left.element.kind, left.offset)
        < (right.element.span.start, right.element.kind, right.offset)
    }.map(\.element)
  }
}
