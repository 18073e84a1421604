internal import Glibc

/// A passphrase while it is typed and used, in memory that is kept from swap and dumps and wiped.
public final class Passphrase {
  /// No passphrase is longer, in bytes.
  static let limit = 1_024

  private let buffer: SecretBuffer
  /// How many bytes it has.
  public private(set) var count = 0

  /// An empty one.
  public init() throws(StoreError) {
    ProcessPrivacy.begin()
    buffer = try SecretBuffer(count: Self.limit)
  }

  /// The first line of a file that is private to this user.
  ///
  /// Throws for a file that others can read, and where the line is empty or too long.
  public init(contentsOf path: FilePath) throws(StoreError) {
    ProcessPrivacy.begin()
    buffer = try SecretBuffer(count: Self.limit)
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    try file.status().requirePrivateFile(path)
    let length = try file.read(into: buffer.bytes, from: 0)
    count = buffer.bytes[..<length].firstIndex { $0 == 10 || $0 == 13 } ?? length
    guard count > 0, count < Self.limit else { throw .seal(.passphraseIsUnusable(path)) }
  }

  /// Adds a byte; false where there is no room.
  public func append(_ byte: UInt8) -> Bool {
    guard count < Self.limit - 1 else { return false }
    buffer.bytes[count] = byte
    count += 1
    return true
  }

  /// Takes the last character away, all bytes of it.
  public func removeLast() {
    while count > 0 {
      count -= 1
      let byte = buffer.bytes[count]
      buffer.bytes[count] = 0
      if byte & 0xC0 != 0x80 { return }
    }
  }

  /// Takes all of it away.
  public func removeAll() {
    while count > 0 { removeLast() }
  }

  /// Whether another has the same bytes.
  public func isEqual(to other: Passphrase) -> Bool {
    withBytes { own in other.withBytes { own.elementsEqual($0) } }
  }

  /// Lends the bytes to `body`, which must not keep them.
  public func withBytes<Outcome, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try body(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]))
  }
}
