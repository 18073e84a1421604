/// The environment as it came in: variable names and the bytes of their values.
public struct Environment: Sendable {
  private let values: [String: [UInt8]]

  /// Takes values as bytes, which need not be UTF-8.
  public init(_ values: [String: [UInt8]]) {
    self.values = values
  }

  /// The path in a variable; nil when it is unset or empty, which mean the same.
  public func path(in variable: PathVariable) -> FilePath? {
    guard let bytes = values[variable.rawValue], !bytes.isEmpty else { return nil }
    return FilePath(bytes: bytes)
  }
}
