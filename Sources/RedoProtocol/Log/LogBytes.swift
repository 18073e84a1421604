/// The bytes of a change log, read once and never changed: what every text of a replay points into.
///
/// Whoever fills it (a file mapping, an array) says how it is given back.
public final class LogBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  private let release: () -> Void

  /// Wraps memory that stays as it is until `release` is called, once, at the end.
  public init(_ buffer: UnsafeBufferPointer<UInt8>, release: @escaping () -> Void) {
    self.buffer = buffer
    self.release = release
  }

  /// Copies an array.
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.init(UnsafeBufferPointer(copy)) { copy.deallocate() }
  }

  deinit {
    release()
  }

  /// How many bytes there are.
  public var count: Int { buffer.count }

  /// Lends the bytes to `body`.
  public func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(buffer.span)
  }
}
