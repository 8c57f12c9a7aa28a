/// Numbers of drawings: at most two digits after the point, whatever the language.
enum DrawingNumber {
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int64((min(max(number, -1e6), 1e6) * 100).rounded())
    let digits = abs(hundredths)
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = digits.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)"))
  }
}
