/// One choice of a question, or one label of a scale.
package struct AnswerOption: Hashable, Sendable, Codable {
  /// What is stored; unique in the question.
  package var code: String
  /// What people read.
  package var text: String
  /// Whether choosing it asks for a text.
  package var hasText: Bool
  /// Whether it is a reason for having no answer ("don't know") rather than an answer.
  package var isMissing: Bool
  /// Whether it rules out all others.
  package var isExclusive: Bool
  /// Whether it is chosen beforehand.
  package var isPreselected: Bool
  /// Where the guide goes on after it: a question, a section or `end`.
  package var target: String?
  /// Whatever else stood in braces.
  package var attributes: [Attribute]
  /// A picture shown with the text; its description never replaces the text.
  package var image: Media?

  /// Makes an option.
  package init(
    code: String, text: String, hasText: Bool = false, isMissing: Bool = false, isExclusive: Bool = false,
    isPreselected: Bool = false, target: String? = nil, attributes: [Attribute] = [],
    image: Media? = nil
  ) {
    self.code = code
    self.text = text
    self.hasText = hasText
    self.isMissing = isMissing
    self.isExclusive = isExclusive
    self.isPreselected = isPreselected
    self.target = target
    self.attributes = attributes
    self.image = image
  }
}
