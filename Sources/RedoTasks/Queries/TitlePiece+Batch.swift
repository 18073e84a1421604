internal import RedoProtocol

extension TitlePiece {
  /// The values of the titles of some tasks, in their order.
  static func values(
    _ number: Int, of places: ArraySlice<Int>, in projection: Projection
  ) -> [UInt64] {
    var letters = TitleLetters()
    var values: [UInt64] = []
    values.reserveCapacity(places.count)
    for batch in places.indices.titleBatches {
      let batch = places[batch]
      let titles = batch.map { projection.tasks[$0].fields.title }
      let plain = projection.graph.bytes.withSpan { log in
        // All are fetched before any is looked at.
        let pieces = titles.map { stored(number, of: $0, in: log) }
        return zip(titles, pieces).map { title, piece in
          title.flatMap { startsPlainly($0, before: number, in: log) ? value(plain: piece) : nil }
        }
      }
      for (place, plain) in zip(batch, plain) {
        values.append(
          plain
            ?? TitlePiece(number, of: projection.tasks[place], in: projection, with: &letters).value
        )
      }
    }
    return values
  }

  /// The bytes of a stored title, the first the most significant; 0 where it ends before the last.
  private static func stored(
    _ number: Int, of title: LogText?, in log: Span<UInt8>
  ) -> UInt64 {
    guard let title, title.length >= length * (number + 1), !title.isEscaped else { return 0 }
    // One load: while memory brings it, the next ones can be asked for.
    let start = title.offset + length * number
    return UInt64(bigEndian: log.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
  }

  /// Whether a title is shown as it is stored up to a piece.
  private static func startsPlainly(
    _ title: LogText, before number: Int, in log: Span<UInt8>
  ) -> Bool {
    guard title.length > 0, !log[title.offset].isASCIIBlank else { return false }
    return (0..<number).allSatisfy { value(plain: stored($0, of: title, in: log)) != nil }
  }

  /// The value of bytes that are shown as they are stored; nil for others.
  private static func value(plain bytes: UInt64) -> UInt64? {
    var value: UInt64 = 0
    for index in 0..<length {
      let byte = UInt8(truncatingIfNeeded: bytes >> shift(index))
      let next = index + 1 < length ? UInt8(truncatingIfNeeded: bytes >> shift(index + 1)) : nil
      // Below 0xC0 a character goes on whose first byte has been looked at, here or a piece before.
      guard byte > 0, !TitleByte.isSign(byte),
        byte < 0xC0 || TitleByte.caselessLength(from: byte, next) != nil
      else { return nil }
      value = value << 8 | UInt64(byte.asciiLowercased)
    }
    return trimmed(value)
  }
}
