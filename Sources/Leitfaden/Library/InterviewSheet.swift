import Foundation
import Guide
import Interview
import Library
import Timeline

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
    let began = interview.startedAt.map(Words.minute) ?? "not begun"
    var lines = [
      Words.name(summary),
      "  id            \(interview.id)",
      "  folder        \(folder.appending(path: summary.folder).path)",
      "  guide         \(interview.guide.title) (\(interview.guide.id))",
      "  participant   \(summary.participant.isEmpty ? "none given" : summary.participant)",
    ]
    let facts = [
      ("place", interview.place), ("persons", interview.persons), ("language", interview.language),
    ]
    for (name, value) in facts where !value.isEmpty {
      lines.append("  \(name.padding(toLength: 12, withPad: " ", startingAt: 0))  \(value)")
    }
    lines += [
      "  began         \(began)",
      "  status        \(Words.status(summary.status))",
      "  length        \(short(interview.soundEnd)) in \(Words.count(interview.parts.count, "part")), \(Words.size(bytes))",
    ]
    return lines
  }

  private var questions: [String] {
    let visited = interview.guide.questions.filter { question in
      interview.visits.contains { $0.question == question.id }
    }
    guard !visited.isEmpty else {
      return [
        "", "no question was visited yet; go on with: leitfaden record --reopen \(interview.id.prefix(8))",
      ]
    }
    var table = TextTable(["  question", "visits at", "talked", "wording"])
    for question in visited {
      let visits = interview.visits(to: question.id).map { short($0.start) }
      let talked = short(Frame(interview.talked(about: question.id)))
      table.add([
        "  " + question.id, visits.joined(separator: " "),
        interview.status(of: question) == .open ? "passed by" : talked,
        Words.short((interview.asked(question.id) ?? question).text, 60),
      ])
    }
    return ["", Words.progress(of: interview)] + table.text
  }

  /// The marks, a line each.
  var marks: [String] {
    interview.marks.map { mark in
      "\(mark.number)  \(time(mark.frame))  \(MarkColour.word(mark.colour))\(mark.label.isEmpty ? "" : "  \(mark.label)")"
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
      return "\(question.id)  \(text(answer.current, question))"
        + (earlier == 0 ? "" : "  (changed \(earlier == 1 ? "once" : "\(earlier) times"))")
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
      let kind =
        switch pause.kind {
        case .pause: "pause"
        case .offRecord: "off record"
        case .interruption: "interrupted at \(pause.clock), everything kept"
        }
      return "\(time(pause.frame))  \(kind)\(lasted)\(pause.reason.isEmpty ? "" : ": \(pause.reason)")"
    }
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", name] + lines.map { "  \($0)" }
  }

  private func text(_ entry: Answer.Entry, _ question: Question) -> String {
    if let reason = entry.reason { return "no answer: \(reason.word)" }
    guard let value = entry.value else { return "" }
    return AnswerKinds.kind(question.kind)?.text(for: value, of: question) ?? "\(value)"
  }

  private func time(_ frame: Frame) -> String { TimeCode.text(frame, at: rate) }

  private func short(_ frame: Frame) -> String { TimeCode.short(frame, at: rate) }
}
