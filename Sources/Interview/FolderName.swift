package import Foundation
import Glibc

/// Names of interview folders: `2026-11-21_P-07_a1b2`. They say which interview it is to people and programs
/// that know nothing of Leitfaden, and never change once given.
package enum FolderName {
  /// The day (local time), the participant code with everything doubtful replaced, the beginning of the id.
  package static func name(date: Date, participant: String, id: String, idLength: Int) -> String {
    [day(date), sanitised(participant), String(id.prefix(idLength))].filter { !$0.isEmpty }
      .joined(separator: "_")
  }

  /// Letters, digits, `-` and `.` stay; every run of anything else becomes one `-`.
  package static func sanitised(_ participant: String) -> String {
    var name = ""
    for character in participant {
      let isFine = character.isLetter || character.isNumber || character == "-" || character == "."
      if isFine { name.append(character) } else if !name.hasSuffix("-") { name.append("-") }
    }
    return String(name.drop { $0 == "-" || $0 == "." }.reversed().drop { $0 == "-" || $0 == "." }.reversed())
  }

  /// Whether a folder is called as the program calls it: nobody gave it another name, nor a code that it has no more.
  package static func isOwn(_ name: String, participant: String, id: String) -> Bool {
    let words = name.split(separator: "_").map(String.init)
    guard (2...3).contains(words.count), let day = words.first, let beginning = words.last else {
      return false
    }
    let isDay = day.utf8.count == 10 && day.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2d }
    let code = sanitised(participant)
    return isDay && beginning.count >= 4 && id.hasPrefix(beginning) && (words.count == 2 || words[1] == code)
  }

  /// Whether a folder is called as this program might have called one of an interview with this identifier.
  package static func isFormed(_ name: String, id: String) -> Bool {
    let words = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    let code = words.count == 3 ? words[1] : ""
    return name.utf8.count <= 200 && code == sanitised(code) && (words.count == 2 || !code.isEmpty)
      && isOwn(name, participant: code, id: id)
  }

  /// `yyyy-mm-dd` in local time.
  package static func day(_ date: Date) -> String {
    let time = local(date)
    return "\(time.tm_year + 1900)-\(two(time.tm_mon + 1))-\(two(time.tm_mday))"
  }

  /// `yyyy-mm-dd_hh-mm-ss` in local time, for things moved aside.
  package static func stamp(_ date: Date) -> String {
    let time = local(date)
    return "\(day(date))_\(two(time.tm_hour))-\(two(time.tm_min))-\(two(time.tm_sec))"
  }

  private static func local(_ date: Date) -> tm {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var time = tm()
    localtime_r(&seconds, &time)
    return time
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
