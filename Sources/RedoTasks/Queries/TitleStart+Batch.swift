internal import RedoProtocol

extension TitleStart {
  /// The values of the titles of some tasks, in their order.
  static func values(of places: ArraySlice<Int>, in projection: Projection) -> [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(places.count)
    for batch in places.indices.titleBatches {
      let batch = places[batch]
      let titles = batch.map { projection.tasks[$0].fields.title }
      let heads = projection.graph.bytes.withSpan { log in titles.map { head(of: $0, in: log) } }
      for (place, head) in zip(batch, heads) {
        values.append(
          value(plain: head) ?? TitleStart(of: projection.tasks[place], in: projection).value)
      }
    }
    return values
  }

  /// The first bytes of a stored title, the first the most significant; 0 where it has fewer.
  private static func head(of title: LogText?, in log: Span<UInt8>) -> UInt64 {
    guard let title, title.length >= length, !title.isEscaped else { return 0 }
    var head: UInt64 = 0
    for offset in title.offset..<title.offset + length { head = head << 8 | UInt64(log[offset]) }
    return head
  }

  /// The value where a title begins with letters that are shown as they are stored; nil elsewhere.
  private static func value(plain head: UInt64) -> UInt64? {
    guard !TitleByte.isSeparator(UInt8(truncatingIfNeeded: head >> 56)) else { return nil }
    var value: UInt64 = 0
    for index in 0..<length {
      let byte = UInt8(truncatingIfNeeded: head >> shift(index))
      guard byte > 0, byte < 0x80, !TitleByte.isSign(byte) else { return nil }
      value = value << 8 | UInt64(TitleByte.lowercased(byte))
    }
    return trimmed(value)
  }
}
