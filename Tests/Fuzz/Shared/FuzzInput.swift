/// A fuzzer's bytes, taken one decision at a time; once they have run out, every decision is 0.
struct FuzzInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  var isEmpty: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    position += 1
    return bytes[position - 1]
  }

  /// One of 0 ..< `bound`, which is at most 256.
  mutating func choice(_ bound: Int) -> Int {
    Int(byte()) % max(bound, 1)
  }

  mutating func flag() -> Bool {
    byte() & 1 == 1
  }

  /// Eight bytes as a number of any size and sign.
  mutating func number() -> Int64 {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return Int64(bitPattern: bits)
  }

  /// A length, and so many bytes as text.
  mutating func text() -> String {
    let length = Int(byte())
    let end = min(position + length, bytes.count)
    defer { position = max(position, end) }
    return String(decoding: bytes[min(position, end)..<end], as: UTF8.self)
  }
}
