import ArgumentParser
import Foundation

@main
enum Main {
  static func main() async {
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    KeptQuiet.afterCrashes()
    do {
      var command = try LeitfadenCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as any ExplainedError {
      Console.error("leitfaden: error: \(error.message)")
      if let hint = error.hint { Console.error("leitfaden: hint: \(hint)") }
      exit(1)
    } catch {
      LeitfadenCommand.exit(withError: error)
    }
  }
}
