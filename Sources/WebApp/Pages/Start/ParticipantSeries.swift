/// The codes `P-01`, `P-02` … of participants.
enum ParticipantSeries {
  /// The first that nobody has yet.
  static func next(after taken: some Sequence<String>) -> String {
    let taken = Set(taken)
    var number = 1
    while taken.contains(code(number)) { number += 1 }
    return code(number)
  }

  private static func code(_ number: Int) -> String { number < 10 ? "P-0\(number)" : "P-\(number)" }
}
