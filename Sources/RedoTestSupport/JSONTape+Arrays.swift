public import RedoProtocol

/// Spans cannot pass through `#expect`; arrays can.
extension JSONTape {
  /// Why bytes are no JSON text that the protocol reads; nil where they are one.
  public static func fault(in bytes: [UInt8]) -> JSONError? {
    var tape = JSONTape()
    do throws(JSONError) {
      try tape.read(bytes.span)
      return nil
    } catch {
      return error
    }
  }

  /// The canonical form of a JSON text; nil where it has none.
  public static func canonical(_ bytes: [UInt8]) -> [UInt8]? {
    var tape = JSONTape()
    var canonical: [UInt8] = []
    guard (try? tape.read(bytes.span)) != nil,
      tape.appendCanonical(0, of: bytes.span, to: &canonical)
    else { return nil }
    return canonical
  }

  /// Whether a JSON text is in canonical form, as the reader itself says.
  public static func isCanonical(_ bytes: [UInt8]) -> Bool {
    var tape = JSONTape()
    return (try? tape.read(bytes.span)) != nil && tape.isCanonical
  }
}
