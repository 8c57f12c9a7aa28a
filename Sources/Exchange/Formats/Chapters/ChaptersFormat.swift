// Chapters of players: Podlove Simple Chapters 1.2 (XML) and the metadata text of ffmpeg.
//
//   <psc:chapter start="00:00:02.500" title="Q01 first_day: …"/>
//   [CHAPTER] / TIMEBASE=1/1000 / START=2500 / END=14250 / title=Q01 first_day: …
import Documents
import Foundation
import Timeline
import Wording

extension ExportFormat {
  /// The questions as chapters, in the two ways in which they can be put into a sound file.
  package static let chapters = ExportFormat(
    id: "chapters", name: "Questions as chapters for podcasts and ffmpeg", purpose: .listen,
    opensIn: ["ffmpeg", "Podlove", "Auphonic", "Ultraschall"],
    lost: "everything but the questions",
    fileExtension: "psc", consent: nil, holds: [.times, .guide],
    writer: .files(ChaptersFormat.write(_:to:options:)))
}

enum ChaptersFormat {
  /// Writes two files for each sound file.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      for sound in interview.soundFilesOrSilence {
        let chapters = chapters(in: sound, of: interview)
        let podlove = "\(sound.exportStem)_chapters.psc"
        try OutputFile.write(try xml(chapters), to: folder.appending(path: podlove))
        files.append(
          ExportedFile(
            name: podlove,
            what: "Questions as chapters (Podlove)"
          ).opening(in: "Podlove", "Auphonic", "Ultraschall"))
        let plain = "\(sound.exportStem)_chapters.ffmetadata"
        let text = metadata(chapters, title: sound.exportStem)
        try OutputFile.write(Data(text.utf8), to: folder.appending(path: plain))
        files.append(
          ExportedFile(
            name: plain,
            what: "Questions as chapters (ffmpeg)",
            remarks: [
              "ffmpeg -i SOUND -i THIS -map_metadata 1 -map_chapters 1 -codec copy NEW puts them into a sound file."
            ]
          ).opening(in: "ffmpeg"))
      }
    }
    return files
  }

  static func chapters(
    in sound: SoundFile, of interview: ExportedInterview
  ) -> [(title: String, stretch: TimeGrid.Stretch)] {
    let grid = TimeGrid.milliseconds
    let visits = interview.markers(in: sound).filter(\.kind.isPlace)
    let end = grid.end(of: sound, at: interview.rate, holding: visits.count)
    let stretches = grid.stretches(visits.map(\.span), until: end, at: interview.rate, pointLength: 1)
    return zip(visits, stretches).map { ($0.label, $1) }
  }

  private static func xml(_ chapters: [(title: String, stretch: TimeGrid.Stretch)]) throws -> Data {
    let xml = try XMLWriter()
    xml.start("psc:chapters", [("version", "1.2"), ("xmlns:psc", "http://podlove.org/simple-chapters")])
    for (title, stretch) in chapters {
      xml.element(
        "psc:chapter", "", [("start", TimeText.clock(stretch.start, perSecond: 1000)), ("title", title)])
    }
    return xml.finish()
  }

  static func metadata(
    _ chapters: [(title: String, stretch: TimeGrid.Stretch)], title: String
  ) -> String {
    let head = ";FFMETADATA1\ntitle=\(escaped(title))\n"
    return chapters.reduce(head) { text, chapter in
      text + "[CHAPTER]\nTIMEBASE=1/1000\nSTART=\(chapter.stretch.start)\nEND=\(chapter.stretch.end)\n"
        + "title=\(escaped(chapter.title))\n"
    }
  }

  /// ffmpeg takes a line end behind a backslash for part of the text, even when the backslash is escaped: a space
  /// parts them.
  static func escaped(_ text: String) -> String {
    let escaped = text.map { "=;#\\\n".contains($0) ? "\\\($0)" : String($0) }.joined()
    return text.hasSuffix("\\") ? "\(escaped) " : escaped
  }
}
