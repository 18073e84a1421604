internal import RedoIntents

/// A number of bytes as a person reads it: `812 bytes`, `1.4 kB`, `23 MB`.
enum ByteCount {
  private static let units = [("kB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000)]

  /// Two digits or three, in powers of a thousand; below a thousand bytes all of them.
  static func text(_ bytes: Int) -> String {
    guard bytes >= 1_000 else { return Quantity.text(bytes, "byte") }
    for (name, unit) in units {
      let whole = rounded(bytes, unit)
      if bytes < unit * 10 - unit / 20 {
        let tenths = rounded(bytes, unit / 10)
        return "\(tenths / 10).\(tenths % 10) \(name)"
      }
      if whole < 1_000 { return "\(whole) \(name)" }
    }
    return "\(bytes / 1_000_000_000) GB"
  }

  private static func rounded(_ bytes: Int, _ unit: Int) -> Int {
    bytes / unit + (bytes % unit * 2 >= unit ? 1 : 0)
  }
}
