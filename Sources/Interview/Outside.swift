package import Foundation
import Guide
package import Timeline

/// A stretch of the sound that belongs to no visit, and why.
package struct Outside: Hashable, Sendable {
  /// Why no question was current.
  package enum Cause: Hashable, Sendable {
    /// Before the first question.
    case beginning
    /// A section was chosen as a whole.
    case section(String)
    /// The interviewee was through with a section, or had given the device back.
    case handover(String)
    /// The interviewer left the guide.
    case leftGuide
    /// The interview went on in another sitting, and nobody had gone to a question yet.
    case reopened

    /// The word in files.
    package var word: String {
      switch self {
      case .beginning: "beginning"
      case .section: "section"
      case .handover: "handover"
      case .leftGuide: "leftGuide"
      case .reopened: "reopened"
      }
    }

    /// The section it is about.
    package var section: String? {
      switch self {
      case .section(let id), .handover(let id): id
      case .beginning, .leftGuide, .reopened: nil
      }
    }
  }

  /// Identifier of the event after which no question was current; empty for the beginning.
  package var id: String
  /// Where it lies.
  package var span: Span
  /// Why.
  package var cause: Cause
}

/// Where in the guide somebody is: at a question, at a section as a whole, or nowhere.
package struct GuidePlace: Hashable, Sendable {
  /// The question.
  package var question: String?
  /// The section that was chosen as a whole; `nil` at a question.
  package var section: String?

  /// Makes a place.
  package init(question: String? = nil, section: String? = nil) {
    (self.question, self.section) = (question, section)
  }
}

/// Where and when the sitting before ended, for an interview that goes on.
package struct Resumption: Hashable, Sendable {
  /// Where the interviewer was.
  package var place: GuidePlace
  /// When that was, by the wall clock.
  package var wall: Date
  /// Whether the recorder died there.
  package var isAfterCrash: Bool

  /// `15:27`, with the day in front when it was another one: `21 Nov, 15:27`, `21.11., 15:27`.
  ///
  /// - Parameters:
  ///   - offset: Of the place's clock from UTC, in seconds.
  ///   - language: BCP 47 tag of the language in which dates are written so; as in English where no form is known.
  ///   - now: The time of day now.
  package func time(offset: Int, in language: String, now: Date = Date()) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
    let clock = Moment(wall, offset: offset).map { "\($0.time)" } ?? ""
    if calendar.isDate(wall, inSameDayAs: now) { return clock }
    let parts = calendar.dateComponents([.day, .month], from: wall)
    let (day, month) = (parts.day ?? 1, parts.month ?? 1)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let base = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return base == "de" ? "\(day).\(month)., \(clock)" : "\(day) \(months[(month - 1) % 12]), \(clock)"
  }
}
