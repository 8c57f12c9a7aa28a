/// The readers of foreign bytes, by name. A target does with an input what the program does with such a file, and stops the
/// process when a promise is broken; what is refused in words is right.
enum FuzzTargets {
  static let all: [String: @Sendable ([UInt8]) -> Void] = [
    "age": { AgeTarget.run($0) },
    "bundle": { BundleTarget.run($0) },
    "manifest": { ManifestTarget.run($0) },
    "wav": { WaveTarget.run($0) },
    "guide": { GuideTarget.run($0) },
    "xml": { QuestionnaireTarget.run($0, ending: "xml") },
    "lss": { QuestionnaireTarget.run($0, ending: "lss") },
    "xlsx": { WorkbookTarget.run($0) },
    "archive": { QuestionnaireTarget.run($0, ending: "zip") },
    "events": { EventTarget.run($0) },
  ]
}
