internal import RedoProtocol

/// A zone as a file of the zone database has it (TZif, RFC 8536): when its clocks changed, and how they
/// go on changing.
public struct ZoneFile: Sendable {
  private let changes: [Change]
  /// What held before the first of them.
  private let first: Int
  private let rule: ZoneRule?

  private struct Change: Sendable {
    let second: Int64
    let offset: Int
  }

  private static let headLength = 44

  /// Reads a file; nil where it is none of the kind, or counts leap seconds, which no log knows.
  public init?(_ bytes: [UInt8]) {
    guard let head = Head(bytes[...]) else { return nil }
    guard head.version > 0 else {
      guard let table = head.table(bytes.dropFirst(Self.headLength), timeSize: 4) else {
        return nil
      }
      (changes, first, rule) = (table.changes, table.first, nil)
      return
    }
    // Later versions tell all of it again behind that, in seconds that reach beyond 2038.
    let rest = bytes.dropFirst(Self.headLength + head.length(timeSize: 4))
    guard let head = Head(rest),
      let table = head.table(rest.dropFirst(Self.headLength), timeSize: 8)
    else { return nil }
    let footer = rest.dropFirst(Self.headLength + head.length(timeSize: 8))
    let text = footer.dropFirst().prefix { $0 != 0x0A }
    guard footer.first == 0x0A, footer.count > text.count + 1 else { return nil }
    (changes, first) = (table.changes, table.first)
    rule = text.isEmpty ? nil : ZoneRule(text)
    if rule == nil, !text.isEmpty { return nil }
  }

  /// The zone as a value.
  public var zone: LocalZone {
    LocalZone { offset(at: $0.milliseconds.flooredDivision(by: 1000)) }
  }

  private func offset(at second: Int64) -> Int {
    let next = changes.partitioningIndex { $0.second > second }
    if next == changes.count, let rule { return rule.offset(at: second) }
    return next == 0 ? first : changes[next - 1].offset
  }

  /// How much of what follows.
  private struct Head {
    let version: UInt8
    private let counts: [Int]

    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count >= ZoneFile.headLength, bytes.starts(with: Array("TZif".utf8)) else {
        return nil
      }
      version = bytes[bytes.startIndex + 4]
      counts = (0..<6).map { Int(ZoneFile.number(bytes.dropFirst(20 + $0 * 4).prefix(4))) }
    }

    private var leapSeconds: Int { counts[2] }
    private var changes: Int { counts[3] }
    private var types: Int { counts[4] }

    func length(timeSize: Int) -> Int {
      changes * (timeSize + 1) + types * 6 + counts[5] + leapSeconds * (timeSize + 4) + counts[0]
        + counts[1]
    }

    func table(
      _ bytes: ArraySlice<UInt8>, timeSize: Int
    ) -> (changes: [Change], first: Int)? {
      guard leapSeconds == 0, types > 0, bytes.count >= length(timeSize: timeSize) else {
        return nil
      }
      let kinds = bytes.dropFirst(changes * timeSize).prefix(changes)
      let types = bytes.dropFirst(changes * (timeSize + 1))
      let offsets = (0..<self.types).map {
        Int(Int32(truncatingIfNeeded: ZoneFile.number(types.dropFirst($0 * 6).prefix(4))))
      }
      guard offsets.allSatisfy({ abs($0) < ZoneRule.day }),
        kinds.allSatisfy({ Int($0) < offsets.count })
      else { return nil }
      let table = zip(0..., kinds).map { place, kind in
        let number = ZoneFile.number(bytes.dropFirst(place * timeSize).prefix(timeSize))
        return Change(
          second: timeSize == 4
            ? Int64(Int32(truncatingIfNeeded: number)) : Int64(bitPattern: number),
          offset: offsets[Int(kind)])
      }
      return (table, offsets[0])
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
