import Foundation
import Testing

@testable import Exchange

@Suite("Printing a page")
struct PagePrinterTests {
  private static let page = Data("<!DOCTYPE html><title>A</title><p>On paper</p>".utf8)

  @Test("a program that prints nothing ends in one sentence that names it")
  func nothing() {
    let printer = PagePrinter(program: URL(filePath: "/bin/false"))
    #expect {
      try printer.pdf(of: Self.page, called: "P-07") {}
    } throws: { error in
      (error as? ExchangeError)?.code == .cannotPrint
        && (error as? ExchangeError)?.message.contains("P-07 could not be printed: false") == true
    }
    let gone = PagePrinter(program: URL(filePath: "/no/such/program"))
    #expect(throws: ExchangeError.self) { try gone.pdf(of: Self.page, called: "P-07") {} }
  }

  @Test("whoever stops the export ends the program, and so does patience")
  func stopped() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "prints-without-end")
    try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: program)
    #expect(chmod(program.path, 0o700) == 0)
    #expect(throws: CancellationError.self) {
      try PagePrinter(program: program).pdf(of: Self.page, called: "P-07") { throw CancellationError() }
    }
    #expect(throws: ExchangeError.self) {
      try PagePrinter(program: program, patience: 0).pdf(of: Self.page, called: "P-07") {}
    }
  }

  @Test(
    "a browser prints the page and leaves nothing behind",
    .enabled(if: PagePrinter.installed != nil, "no browser is installed"))
  func printed() throws {
    // others may print at the same time; short, because a socket has to fit into its path
    let folder = URL(filePath: "/tmp/printing-\(getpid())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    var printer = try #require(PagePrinter.installed)
    printer.environment = ["XDG_RUNTIME_DIR": folder.path]
    let pdf = try printer.pdf(of: Self.page, called: "P-07") {}
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "leitfaden").path) == [])
  }
}
