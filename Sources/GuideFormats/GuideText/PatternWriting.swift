import Guide

/// Writes regular expressions.
enum PatternWriting {
  /// Bare where that is read back unchanged, in quotation marks otherwise.
  static func written(_ pattern: String) -> String {
    let isBare = pattern.unicodeScalars.allSatisfy {
      $0.isCodePart || "^$*+?()|/@".unicodeScalars.contains($0)
    }
    return isBare && !pattern.isEmpty ? pattern : QuotedText.written(pattern)
  }
}
