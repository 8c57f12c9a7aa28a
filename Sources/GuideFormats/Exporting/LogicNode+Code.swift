import Guide

extension LogicNode {
  /// The code it may be: a text, a number, or a number below zero, which the reader of expressions makes of a sign and a number.
  var code: String? {
    switch self {
    case .text(let code), .number(let code): code
    case .minus(.number(let code)): "-\(code)"
    default: nil
    }
  }
}
