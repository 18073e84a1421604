/// What text layout needs to know of one scalar, in a byte.
struct ScalarProperties: Equatable, Sendable {
  let rawValue: UInt8

  /// A printable ASCII letter or sign.
  static let plain = ScalarProperties(rawValue: 1 << 4)

  /// How it joins its neighbours.
  var graphemeBreak: GraphemeBreak { GraphemeBreak(rawValue: rawValue & 0xF) ?? .other }

  /// Columns it takes by itself: 0, 1 or 2.
  var columns: Int { Int(rawValue >> 4 & 3) }

  /// Whether it must never reach a terminal: controls, direction marks, invisible and unassigned
  /// scalars.
  var isUnsafe: Bool { rawValue & 1 << 6 != 0 }

  /// Whether an emoji variation selector turns it into a picture two columns wide.
  var isEmoji: Bool { rawValue & 1 << 7 != 0 }
}
