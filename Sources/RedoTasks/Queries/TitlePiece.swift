internal import RedoProtocol

/// Eight bytes in a row of a shown title in lowercase, as a number that orders as they do.
///
/// Most titles differ in the first piece or the second, and most of them can be read where they
/// stand in the log: up to its labels and escapes, a title is shown as it is stored.
struct TitlePiece {
  static let length = 8

  /// The bytes, the first the most significant and 0 beyond the title's end; spaces at their end,
  /// which may stand before a label that is not shown, count as nothing.
  let value: UInt64

  /// The piece that has so many before it, with letters that may have been used before and keep their
  /// place in memory.
  init(
    _ number: Int, of task: TaskState, in projection: Projection, with letters: inout TitleLetters
  ) {
    letters.removeAll()
    _ = letters.add(task, of: projection, atLeast: Self.length * (number + 1))
    var value: UInt64 = 0
    for (index, byte) in letters.bytes.dropFirst(Self.length * number).prefix(Self.length)
      .enumerated()
    {
      value |= UInt64(byte) << Self.shift(index)
    }
    self.value = Self.trimmed(value)
  }

  static func shift(_ index: Int) -> UInt64 {
    UInt64(length - 1 - index) * 8
  }

  static func trimmed(_ value: UInt64) -> UInt64 {
    var value = value
    for index in (0..<length).reversed() {
      let byte = UInt8(truncatingIfNeeded: value >> shift(index))
      guard byte == 0 || byte.isASCIIBlank else { break }
      value &= ~(0xFF << shift(index))
    }
    return value
  }
}
