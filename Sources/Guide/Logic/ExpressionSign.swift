/// What a symbol or a word of the language means between values.
enum ExpressionSign: Hashable {
  case or, and, not, plus, minus, times, divided, remainder, open, close, comma
  case compare(LogicComparison)

  init?(_ text: String) {
    switch text {
    case "or", "||": self = .or
    case "and", "&&": self = .and
    case "not", "!": self = .not
    case "+": self = .plus
    case "-": self = .minus
    case "*": self = .times
    case "/": self = .divided
    case "%": self = .remainder
    case "(": self = .open
    case ")": self = .close
    case ",": self = .comma
    default:
      guard let comparison = LogicComparison(sign: text) else { return nil }
      self = .compare(comparison)
    }
  }

  /// The sign in a sum.
  var inSum: Character? { self == .plus ? "+" : self == .minus ? "-" : nil }

  /// The sign in a product.
  var inProduct: Character? {
    switch self {
    case .times: "*"
    case .divided: "/"
    case .remainder: "%"
    default: nil
    }
  }
}
