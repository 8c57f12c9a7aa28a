// f4/f5 transcript (f4 online handbook 3.2): RTF, a stamp of tenths at the beginning of each paragraph.
//
//   {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}}\uc1\pard\f0\fs22
//   #00:00:02-5# I: Fr\u252?her\par
import Timeline
package import Wording

/// A transcript to fill in, for f4, f5 and EXMARaLDA.
package enum F4Format: SoundFileFormat {
  /// `f4`
  package static let id = "f4"
  /// A template for f4.
  package static let name: Sentence = "Transcript to fill in, for f4 and f5 (RTF)"
  /// `rtf`
  package static let fileExtension = "rtf"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours; times are tenths of a second"
  /// Programs that open it.
  package static let opensIn: [Sentence] = [
    "f4transkript", "f5transkript", "MAXQDA", "Word", "LibreOffice Writer",
  ]
  /// `_f4`
  package static let suffix = "_f4"

  /// The template for one sound file.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
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
