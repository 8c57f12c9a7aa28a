// f4/f5 transcript (f4 online handbook 3.2): RTF, a stamp of tenths at the beginning of each paragraph.
//
//   {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}}\uc1\pard\f0\fs22
//   #00:00:02-5# I: Fr\u252?her\par
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// A transcript to fill in, for f4, f5 and EXMARaLDA.
  package static let f4 = ExportFormat(
    id: "f4", name: "Transcript to fill in, for f4 and f5 (RTF)", purpose: .transcribe,
    opensIn: ["f4transkript", "f5transkript", "MAXQDA", "Word", "LibreOffice Writer"],
    lost: "colours; times are tenths of a second",
    fileExtension: "rtf", consent: .transcription, holds: [.times, .answers, .typed, .guide],
    writer: .besideSound(suffix: "_f4", F4Format.text(for:of:)))
}

enum F4Format {
  /// The template for one sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    let head = "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}\\uc1\\pard\\f0\\fs22\n"
    let lines = TemplateText.lines(.f4, for: sound, of: interview).map { "\(escaped($0))\\par\n" }
    return head + lines.joined() + "}\n"
  }

  /// RTF is ASCII: everything else is its UTF-16 numbers, signed, with a `?` for programs that do not know them.
  private static func escaped(_ text: String) -> String {
    text.utf16.reduce(into: "") { escaped, unit in
      switch unit {
      case 0x5C, 0x7B, 0x7D: escaped += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: escaped += String(UnicodeScalar(UInt8(unit)))
      default: escaped += "\\u\(Int16(bitPattern: unit))?"
      }
    }
  }
}
