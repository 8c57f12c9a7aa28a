/// What `leitfaden help` explains besides the commands themselves.
enum HelpTopic {
  /// Shows `help commands`; false for everything that the parser explains.
  static func show(_ words: [String]) -> Bool {
    guard words == ["help", "commands"] else { return false }
    for line in CommandFileHelp.lines { Console.print(line) }
    return true
  }
}
