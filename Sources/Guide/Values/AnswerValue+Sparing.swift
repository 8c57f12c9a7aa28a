extension AnswerValue {
  /// What stands where a text was left out: an answer was given, and it is not told.
  package static let omission = "[…]"

  /// The value without anything that was written or drawn by hand: codes, numbers, dates and times stay, a text becomes
  /// `omission`, a drawing keeps the number of its strokes, a file its digest. A place is told in no way: coordinates say
  /// more than words.
  package var withoutText: AnswerValue {
    switch self {
    case .number, .date, .time, .dateTime, .duration, .ranking, .points: self
    case .text: .text(Self.omission)
    case .choices(let choices): .choices(choices.map { Choice(code: $0.code) })
    case .rows(let rows): .rows(rows.map(\.withoutText))
    case .place: .place(Place(text: Self.omission))
    case .strokes(let strokes): .strokes(strokes.map { _ in Stroke(points: []) })
    case .files(let files): .files(files.map(\.withoutName))
    }
  }
}

extension RowValue {
  fileprivate var withoutText: RowValue {
    guard case .text = cell else { return self }
    return RowValue(row: row, column: column, cell: .text(AnswerValue.omission))
  }
}

extension FileReference {
  /// The same file under a name that nobody chose: the beginning of its digest, with the old ending. A name that was made
  /// of the digest already stays.
  package var withoutName: FileReference {
    let digest = String(sha256.prefix(12))
    if name.split(separator: "-").last?.hasPrefix("\(digest).") ?? false { return self }
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    let isPlain = !ending.isEmpty && ending.utf8.count <= 5 && ending.utf8.allSatisfy { $0 < 0x80 }
    return FileReference(
      name: isPlain ? "\(digest).\(ending)" : digest, sha256: sha256, mediaType: mediaType)
  }
}
