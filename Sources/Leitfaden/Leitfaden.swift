import ArgumentParser

@main
struct Leitfaden: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leitfaden",
    abstract: "The interview recorder that knows which question it is.")
}
