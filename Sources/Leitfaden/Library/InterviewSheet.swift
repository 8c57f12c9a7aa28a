import Foundation
import Guide
import Interview
import Library
import Timeline
import Wording

/// What `show` prints of an interview for people.
struct InterviewSheet {
  let interview: Interview
  let summary: InterviewSummary
  let folder: URL
  /// What its folder occupies.
  var bytes: Int64 = 0

  private var rate: SampleRate { interview.sampleRate }

  /// The whole sheet.
  var lines: [String] {
    head + questions + section("marks", marks) + section("notes", notes) + section("answers", answers)
      + section("lost sound", gaps) + section("breaks", breaks)
  }

  private var head: [String] {
    let length: Sentence =
      "\(short(interview.soundEnd)), \(Words.parts(interview.parts.count)), \(Words.size(bytes))"
    let facts: [(name: Sentence, value: String)] = [
      ("id", interview.id),
      ("folder", folder.appending(path: summary.folder).path),
      ("guide", "\(interview.guide.title) (\(interview.guide.id))"),
      ("participant", summary.participant.isEmpty ? ("none given" as Sentence).said : summary.participant),
      ("place", interview.place), ("persons", interview.persons), ("language", interview.language),
      ("began", interview.startedAt.map(Words.minute) ?? ("not begun" as Sentence).said),
      ("status", Words.status(summary.status)),
      ("length", length.said),
    ]
    return [Words.name(summary)]
      + facts.filter { !$0.value.isEmpty }.map { name, value in
        "  \(name.said.padding(toLength: 12, withPad: " ", startingAt: 0))  \(value)"
      }
  }

  private var questions: [String] {
    let visited = interview.guide.questions.filter { question in
      interview.visits.contains { $0.question == question.id }
    }
    guard !visited.isEmpty else {
      let onward: Sentence =
        "no question has been visited yet; continue with: leitfaden record --reopen \(interview.id.prefix(8))"
      return ["", onward.said]
    }
    let headings: [Sentence] = ["question", "visits at", "talked", "wording"]
    var table = TextTable(headings.enumerated().map { $0 == 0 ? "  \($1.said)" : $1.said })
    let passedBy = "passed by" as Sentence
    for question in visited {
      let visits = interview.visits(to: question.id).map { short($0.start) }
      let talked = short(Frame(interview.talked(about: question.id)))
      table.add([
        "  " + question.id, visits.joined(separator: " "),
        interview.status(of: question) == .open ? passedBy.said : talked,
        Words.short((interview.asked(question.id) ?? question).text, 60),
      ])
    }
    return ["", Words.progress(of: interview).said] + table.text
  }

  /// The marks, a line each.
  var marks: [String] {
    interview.marks.map { mark in
      "\(mark.number)  \(time(mark.frame))  \(MarkColour.name(mark.colour).said)\(mark.label.isEmpty ? "" : "  \(mark.label)")"
    }
  }

  private var notes: [String] {
    interview.notes.filter { !$0.text.isEmpty }.map {
      "\(time($0.frame))  \($0.question.map { "\($0): " } ?? "")\(Words.short($0.text, 200))"
    }
  }

  private var answers: [String] {
    interview.guide.questions.compactMap { question in
      guard let answer = interview.answers[question.id], answer.isGiven else { return nil }
      let earlier = answer.earlier.count
      let changed: Sentence = earlier == 1 ? "changed once" : "changed \(earlier) times"
      return "\(question.id)  \(text(answer.current, question))" + (earlier == 0 ? "" : "  (\(changed.said))")
    }
  }

  private var gaps: [String] {
    interview.gaps.map {
      "\(time($0.frame))  \(rate.milliseconds(frames: $0.frames)) ms (\($0.cause.rawValue))"
    }
  }

  private var breaks: [String] {
    interview.breaks.map { pause in
      let lasted = pause.nanoseconds.map { ", \($0 / 1_000_000_000) s" } ?? ""
      let kind: Sentence =
        switch pause.kind {
        case .pause: "pause"
        case .offRecord: "off record"
        case .interruption: "interrupted at \(pause.clock), everything kept"
        }
      return "\(time(pause.frame))  \(kind.said)\(lasted)\(pause.reason.isEmpty ? "" : ": \(pause.reason)")"
    }
  }

  private func section(_ name: Sentence, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", name.said] + lines.map { "  \($0)" }
  }

  private func text(_ entry: Answer.Entry, _ question: Question) -> String {
    if let reason = entry.reason { return ("no answer: \(reason.word)" as Sentence).said }
    guard let value = entry.value else { return "" }
    return AnswerKinds.kind(question.kind)?.text(for: value, of: question) ?? "\(value)"
  }

  private func time(_ frame: Frame) -> String { TimeCode.text(frame, at: rate) }

  private func short(_ frame: Frame) -> String { TimeCode.short(frame, at: rate) }
}
