import Foundation
import Synchronization
import Wording

/// The only place that writes to the standard streams: answers to stdout, everything else to stderr.
enum Console {
  /// The language of the environment, as POSIX finds it: BCP 47 without regions; `en` where none is named.
  static func language(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let base = (locale ?? "").prefix { $0.isASCII && $0.isLetter }.lowercased()
    return (2...3).contains(base.count) ? base : "en"
  }

  /// The language that this program speaks to the person at the terminal. Looked up once: every text of help asks for
  /// it, which are hundreds at each start, and an environment is taken apart anew whenever it is asked.
  static let language = language()

  /// Says something to standard output, in the language of the environment.
  static func say(_ sentence: Sentence) { print(sentence.said) }

  /// Says something to standard error, in the language of the environment.
  static func tell(_ sentence: Sentence) { error(sentence.said) }

  /// Says what happened to standard error, in the language of the environment, with the program's name before it.
  static func note(_ sentence: Sentence) { tell("leitfaden: \(sentence)") }

  /// Says what to beware of to standard error, in the language of the environment.
  static func warn(_ sentence: Sentence) { tell("leitfaden: warning: \(sentence)") }

  /// Writes one line to standard output.
  static func print(_ line: String) { write(TerminalText.harmless(line) + "\n", to: 1) }

  /// Writes one line to standard error.
  static func error(_ line: String) { write(TerminalText.harmless(line) + "\n", to: 2) }

  /// Writes one JSON document to standard output: sorted keys, one trailing newline.
  static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    printed.withLock { $0 = true }
    write(TerminalText.escaped(inJSON: String(decoding: data, as: UTF8.self)) + "\n", to: 1)
  }

  /// Whether a JSON document went to standard output already: there is only ever one.
  static var hasPrintedJSON: Bool { printed.withLock { $0 } }
  private static let printed = Mutex(false)

  /// Whether the stream is a terminal that a person looks at.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all of `text` as it is, for what this program itself does with the screen: other people's words go through
  /// `TerminalText` first. Gives up silently when nobody reads any more.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}

extension Sentence {
  /// In the language of the environment.
  var said: String { said(in: Console.language) }
}
