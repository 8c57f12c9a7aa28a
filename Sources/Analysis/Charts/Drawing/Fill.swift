/// What areas are filled with: a colour that a style sheet can replace by its class, and a hatch over it.
struct Fill: Hashable {
  /// The class.
  var name: String
  /// The colour without a style sheet.
  var colour: String
  var hatch = Hatch.plain
  /// Distance of the lines.
  var spacing = 7.0

  /// The colours of Okabe and Ito, which people with any colour vision can tell apart.
  private static let colours = [
    "#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442",
  ]

  /// The one colour of charts that need only one.
  static let main = Fill(name: "chart-1", colour: colours[0])
  /// The middle half of numbers: light, because dots lie on it.
  static let box = Fill(name: "chart-5", colour: colours[4])
  /// What goes beyond a plan; lighter than `main` in grey too.
  static let over = Fill(name: "chart-2", colour: colours[1], hatch: .up, spacing: 6)
  /// The middle of a scale.
  static let middle = Fill(name: "chart-middle", colour: "#E4E4E4")

  /// The strong, the middling and the light colour of one side of a scale.
  private static let left = ["#D55E00", "#E69F00", "#F9DFA8"]
  private static let right = ["#0072B2", "#56B4E9", "#CBE7F8"]

  /// The point `index` of `count` from left to right: one colour family and direction of lines for each side, stronger
  /// and denser towards the ends, grey in the middle of an odd number.
  static func point(_ index: Int, of count: Int) -> Fill {
    let side = count / 2
    if count.isMultiple(of: 2) == false, index == side { return middle }
    let isLeft = index < side
    let distance = isLeft ? index : count - 1 - index
    // 0 at the end, 1 beside the middle.
    let part = side > 1 ? Double(distance) / Double(side - 1) : 0
    let colours = isLeft ? left : right
    let colour = side <= 3 ? colours[side == 2 ? distance : min(distance, 2)] : mixed(colours, part)
    return Fill(
      name: "chart-\(isLeft ? "left" : "right")-\(distance + 1)", colour: colour,
      hatch: isLeft ? .down : .up, spacing: 5 + 7 * part)
  }

  private static func mixed(_ colours: [String], _ part: Double) -> String {
    let place = min(max(part, 0), 1) * Double(colours.count - 1)
    let below = min(Int(place), colours.count - 2)
    let weight = place - Double(below)
    let (first, second) = (channels(colours[below]), channels(colours[below + 1]))
    let mixed = zip(first, second).map { Int((Double($0) + (Double($1) - Double($0)) * weight).rounded()) }
    return "#" + mixed.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private static func channels(_ colour: String) -> [Int] {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }
}
