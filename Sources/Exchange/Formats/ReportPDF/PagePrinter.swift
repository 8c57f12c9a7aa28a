import Documents
import Foundation
import Glibc
import Wording

/// A browser without a window that makes a PDF of a page.
struct PagePrinter {
  /// The program.
  let program: URL
  /// After so many seconds a page that is still not printed never will be.
  var patience = 180
  /// Says where the program gets a folder of its own.
  var environment = ProcessInfo.processInfo.environment

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// The first one that is installed.
  static var installed: PagePrinter? {
    names.lazy.compactMap(InstalledProgram.find).first.map { PagePrinter(program: $0) }
  }

  /// Prints a page that needs no other file. The program sees a folder of its own, which is removed afterwards, and no
  /// network.
  ///
  /// - Parameters:
  ///   - name: What the page is called in errors.
  ///   - goOn: Asked ten times a second; what it throws ends the program.
  /// - Throws: `ExchangeError`, or what `goOn` throws.
  func pdf(of page: Data, called name: String, goOn: () throws -> Void) throws -> Data {
    let own = try ownFolder()
    defer { own.remove() }
    let folder = own.url
    let (source, target) = (folder.appending(path: "page.html"), folder.appending(path: "page.pdf"))
    try OutputFile.write(page, to: source)
    try run(from: source, to: target, in: folder, name, goOn)
    guard let printed = try? Data(contentsOf: target), printed.starts(with: Array("%PDF-".utf8)) else {
      throw failure(name, "ended without a page")
    }
    return printed
  }

  private func run(
    from source: URL, to target: URL, in folder: URL, _ name: String, _ goOn: () throws -> Void
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments(from: source, to: target, in: folder)
    process.currentDirectoryURL = folder
    // Settings, caches and crash reports stay in the folder as well.
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path, "LANG": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw failure(name, "could not be started") }
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(patience)
    do {
      while ended.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        try goOn()
        if clock.now > limit { throw failure(name, "took longer than \(patience) s") }
      }
    } catch {
      Self.end(process)
      ended.wait()
      throw error
    }
  }

  private func arguments(from source: URL, to target: URL, in folder: URL) -> [String] {
    var words = [
      "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
      "--no-first-run",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--no-pdf-header-footer", "--print-to-pdf=\(target.path)",
    ]
    // Root has no sandbox to be in; a page without a script, made by us, needs none.
    if geteuid() == 0 { words.append("--no-sandbox") }
    return words + [source.absoluteString]
  }

  private func ownFolder() throws -> WorkingFolder {
    var environment = environment
    // Chromium makes a socket in it, whose path may have 107 bytes.
    if environment["XDG_RUNTIME_DIR", default: ""].utf8.count > 25 { environment["XDG_RUNTIME_DIR"] = nil }
    do { return try WorkingFolder(environment) } catch {
      throw ExchangeError(
        .notWritable, "there is no folder in which \(program.lastPathComponent) could print",
        hint: "check whether there is room in /tmp and whether /tmp/leitfaden-\(geteuid()) is your own")
    }
  }

  /// With its helpers, where it leads a group of its own.
  private static func end(_ process: Process) {
    let number = process.processIdentifier
    kill(getpgid(number) == number ? -number : number, SIGKILL)
  }

  private func failure(_ name: String, _ what: Sentence) -> ExchangeError {
    ExchangeError(
      .cannotPrint, "the report of \(name) could not be printed: \(program.lastPathComponent) \(what)",
      hint: "export it as “report”, open the page in a browser, and print it there")
  }
}
