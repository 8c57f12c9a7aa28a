package import Foundation
import Glibc

/// Workbooks of the kind that was usual until 2007 (`.xls`): LibreOffice makes new ones of them where it is installed.
package enum OldWorkbook {
  // A questionnaire takes some seconds, the first start of the program the longest.
  private static let patience = 90

  /// Whether it is one, or a new one with a password, which looks the same from outside.
  package static func recognises(_ data: Data) -> Bool { data.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) }

  /// Whether there is a sheet inside for LibreOffice: it makes one of anything else, too. In the compound file the
  /// stream of sheets is called `Workbook` or, in older ones, `Book`; a new workbook with a password has none.
  static func holdsSheets(_ data: Data) -> Bool {
    recognises(data)
      && ["Workbook", "Book"].contains { data.range(of: Data($0.utf16.flatMap(littleEndian))) != nil }
  }

  private static func littleEndian(_ unit: UInt16) -> [UInt8] { [UInt8(unit & 0xFF), UInt8(unit >> 8)] }

  /// The program, if it is there.
  static var program: URL? {
    ["/usr/local/bin", "/usr/bin", "/bin", "/snap/bin"].lazy.flatMap { folder in
      ["soffice", "libreoffice"].lazy.map { "\(folder)/\($0)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }
  }

  /// The same workbook as `.xlsx`; `nil` where LibreOffice is not there or cannot open it. It works in a folder of its own,
  /// which is removed afterwards, with settings of its own and without macros.
  package static func converted(_ data: Data) -> Data? {
    guard holdsSheets(data), let program, let folder = try? WorkingFolder() else { return nil }
    defer { folder.remove() }
    let source = folder.url.appending(path: "form.xls")
    guard (try? data.write(to: source)) != nil else { return nil }
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "-env:UserInstallation=\(folder.url.appending(path: "profile").absoluteString)", "--headless",
      "--norestore",
      "--nolockcheck", "--convert-to", "xlsx", "--outdir", folder.url.appending(path: "out").path,
      source.path,
    ]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.url.path, "TMPDIR": folder.url.path,
      "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return nil }
    if ended.wait(timeout: .now() + .seconds(patience)) == .timedOut {
      let number = process.processIdentifier
      kill(getpgid(number) == number ? -number : number, SIGKILL)
      ended.wait()
      return nil
    }
    return try? Data(contentsOf: folder.url.appending(path: "out/form.xlsx"))
  }
}
