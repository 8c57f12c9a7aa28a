extension XLSFormLogic {
  /// The limits that a check says and nothing else: `. >= 16 and . <= 120`.
  static func limits(_ text: String) -> (minimum: String?, maximum: String?)? {
    guard let expression = try? ForeignParser.expression(text, .xPath) else { return nil }
    var result: (minimum: String?, maximum: String?) = (nil, nil)
    func read(_ expression: ForeignExpression) -> Bool {
      guard case .binary(let sign, let left, let right) = expression else { return false }
      if sign == "and" { return read(left) && read(right) }
      guard case .name(".") = left else { return false }
      let bound: String
      switch right {
      case .number(let number): bound = number
      case .minus(.number(let number)): bound = "-" + number
      case .call("today", []): bound = "today"
      default: return false
      }
      if sign == ">=", result.minimum == nil {
        result.minimum = bound
        return true
      }
      if sign == "<=", result.maximum == nil {
        result.maximum = bound
        return true
      }
      return false
    }
    return read(expression) ? result : nil
  }
}
