/// Dates as numbers of days, for reckoning with them.
enum LogicDays {
  /// Days since 1 January 1970 of `yyyy-mm-dd`, of a date with a time of day as the clock of the place showed it, and
  /// of a time of day alone, which is a fraction of a day. `nil` for every other text.
  static func days(in text: String) -> Double? {
    let bytes = Array(text.utf8.prefix(41))
    // Most texts are none: the third or the fifth character tells.
    guard (5...40).contains(bytes.count) else { return nil }
    if bytes[2] == colon { return fraction(bytes[...]) }
    guard bytes.count >= 10, bytes[4] == dash, bytes[7] == dash, let year = number(bytes[0..<4]),
      let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    if bytes.count == 10 { return Double(date.days) }
    guard [UInt8(ascii: "T"), UInt8(ascii: " ")].contains(bytes[10]), let part = fraction(bytes[11...]) else {
      return nil
    }
    return Double(date.days) + part
  }

  /// `yyyy-mm-dd` of a day; `nil` outside the years 1000 to 9999.
  static func date(_ days: Double) -> String? {
    guard let number = Int(exactly: days.rounded(.down)) else { return nil }
    return CalendarDay(days: number)?.description
  }

  private static let colon = UInt8(ascii: ":")
  private static let dash = UInt8(ascii: "-")

  // `hh:mm`, `hh:mm:ss`, `hh:mm:ss.fff`, each perhaps with the distance from UTC behind it.
  private static func fraction(_ bytes: ArraySlice<UInt8>) -> Double? {
    let isEnd = { (byte: UInt8) in [UInt8(ascii: "Z"), UInt8(ascii: "+"), dash].contains(byte) }
    let clock = bytes.prefix { !isEnd($0) }
    let offset = bytes[clock.endIndex...]
    guard offset.count <= 6, offset.dropFirst().allSatisfy({ $0 == colon || digit($0) != nil }) else {
      return nil
    }
    let parts = clock.split(separator: colon, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[1].count == 2,
      let hour = number(parts[0]), let minute = number(parts[1]), hour < 24, minute < 60
    else { return nil }
    guard parts.count == 3 else { return Double(hour * 60 + minute) / 1440 }
    let second = parts[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard second.count <= 2, second[0].count == 2, let whole = number(second[0]), whole < 60 else {
      return nil
    }
    var milliseconds = 0
    if second.count == 2 {
      guard second[1].count == 3, let number = number(second[1]) else { return nil }
      milliseconds = number
    }
    return Double((hour * 3600 + minute * 60 + whole) * 1000 + milliseconds) / 86_400_000
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var result = 0
    for byte in bytes {
      guard let digit = digit(byte) else { return nil }
      result = result * 10 + digit
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
  }
}
