import Documents
import Foundation
import Testing

/// What stands in a WAV file behind its samples, read from the bytes.
struct ReadCues {
  var positions: [UInt32: UInt32] = [:]
  var labels: [UInt32: String] = [:]
  var notes: [UInt32: String] = [:]
  var lengths: [UInt32: UInt32] = [:]
  var samples: [UInt8]
  var chunks: [String]

  init(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    #expect(Self.word(bytes, 4) == UInt32(bytes.count - 8), "the size in the header counts the whole file")
    let handle = try FileHandle(forReadingFrom: file)
    let riff = try #require(ChunkedFile(FileBytes(handle.fileDescriptor)))
    chunks = riff.chunks.map(\.id)
    let data = try #require(riff.chunks.first { $0.id == "data" })
    samples = Array(bytes[Int(data.offset)..<Int(data.offset + data.presentSize)])
    for chunk in riff.chunks {
      let payload = Array(bytes[Int(chunk.offset)..<Int(chunk.offset + chunk.presentSize)])
      if chunk.id == "cue " {
        #expect(payload.count == 4 + 24 * Int(Self.word(payload, 0)))
        for index in 0..<Int(Self.word(payload, 0)) {
          let point = Array(payload[(4 + 24 * index)...])
          #expect(Self.word(point, 4) == Self.word(point, 20))
          positions[Self.word(point, 0)] = Self.word(point, 20)
        }
      } else if chunk.id == "LIST", payload.starts(with: Array("adtl".utf8)) {
        readNames(Array(payload.dropFirst(4)))
      }
    }
  }

  private mutating func readNames(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while rest.count >= 12 {
      let header = Array(rest.prefix(12))
      let size = Int(Self.word(header, 4))
      let id = Self.word(header, 8)
      let body = Array(rest.dropFirst(12).prefix(size - 4))
      switch String(decoding: header.prefix(4), as: UTF8.self) {
      case "labl": labels[id] = String(decoding: body.dropLast(), as: UTF8.self)
      case "note": notes[id] = String(decoding: body.dropLast(), as: UTF8.self)
      case "ltxt": lengths[id] = Self.word(body, 0)
      default: Issue.record("an unknown chunk among the names")
      }
      rest = rest.dropFirst(8 + size + size % 2)
    }
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
  }
}

/// A table read by the rules of RFC 4180.
struct ReadTable {
  var heading: [String]
  var rows: [[String: String]]

  init(_ file: URL) throws {
    var text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    var lines: [[String]] = []
    var line: [String] = []
    var field = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if isQuoted {
        if scalar != "\"" {
          field.unicodeScalars.append(scalar)
        } else if scalars.first == "\"" {
          field.unicodeScalars.append("\"")
          scalars.removeFirst()
        } else {
          isQuoted = false
        }
      } else if scalar == "\"" {
        isQuoted = true
      } else if scalar == "," {
        line.append(field)
        field = ""
      } else if scalar == "\r" {
        #expect(scalars.popFirst() == "\n")
        lines.append(line + [field])
        (line, field) = ([], "")
      } else {
        field.unicodeScalars.append(scalar)
      }
    }
    #expect(line.isEmpty && field.isEmpty, "the last line ends like the others")
    heading = try #require(lines.first)
    let names = heading
    rows = lines.dropFirst().map { cells in
      #expect(cells.count == names.count)
      return Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}

/// Cues of a WebVTT file: start and end in seconds, and the text without escapes, line by line.
func readWebVTT(_ file: URL) throws -> [(start: Double, end: Double, text: String)] {
  let text = try String(contentsOf: file, encoding: .utf8)
  #expect(text.hasPrefix("WEBVTT\n"))
  return try text.components(separatedBy: "\n\n").dropFirst().enumerated().map { index, block in
    let lines = block.split(separator: "\n").map(String.init)
    #expect(lines.count >= 3 && lines[0] == String(index + 1))
    let times = lines[1].components(separatedBy: " --> ").map { time in
      time.split(separator: ":").reduce(0.0) { $0 * 60 + (Double($1) ?? .nan) }
    }
    try #require(times.count == 2)
    #expect(times[1] > times[0], "a cue must not end where it begins")
    let text = lines.dropFirst(2).joined(separator: "\n").replacing("&lt;", with: "<").replacing(
      "&gt;", with: ">"
    ).replacing(
      "&amp;", with: "&")
    return (times[0], times[1], text)
  }
}

/// Labels of an Audacity file.
func readLabels(_ file: URL) throws -> [(start: Double, end: Double, text: String)] {
  let text = try String(contentsOf: file, encoding: .utf8)
  return try text.split(separator: "\n").map { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    try #require(fields.count == 3)
    #expect(!fields[2].isEmpty)
    return (try #require(Double(fields[0])), try #require(Double(fields[1])), fields[2])
  }
}
