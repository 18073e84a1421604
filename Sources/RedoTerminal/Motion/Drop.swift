/// One column's drop of rain: how long its trail is, when it starts, how fast it falls.
struct Drop {
  let column: Int
  /// The rows of its trail.
  let length: Int
  /// What everything about it follows from.
  let hash: UInt64
  private let rows: Int

  init(column: Int, rows: Int, seed: UInt64) {
    self.column = column
    self.rows = rows
    hash = Self.mixed(seed, UInt64(truncatingIfNeeded: column))
    length = 3 + Int((hash >> 8) % UInt64(max(1, rows / 3)))
  }

  /// Whether anything falls in the column: in three of ten.
  var falls: Bool { hash % 10 < 3 }

  /// The row of the head at a frame; it may lie above the first row or below the last.
  func head(at frame: Int, _ course: Rain.Course) -> Int {
    let delay = Int((hash >> 16) % 9)
    switch course {
    case .once:
      // The slowest is through in 22 frames, the fastest in half of them.
      let speed = 8 + Int((hash >> 24) % 9)
      return frame < delay ? -1 : (frame - delay) * (rows + length) * speed / (22 * 8) - 1
    case .endless:
      let period = rows + length + 4 + Int((hash >> 32) % UInt64(max(1, rows)))
      let slowness = 1 + Int((hash >> 40) % 3)
      return (frame / slowness + Int((hash >> 20) % UInt64(period))) % period - 1
    case .still: return Int((hash >> 32) % UInt64(max(1, rows + length)))
    }
  }

  /// One number out of two, the same each time and otherwise without a pattern.
  static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var value = left &+ (right &+ 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
