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

// The toolchain's own linker: a fraction of the time of the usual one, and a smaller program that starts sooner. Relative
// relocations are understood by glibc 2.36 (Debian 12) and later.
let linking: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"]),
  .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"], .when(configuration: .release)),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], besides: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: besides,
    swiftSettings: settings, linkerSettings: linking)
}

// The fuzzer has no `main` of its own: libFuzzer brings it, so that it is built by `make fuzz` only.
let fuzzing: [Target] =
  Context.environment["LEITFADEN_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Vault", "Documents", "GuideFormats", "Guide", "Interview", "Interviewing", "Library", "Timeline",
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
  ]

let package = Package(
  name: "leitfaden",
  products: [.executable(name: "leitfaden", targets: ["Leitfaden"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CReadStat", providers: [.apt(["libreadstat-dev"])]),
    .systemLibrary(name: "CXLSXWriter", pkgConfig: "xlsxwriter", providers: [.apt(["libxlsxwriter-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CSndFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CSonic", providers: [.apt(["libsonic-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "RealTimeC", dependencies: ["CALSA", "CSndFile"]),

    room("Timeline"),
    .target(name: "Wording", resources: [.copy("Languages")], swiftSettings: settings),
    room("Guide", ["Wording"]),
    room(
      "Documents",
      [
        "Wording", "CLibXML2", "CReadStat", "CXLSXWriter", "CZip",
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    room("Sound", ["Timeline", "Wording", "Documents", "Vault", "RealTimeC", "CALSA", "CSndFile", "CSonic"]),
    room("GuideFormats", ["Wording", "Guide", "Documents"]),
    room("Interview", ["Timeline", "Wording", "Guide"]),
    room("Analysis", ["Wording", "Interview", "Timeline", "Guide"]),
    room("Interviewing", ["Wording", "Interview", "Sound", "Timeline", "Guide"]),
    room(
      "Sitting",
      ["Wording", "Interviewing", "Interview", "Sound", "Library", "Vault", "Timeline", "Guide"]),
    room(
      "Library",
      [
        "Wording", "Interview", "Timeline", "Guide", "Documents", "Vault",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    room(
      "Vault",
      [
        "Wording", "Documents", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ]),
    room(
      "Exchange",
      ["Wording", "Interview", "Analysis", "GuideFormats", "Documents", "Vault", "Timeline", "Guide"]),
    room(
      "WebServing",
      [
        "Wording", "Documents", "CQREncode", "CZlib",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "X509", package: "swift-certificates"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .target(
      name: "WebApp",
      dependencies: [
        "Timeline", "Wording", "Guide", "Documents", "Sound", "GuideFormats", "Interview", "Interviewing",
        "Sitting", "Library", "Vault", "Exchange", "Analysis", "WebServing",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.copy("Public"), .copy("Templates"), .copy("Demo")],
      swiftSettings: settings),
    .executableTarget(
      name: "Leitfaden",
      dependencies: [
        "Timeline", "Wording", "Guide", "Documents", "Sound", "GuideFormats", "Interview", "Interviewing",
        "Sitting", "Library", "Vault", "Exchange", "WebServing", "WebApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: linking),

    tests("Timeline", []),
    tests("Wording", []),
    tests("Guide", ["Wording"], besides: ["Logic/expressions.json"]),
    tests("Documents", []),
    tests("Sound", ["Timeline", "Wording", "Documents", "Vault"]),
    tests("GuideFormats", ["Wording", "Guide", "Documents"], besides: ["Fixtures"]),
    tests("Interview", ["Timeline", "Guide"], besides: ["Approved"]),
    tests("Analysis", ["Interview", "Timeline", "Guide"], besides: ["Approved"]),
    tests("Interviewing", ["Wording", "Interview", "Timeline", "Guide", "Sound"]),
    tests(
      "Library",
      [
        "Wording", "Interview", "Timeline", "Guide", "Documents", "Vault",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], besides: ["Fixtures"]),
    tests("Vault", ["Wording", "CZlib", "Documents", .product(name: "Crypto", package: "swift-crypto")]),
    tests(
      "Sitting",
      ["Wording", "Interviewing", "Interview", "Sound", "Library", "Vault", "Timeline", "Guide", "Documents"]),
    tests("Leitfaden", ["Interview", "Interviewing", "Timeline", "Guide", "GuideFormats", "Sound"]),
    tests("WebServing", ["Wording", .product(name: "HTTPTypes", package: "swift-http-types")]),
    tests(
      "WebApp",
      [
        "Interview", "Interviewing", "Sitting", "Library", "Timeline", "Guide", "Sound", "Analysis",
        "GuideFormats", "Documents", "Vault", "Wording", "WebServing",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "X509", package: "swift-certificates"),
      ]),
    tests(
      "Exchange", ["Interview", "Documents", "Timeline", "Guide", "Vault", "Wording"], besides: ["Approved"]),
  ] + fuzzing
)
