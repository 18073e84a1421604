/// Numbers with a few decimal places, for showing.
enum DecimalText {
  /// A number of 0 or more, rounded to 0, 1 or 2 places.
  static func text(_ value: Double, places: Int) -> String {
    let scale = [1.0, 10, 100][min(max(0, places), 2)]
    let scaled = (value * scale).rounded()
    guard scaled.isFinite, scaled < 1e15 else { return "∞" }
    let whole = Int64(scaled)
    guard places > 0 else { return String(whole) }
    let unit = Int64(scale)
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: max(0, places - fraction.utf8.count))
    return "\(whole / unit).\(zeros)\(fraction)"
  }
}
