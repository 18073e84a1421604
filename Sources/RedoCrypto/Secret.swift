internal import CSodium

/// Bytes that nobody else may see, such as a token: in guarded memory, wiped when they go.
///
/// It describes itself without them, so that no print, error or dump shows any.
public final class Secret: Sendable {
  /// How many bytes there are.
  public let count: Int
  /// Where they stand: a number, since they are never written and so any thread may look.
  private let address: UInt

  /// Takes a copy of bytes, which the caller wipes; nil without guarded memory.
  public init?(_ bytes: some Collection<UInt8>) {
    Sodium.ready()
    guard let memory = sodium_malloc(max(1, bytes.count)) else { return nil }
    UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyBytes(from: bytes)
    _ = sodium_mprotect_readonly(memory)
    count = bytes.count
    address = UInt(bitPattern: memory)
  }

  deinit {
    sodium_free(UnsafeMutableRawPointer(bitPattern: address))
  }

  /// Lends the bytes to `body`, which must not keep them.
  public func withBytes<Outcome, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
  }

  /// Whether so much of it stands in a text that it would be given away.
  ///
  /// A server may repeat what it was sent in what it says to a person.
  public func isGivenAway(by text: some Collection<UInt8>) -> Bool {
    let width = min(Self.tellingLength, count)
    let said = Array(text)
    guard width > 0, said.count >= width else { return false }
    return withBytes { secret in
      (0...(said.count - width)).contains { start in
        let window = said[start..<(start + width)]
        return (0...(count - width)).contains { secret[$0..<($0 + width)].elementsEqual(window) }
      }
    }
  }

  /// So many bytes in a row are more than chance.
  private static let tellingLength = 12
}

extension Secret: Equatable {
  /// Whether both have the same bytes, told in a time that does not depend on which.
  public static func == (left: Secret, right: Secret) -> Bool {
    guard left.count == right.count else { return false }
    return left.withBytes { bytes in
      right.withBytes { other in
        guard let start = bytes.baseAddress, let otherStart = other.baseAddress else { return true }
        return sodium_memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }
}

extension Secret: Hashable {
  /// Only the length goes in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
  }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  /// How long it is, and nothing else.
  public var description: String { "a secret of \(count) bytes" }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
