/// Times as text, made of integers.
enum TimeText {
  /// `hh:mm:ss.mmm`; as many decimals as the unit has, hours of two digits and more.
  static func clock(_ units: Int64, perSecond: Int64) -> String {
    let seconds = units / perSecond
    let digits = String(perSecond).count - 1
    let whole =
      "\(padded(Int(seconds / 3600), to: 2)):\(padded(Int(seconds / 60 % 60), to: 2)):\(padded(Int(seconds % 60), to: 2))"
    return digits == 0 ? whole : "\(whole).\(padded(Int(units % perSecond), to: digits))"
  }

  /// `m:ss.mmm`, from an hour on `h:mm:ss.mmm`.
  static func short(milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    let rest = "\(padded(Int(seconds % 60), to: 2)).\(padded(Int(milliseconds % 1000), to: 3))"
    let minutes = seconds / 60
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(padded(Int(minutes % 60), to: 2)):\(rest)"
  }
}
