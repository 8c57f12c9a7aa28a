/// A picture being drawn, from top to bottom, 360 units wide: on a phone one unit is about one pixel, so that text of 14
/// units is text of 14 pixels. Only presentation attributes, no styles, no scripts.
struct Drawing {
  static let width = 360.0
  /// Room at both sides.
  static let margin = 4.0
  static let textSize = 14.0
  static let smallSize = 12.5
  static let lineHeight = 18.0

  /// Where text is held.
  enum Anchor: String { case start, middle, end }

  /// How far down the picture goes so far.
  var y = 0.0
  private let id: String
  private var body: [String] = []
  private var hatched: [Fill] = []

  init(id: String) { self.id = XMLText.identifier(id) }

  static var innerWidth: Double { width - 2 * margin }

  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, fill: Fill, isEdged: Bool = true
  ) {
    guard width > 0, height > 0 else { return }
    let box =
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\""
    let edge = isEdged ? " stroke=\"#1A1A1A\" stroke-width=\"1\"" : ""
    let edgeName = isEdged ? " chart-edge" : ""
    if fill.hatch == .plain {
      body.append("\(box) class=\"\(fill.name)\(edgeName)\" fill=\"\(fill.colour)\"\(edge)/>")
    } else {
      if !hatched.contains(fill) { hatched.append(fill) }
      body.append("\(box) class=\"chart-hatched\(edgeName)\" fill=\"url(#\(hatchID(fill)))\"\(edge)/>")
    }
  }

  /// A faint ground behind a bar: how long it could be.
  mutating func track(x: Double, y: Double, width: Double, height: Double) {
    body.append(
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\""
        + " class=\"chart-track\" fill=\"currentColor\" fill-opacity=\"0.08\"/>")
  }

  mutating func line(
    fromX x: Double, y: Double, toX: Double, y toY: Double, width: Double = 1, isDashed: Bool = false
  ) {
    body.append(
      "<path d=\"M\(number(x)) \(number(y))L\(number(toX)) \(number(toY))\" class=\"chart-line\" fill=\"none\""
        + " stroke=\"currentColor\" stroke-width=\"\(number(width))\"\(isDashed ? " stroke-dasharray=\"4 3\"" : "")/>"
    )
  }

  /// A thick line that is seen on light, on dark, and on a filled box.
  mutating func median(x: Double, y: Double, height: Double) {
    body.append(
      "<rect x=\"\(number(x - 3))\" y=\"\(number(y))\" width=\"6\" height=\"\(number(height))\""
        + " class=\"chart-median\" fill=\"#1A1A1A\" stroke=\"#FFFFFF\" stroke-width=\"1.5\"/>")
  }

  mutating func dot(x: Double, y: Double, radius: Double) {
    body.append(
      "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" class=\"chart-dot\""
        + " fill=\"#FFFFFF\" stroke=\"#1A1A1A\" stroke-width=\"1.5\"/>")
  }

  /// Numbers and fixed words: written from left to right.
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double = textSize, anchor: Anchor = .start,
    isBold: Bool = false, isOnFill: Bool = false
  ) {
    // On a hatch letters have a white border, and are dark whatever the page's colours are.
    let ink =
      isOnFill
      ? " class=\"chart-on-fill\" fill=\"#1A1A1A\" stroke=\"#FFFFFF\" stroke-width=\"3\" paint-order=\"stroke\""
        + " stroke-linejoin=\"round\"" : " fill=\"currentColor\""
    body.append(
      "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\""
        + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
        + (isBold ? " font-weight=\"600\"" : "") + "\(ink)>\(XMLText.escaped(text))</text>")
  }

  /// A label of the guide or of people, over the whole width, in its own direction; `y` goes below it. Text
  /// from right to left begins at the right, except when it is held left beside a key.
  mutating func label(
    _ text: String, x: Double = margin, width: Double = innerWidth, size: Double = textSize,
    lines most: Int = 3,
    isBold: Bool = false, isHeldLeft: Bool = false
  ) {
    let isRightToLeft = TextMeasure.isRightToLeft(text)
    let height = size * Self.lineHeight / Self.textSize
    for line in TextMeasure.lines(text, size: size, width: width, most: most) {
      let place = isRightToLeft && !isHeldLeft ? x + width : x
      body.append(
        "<text x=\"\(number(place))\" y=\"\(number(y + size))\" font-size=\"\(number(size))\""
          + (isRightToLeft ? " direction=\"rtl\"" : "")
          + (isRightToLeft && isHeldLeft ? " text-anchor=\"end\"" : "")
          + (isBold ? " font-weight=\"600\"" : "")
          + " fill=\"currentColor\">\(XMLText.escaped(line))</text>")
      y += height
    }
  }

  /// Small print below a chart.
  mutating func footnote(_ text: String) {
    label(text, size: Self.smallSize, lines: 6)
  }

  /// Draws `content` as one thing, with the whole text that a pointer shows and a screen reader may say.
  mutating func group(_ title: String, _ content: (inout Drawing) -> Void) {
    let whole = String(String.UnicodeScalarView(title.unicodeScalars.prefix(2000)))
    body.append("<g><title>\(XMLText.escaped(whole))</title>")
    content(&self)
    body.append("</g>")
  }

  /// The finished picture; `y` is its height.
  func svg(title: String, description: String, language: AnalysisLanguage) -> String {
    let height = number(y + Self.margin)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 \(number(Self.width)) \(height)\""
        + " role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\" xml:lang=\"\(language.rawValue)\""
        + " direction=\"ltr\" font-family=\"system-ui, 'DejaVu Sans', sans-serif\">",
      "<title id=\"\(id)-title\">\(XMLText.escaped(title))</title>",
      "<desc id=\"\(id)-desc\">\(XMLText.escaped(description))</desc>",
    ]
    if !hatched.isEmpty { lines.append("<defs>\(hatched.map(pattern).joined())</defs>") }
    return (lines + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func hatchID(_ fill: Fill) -> String { "\(id)-\(fill.name)" }

  private func pattern(_ fill: Fill) -> String {
    let side = number(fill.spacing)
    return "<pattern id=\"\(hatchID(fill))\" width=\"\(side)\" height=\"\(side)\""
      + " patternUnits=\"userSpaceOnUse\"><rect width=\"\(side)\" height=\"\(side)\" class=\"\(fill.name)\""
      + " fill=\"\(fill.colour)\"/><path d=\"\(fill.hatch.path(fill.spacing))\" class=\"chart-hatch\" fill=\"none\""
      + " stroke=\"#1A1A1A\" stroke-opacity=\"0.6\" stroke-width=\"\(number(fill.hatch.stroke))\""
      + " stroke-linecap=\"\(fill.hatch == .dots ? "round" : "butt")\"/></pattern>"
  }

  private func number(_ number: Double) -> String { DrawingNumber.text(number) }
}
