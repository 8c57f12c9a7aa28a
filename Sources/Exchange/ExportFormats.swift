import Foundation
import Wording

/// The register of export formats.
package enum ExportFormats {
  /// Every format, in the order in which people are offered them: one line each.
  package static let all: [ExportFormat] = [
    .wav,
    .wavJoined,
    .questions,
    .questionSound,
    .flac,
    .mp3,
    .m4a,
    .opus,
    .caf,
    .audacity,
    .webVTT,
    .subtitles,
    .chapters,
    .reaper,
    .audition,
    .elan,
    .textGrid,
    .exmaralda,
    .transcript,
    .f4,
    .maxqda,
    .atlasTi,
    .nvivo,
    .inqScribe,
    .qualCoder,
    .transana,
    .oTranscribe,
    .qdpx,
    .qdc,
    .csv,
    .csvExchange,
    .excel,
    .spss,
    .ddi,
    .json,
    .ohms,
    .audit,
    .report,
    .reportPDF,
    .studyReport,
  ]

  /// What is written when nobody says which.
  package static var defaultSet: [ExportFormat] { all.filter { $0.isDefault } }

  /// What is written at save: the same without copies of the sound, which would fill the disk two and three times over. They
  /// are written when somebody asks for them.
  package static var savedSet: [ExportFormat] { defaultSet.filter { !$0.holdsSound } }

  /// What the files written at save need on the disk, as a share of the sound: 0 for the usual set, 1 for one more copy.
  ///
  /// - Parameter ids: The formats that were chosen for it; empty for the usual set.
  package static func shareAtSave(_ ids: [String]) -> Double {
    all.filter { ids.contains($0.id) && $0.holdsSound && $0.missingProgram == nil }
      .reduce(0) { $0 + $1.soundShare }
  }

  /// The formats named, in the order of the register, each once.
  ///
  /// - Throws: `ExchangeError` when one does not exist or lacks its program.
  package static func named(_ ids: [String]) throws -> [ExportFormat] {
    for id in ids {
      guard let format = all.first(where: { $0.id == id }) else {
        throw ExchangeError(
          .unknownFormat, "there is no format “\(id)”",
          hint: "the formats are \(all.map { $0.id }.joined(separator: ", "))")
      }
      if let program = format.missingProgram {
        throw ExchangeError(
          .missingProgram, "the format “\(id)” needs the program \(program), which is not installed",
          hint: "install it: sudo apt install \(program)")
      }
    }
    return all.filter { ids.contains($0.id) }
  }
}
