// GUIDE_Q03_first_day.wav: what everybody said to one question, one interview after the other, each stretch a region
// called by the participant's code and the visit: "P-07", "P-07 (2)".
import Documents
import Foundation
import Guide
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// The sound of each question across the interviews along a guide.
  package static let questionSound = ExportFormat(
    id: "question-sound", name: "What everybody said to one question, as one sound file", purpose: .listen,
    opensIn: ExportFormat.wav.opensIn,
    lost: "marks, notes, answers, pauses",
    fileExtension: "wav", consent: nil, holds: [.sound, .times], reach: .studies,
    needsSound: true, isOfQuestions: true,
    writer: .files(QuestionSoundFormat.write(_:to:options:)))
}

enum QuestionSoundFormat {
  /// A question along a guide, and what was said to it.
  private struct Collected {
    var fileName: String
    var name: String
    var stretches: [SoundStretch] = []
  }

  /// Writes two files for each question of each guide: the sound and labels for Audacity.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for question in collected(interviews, only: options.sound.question) {
      let written = try JoinedFiles.write(
        question.stretches, named: question.fileName, keepsOrder: false,
        what: "What everybody said to the question \(question.name)", to: folder, options)
      for (file, sound) in written {
        let labels = file.name.dropLast(4) + "_labels.txt"
        let text = AudacityFormat.text(sound.markers, at: SampleRate(sound.shape.hertz))
        try OutputFile.write(Data(text.utf8), to: folder.appending(path: String(labels)))
        files += [
          file,
          ExportedFile(
            name: String(labels),
            what: "Labels for \(file.name)"
          ).opening(as: .audacity),
        ]
      }
    }
    try TalkedQuestion.check(files, options)
    return files
  }

  private static func collected(
    _ interviews: [ExportedInterview], only wanted: String?
  ) -> [Collected] {
    var order: [String] = []
    var questions: [String: Collected] = [:]
    // Names begin with the day: one hears them in the order in which they were held.
    for interview in interviews.sorted(by: { $0.stem < $1.stem }) {
      let guide = interview.interview.guide.id
      for question in TalkedQuestion.all(in: interview, only: wanted) {
        // Two versions of a guide may count their questions differently; the identifier stays.
        let key = "\(guide)/\(question.id)"
        if questions[key] == nil { order.append(key) }
        questions[
          key,
          default: Collected(
            fileName: "\(QDPXFormat.fileName(guide))_\(question.fileName)", name: question.name)
        ].stretches += question.visits.map { visit in
          let talk = interview.clamped(Span(start: visit.start, end: visit.end))
          let number = visit.number > 1 ? " (\(visit.number))" : ""
          let code = interview.interview.participant
          let words = TranscriptWords(language: interview.interview.language)
          let moment = words.from(TimeCode.text(talk.start, at: interview.rate))
          let marker = Marker(
            kind: .visit, span: talk,
            label: MarkerName.line((code.isEmpty ? interview.stem : code) + number),
            comment: "\(interview.stem), \(moment)")
          return SoundStretch(interview: interview, span: talk, markers: [marker])
        }
      }
    }
    return order.compactMap { questions[$0] }
  }
}
