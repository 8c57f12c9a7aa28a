// swift-tools-version: 6.2
// The arrows between the targets are the architecture (docs/architecture.md); `scripts/check` holds them.
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], besides: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: besides,
    swiftSettings: settings)
}

let package = Package(
  name: "leitfaden",
  products: [.executable(name: "leitfaden", targets: ["Leitfaden"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CSndFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CSonic", providers: [.apt(["libsonic-dev"])]),
    .target(name: "RealTimeC", dependencies: ["CALSA", "CSndFile"]),

    room("Timeline"),
    room("Guide"),
    room("Documents"),
    room("Sound", ["Timeline", "Documents", "RealTimeC", "CALSA", "CSndFile", "CSonic"]),
    room("GuideFormats", ["Guide", "Documents"]),
    room("Interview", ["Timeline", "Guide"]),
    room("Interviewing", ["Interview", "Sound", "Timeline", "Guide"]),
    room("Library", ["Interview", "Timeline", "Guide", .product(name: "GRDB", package: "GRDB.swift")]),
    room("Exchange", ["Interview", "Documents", "Timeline", "Guide"]),
    .executableTarget(
      name: "Leitfaden",
      dependencies: [
        "Timeline", "Guide", "Documents", "Sound", "GuideFormats", "Interview", "Interviewing",
        "Library", "Exchange",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    tests("Timeline", []),
    tests("Guide", []),
    tests("Documents", []),
    tests("Sound", ["Timeline", "Documents"]),
    tests("GuideFormats", ["Guide"]),
    tests("Interview", ["Timeline", "Guide"]),
    tests("Interviewing", ["Interview", "Timeline", "Guide", "Sound"]),
    tests(
      "Library",
      [
        "Interview", "Timeline", "Guide", .product(name: "GRDB", package: "GRDB.swift"),
      ], besides: ["Fixtures"]),
    tests("Leitfaden", ["Interview", "Interviewing", "Timeline", "Guide", "Sound"]),
    tests("Exchange", ["Interview", "Documents", "Timeline", "Guide"], besides: ["Approved"]),
  ]
)
