import ArgumentParser
import Foundation

@main
enum Main {
  static func main() async {
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    KeptQuiet.afterCrashes()
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try FileDescriptors.secure()
      if try KeyAgentProcess.serve(words) { return }
      if HelpTopic.show(words) { return }
      try CommandNames.check(words)
      var command = try LeitfadenCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      Refusal.end(error, asJSON: words.contains("--json"))
    }
  }
}
