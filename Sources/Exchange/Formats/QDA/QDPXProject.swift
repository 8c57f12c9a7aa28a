import Documents
import Foundation
import GuideFormats
import Interview
import Timeline

/// One project, ready to be packed.
struct QDPXProject {
  /// What goes into the archive, in order.
  private(set) var entries: [(path: String, content: ZipFile.Content)] = []

  private let name: String
  private let interviews: [ExportedInterview]
  private let words: QDAWords
  private let user = DerivedGUID.text("interviewer")
  private let moment: String
  private var inside: Set<String> = []

  /// - Parameter isInside: Whether the sound of an interview goes into the archive; else it lies beside it.
  init(_ name: String, _ interviews: [ExportedInterview], isInside: (ExportedInterview) -> Bool) throws {
    self.name = name
    self.interviews = interviews
    words = QDAWords(language: interviews.first?.interview.language ?? "")
    let last = interviews.compactMap { $0.interview.endedAt ?? $0.interview.startedAt }.max()
    moment = Self.moment(last ?? Date(timeIntervalSince1970: 0))
    for exported in interviews where isInside(exported) { inside.insert(exported.interview.id) }
    entries = [("project.qde", .data(try document()))]
    for exported in interviews {
      for note in QDPXNote.notes(of: exported, words) {
        entries.append(("sources/\(note.guid).txt", .data(Data(note.text.utf8))))
      }
      for sound in exported.soundFiles {
        if let transcript = QDPXTranscript(sound, of: exported) {
          entries.append(("sources/\(transcript.guid).txt", .data(Data(transcript.text.utf8))))
        }
        // Looked at now, so that a missing file is said in plain words.
        let recording = try Recording(sound, of: exported)
        if inside.contains(exported.interview.id) {
          let bytes = try recording.exact()
          entries.append(("sources/\(Self.fileName(sound, of: exported))", .bytes(bytes)))
        }
      }
    }
  }

  /// `2026-11-21T13:03:05Z`
  static func moment(_ date: Date) -> String { "\(ClockText.utc(date).prefix(19))Z" }

  /// The one coding of a passage; programs drop passages without one and stumble over several.
  static func writeCoding(of selection: String, by code: String, user: String, to xml: borrowing XMLWriter) {
    xml.start("Coding", [("guid", DerivedGUID.text("coding/\(selection)")), ("creatingUser", user)])
    xml.element("CodeRef", "", [("targetGUID", code)])
    xml.end()
  }

  private static func guid(_ sound: SoundFile, of exported: ExportedInterview) -> String {
    DerivedGUID.text("sound/\(exported.interview.id)/\(sound.number)")
  }

  private static func fileName(_ sound: SoundFile, of exported: ExportedInterview) -> String {
    "\(guid(sound, of: exported)).\(sound.container.rawValue)"
  }

  private func document() throws -> Data {
    let xml = try XMLWriter()
    xml.start(
      "Project",
      [
        ("xmlns", "urn:QDA-XML:project:1.0"), ("name", name), ("origin", "Leitfaden"),
        ("creatingUserGUID", user), ("creationDateTime", moment),
      ])
    xml.element("Users") { xml in
      xml.element("User", "", [("guid", user), ("name", words.interviewer), ("id", "I")])
    }
    let codes = QDPXCodes(interviews, words).roots
    if !codes.isEmpty {
      xml.start("CodeBook")
      xml.element("Codes") { xml in for code in codes { code.write(to: xml) } }
      xml.end()
    }
    let variables = QDPXVariables(interviews, words)
    variables.write(to: xml)
    writeCases(variables, to: xml)
    writeSources(to: xml)
    writeNotes(to: xml)
    return xml.finish()
  }

  private func writeCases(_ variables: QDPXVariables, to xml: borrowing XMLWriter) {
    xml.start("Cases")
    for exported in interviews {
      let participant = MarkerName.line(exported.interview.participant)
      let isOnly = interviews.count { $0.interview.participant == exported.interview.participant } == 1
      let title =
        participant.isEmpty ? exported.stem : isOnly ? participant : "\(participant) (\(exported.stem))"
      xml.start("Case", [("guid", DerivedGUID.text("case/\(exported.interview.id)")), ("name", title)])
      if title != exported.stem { xml.element("Description", exported.stem) }
      variables.writeValues(of: exported.interview.id, to: xml)
      for sound in exported.soundFiles {
        xml.element("SourceRef", "", [("targetGUID", Self.guid(sound, of: exported))])
      }
      xml.end()
    }
    xml.end()
  }

  private func writeSources(to xml: borrowing XMLWriter) {
    guard interviews.contains(where: { !$0.soundFiles.isEmpty }) else { return }
    xml.start("Sources")
    for exported in interviews {
      for sound in exported.soundFiles { write(sound, of: exported, to: xml) }
    }
    xml.end()
  }

  private func write(_ sound: SoundFile, of exported: ExportedInterview, to xml: borrowing XMLWriter) {
    let isInside = inside.contains(exported.interview.id)
    let path =
      isInside ? "internal://\(Self.fileName(sound, of: exported))" : "relative:///\(sound.mediaPath)"
    xml.start(
      "AudioSource",
      [
        ("guid", Self.guid(sound, of: exported)), ("name", sound.exportName), ("path", path),
        ("creatingUser", user),
        ("creationDateTime", exported.interview.startedAt.map { Self.moment($0) } ?? moment),
      ])
    if let transcript = QDPXTranscript(sound, of: exported) {
      transcript.write(to: xml, user: user, moment: moment)
    }
    for selection in QDPXSelection.selections(in: sound, of: exported, words) {
      selection.write(to: xml, user: user)
    }
    xml.end()
  }

  private func writeNotes(to xml: borrowing XMLWriter) {
    let notes = interviews.flatMap { QDPXNote.notes(of: $0, words) }
    guard !notes.isEmpty else { return }
    xml.start("Notes")
    for note in notes {
      xml.element(
        "Note", "",
        [
          ("guid", note.guid), ("name", note.name), ("plainTextPath", "internal://\(note.guid).txt"),
          ("creatingUser", user), ("creationDateTime", note.wall.map { Self.moment($0) } ?? moment),
        ])
    }
    xml.end()
  }
}
