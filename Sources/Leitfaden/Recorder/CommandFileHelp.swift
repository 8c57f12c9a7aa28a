import Foundation
import Wording

/// The words of command files, as `leitfaden help commands` and `docs/command-files.md` explain them.
enum CommandFileHelp {
  /// How each word is used, and what it does. Checked against what `CommandFile` reads by `CommandFileHelpTests`.
  static let words: [(form: String, meaning: Sentence)] = [
    ("visit ID", "go to a question, by its id in the guide (s2q1 where it has none)"),
    ("section ID", "go to a section; it is the current place until a question is"),
    ("next", "go to the next question"),
    ("previous", "go to the question before"),
    ("mark [COLOUR] [LABEL]", "set a mark; colours by their names or numbers"),
    ("note TEXT", "write a note"),
    ("answer ID VALUE", "answer a question; choices by their codes, several with commas"),
    (
      "no-answer ID REASON",
      "say why there is no answer: skipped, dont-know, refused, not-applicable, not-reached"
    ),
    ("clear-answer ID", "take an answer away"),
    ("flag [ID]", "flag a question, or take the flag away; without an id the current one"),
    ("done [ID]", "a question is done; without an id the current one"),
    ("not-done [ID]", "takes the mark “done” away; an answer stays"),
    ("probe ID NUMBER", "tick a probe, or take the tick away"),
    ("keyword ID WORD", "give a question a keyword"),
    ("ask TEXT", "add a question that is not in the guide"),
    ("pause", "stop the sound for a while"),
    ("continue", "end the pause"),
    ("off-record [REASON]", "stop the sound because something is not meant for it"),
    ("on-record", "record again"),
    ("hand-over SECTION", "the interviewee answers a section"),
    ("language TAG", "the language of the questions that are handed over"),
    ("finish-hand-over", "the interviewee is done"),
    ("hand-back", "the interviewer continues"),
    ("undo", "take the last step back"),
    ("part", "begin a new sound file"),
    ("save", "end the interview and save it"),
    ("leave", "end the program and keep the interview open"),
  ]

  /// The whole page.
  static var lines: [String] {
    let width = words.map(\.form.count).max() ?? 0
    let about: [Sentence] = [
      "COMMAND FILES: leitfaden record GUIDE --commands FILE (or - for standard input)",
      "",
      "One command per line; empty lines and lines that begin with # are skipped. A line may begin with a time:",
      "+2.5 is 2.5 seconds after the line before, @6 is at 6 seconds of recorded sound; without one it follows at once.",
      "Each command is acknowledged on stderr once it is on the disk. A wrong line is refused with its number and stops",
      "nothing; the exit status is then 1.",
      "",
    ]
    let example = "Example" as Sentence
    return about.map(\.said)
      + words.map {
        "  \($0.form.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.meaning.said)"
      }
      + [
        "", "\(example.said):", "  visit first_day", "  +2.5 mark red Nobody asked", "  @6   note He laughs",
        "  answer years 12", "  @20  save",
      ]
  }
}
