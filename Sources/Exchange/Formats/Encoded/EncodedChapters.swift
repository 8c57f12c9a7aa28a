// The metadata text of ffmpeg. Comments of chapters (wiki.xiph.org/Chapter_Extension):
//
//   CHAPTER001=00:00:02.500
//   CHAPTER001NAME=Q01 first_day: …
import Wording

/// The questions as ffmpeg takes them, with the code of the interview as the title and no other facts.
struct EncodedChapters {
  // Three digits.
  private static let mostComments = 999

  /// What ffmpeg reads.
  let text: String
  /// What was left out, in words.
  let remarks: [Sentence]

  init(_ chapters: [(title: String, stretch: TimeGrid.Stretch)], title: String, asComments: Bool) {
    guard asComments else {
      text = ChaptersFormat.metadata(chapters, title: title)
      remarks = []
      return
    }
    let comments = chapters.prefix(Self.mostComments).enumerated().map { index, chapter in
      let key = "CHAPTER\(padded(index + 1, to: 3))"
      return "\(key)=\(TimeText.clock(chapter.stretch.start, perSecond: 1000))\n"
        + "\(key)NAME=\(ChaptersFormat.escaped(chapter.title))\n"
    }
    text = ChaptersFormat.metadata([], title: title) + comments.joined()
    let left = chapters.count - comments.count
    remarks =
      left == 0
      ? []
      : [
        "\(left) of its \(chapters.count) chapters are not inside: there is room for 999."
      ]
  }
}
