/// The bytes of a change log, read once and never changed: what every text of a replay points into.
///
/// Whoever fills it (a file mapping, an array) says how it is given back.
public final class LogBytes: Sendable {
  /// Where the bytes start: a number, since they are never written and so any thread may look.
  private let address: UInt
  /// How many bytes there are.
  public let count: Int
  private let release: @Sendable (UnsafeBufferPointer<UInt8>) -> Void

  /// Wraps memory that stays as it is until `release` gets it back, once, at the end.
  public init(
    _ buffer: UnsafeBufferPointer<UInt8>,
    release: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    address = UInt(bitPattern: buffer.baseAddress)
    count = buffer.count
    self.release = release
  }

  /// Copies an array.
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.init(UnsafeBufferPointer(copy)) { $0.deallocate() }
  }

  /// The first bytes, which stay where they are; `count` is at most that of all.
  public func prefix(_ count: Int) -> LogBytes {
    LogBytes(UnsafeBufferPointer(rebasing: buffer[..<count])) { _ in withExtendedLifetime(self) {} }
  }

  deinit {
    release(buffer)
  }

  private var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  /// Lends the bytes to `body`.
  public func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(buffer.span)
  }
}
