/// Bytes that a vector gives as hex of either case.
public struct Bytes: Hashable, Sendable {
  /// The bytes; what is no hex digit is left out.
  public let bytes: [UInt8]

  /// Reads hex; spaces and line feeds between the digits are skipped.
  public init(hex: String) {
    let digits = hex.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).map {
      digits[$0] << 4 | digits[$0 + 1]
    }
  }
}
