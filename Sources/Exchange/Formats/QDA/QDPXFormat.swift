// REFI-QDA project 1.0 (.qdpx; REFI-QDA 1.5, XSD of 18 March 2019): a ZIP with `project.qde` and `sources/`.
//
//   <AudioSource guid="G1" name="NAME.wav" path="internal://G1.wav">
//     <AudioSelection guid="A0" name="Q01 first_day" begin="0" end="14250"><Description>What was …</Description>
//       <Coding guid="C0"><CodeRef targetGUID="the code of the question"/></Coding></AudioSelection></AudioSource>
import Documents
import Foundation
import Guide
import Interview
import Wording

extension ExportFormat {
  /// A project for QDA programs: the guide as codes, every stretch of an answer already coded by its question.
  package static let qdpx = ExportFormat(
    id: "qdpx", name: "Project for QDA programs, every answer coded by its question", purpose: .code,
    opensIn: ["MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse", "QDA Miner", "Quirkos"],
    lost: "reasons for missing answers, earlier answers, pauses",
    fileExtension: "qdpx", consent: nil, holds: [.sound, .times, .answers, .typed, .guide], reach: .together,
    isDefault: true,
    writer: .files(QDPXFormat.write(_:to:options:)))
}

enum QDPXFormat {
  // What is larger stays beside the project: it would be there twice, and old programs end at 2 GiB.
  private static let mostBytesOfAPart: Int64 = 200 << 20
  private static let mostBytesInside: Int64 = 1 << 30

  /// Writes one project for each study; of a single interview one that is called like its other files.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for (study, members) in studies(interviews) {
      let plain = interviews.count == 1 ? members[0].stem : fileName(study)
      let name =
        files.contains { $0.name == "\(plain).qdpx" } ? "\(plain)_\(files.count).qdpx" : "\(plain).qdpx"
      var outside: [ExportedInterview] = []
      let project = try QDPXProject(study, members) { isInside($0, &outside, of: members) }
      try write(project.entries, to: folder.appending(path: name), options)
      let remark: Sentence = "Its sound is next to it: keep both in the same folder."
      files.append(
        ExportedFile(name: name, what: ExportFormat.qdpx.name, remarks: outside.isEmpty ? [] : [remark]))
      if !options.formats.contains(ExportFormat.wav.id) {
        files += try WavFormat.write(outside, to: folder, options: options).map {
          $0.opening(as: .wav)
        }
      }
    }
    return files
  }

  /// Interviews by their study; where none is named, by their guide.
  private static func studies(
    _ interviews: [ExportedInterview]
  ) -> [(study: String, members: [ExportedInterview])] {
    var studies: [(study: String, members: [ExportedInterview])] = []
    for exported in interviews {
      let guide = exported.interview.guide
      let name = MarkerName.oneLine(guide.study.isEmpty ? guide.title : guide.study)
      let study = name.isEmpty ? guide.id : name
      if let index = studies.firstIndex(where: { $0.study == study }) {
        studies[index].members.append(exported)
      } else {
        studies.append((study, [exported]))
      }
    }
    return studies
  }

  /// The name of a study or guide as the name of a file.
  static func fileName(_ study: String) -> String {
    let plain = study.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
    let name = MarkerName.cut(String(plain), to: 80).filter { $0 != "…" }
    return name.allSatisfy { $0 == "_" } ? "study" : name
  }

  private static func isInside(
    _ exported: ExportedInterview, _ outside: inout [ExportedInterview], of members: [ExportedInterview]
  ) -> Bool {
    func bytes(_ exported: ExportedInterview) -> [Int64] {
      exported.soundFiles.map { sound in
        Int64((try? sound.source?.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
      }
    }
    let before = members.prefix { $0.interview.id != exported.interview.id }.flatMap(bytes).reduce(0, +)
    let own = bytes(exported)
    if own.allSatisfy({ $0 <= mostBytesOfAPart }), before + own.reduce(0, +) <= mostBytesInside {
      return true
    }
    outside.append(exported)
    return false
  }

  private static func write(
    _ entries: [(path: String, content: ZipFile.Content)], to file: URL, _ options: ExportOptions
  ) throws {
    do {
      try ZipFile.write(entries, to: file, wrote: options.wrote)
    } catch let problem as ZipFileProblem {
      throw ExchangeError.system("cannot write", problem.path, problem.number)
    }
    try OutputFile.synchronize(file)
  }
}
