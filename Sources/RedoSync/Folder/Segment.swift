internal import RedoCrypto
internal import RedoProtocol

/// A file of nodes in a shared folder, written once and never changed.
///
/// It ends with the hash of all before that, so that a half-copied one is told from a whole one
/// whatever it is called.
enum Segment {
  /// No segment is longer, in bytes.
  static let lengthLimit = 16_777_216
  /// What the names that ``made(of:sealedBy:)`` gives end in.
  static let suffix = ".redo"
  private static let start = Array("redo-segment 1".utf8)
  private static let plainHeader = Array("redo-segment 1\n".utf8)
  static let sealedHeader = Array("redo-segment 1 sealed\n".utf8)
  private static let trailer = Array("\nsha256 ".utf8)
  /// Nodes are longer than 128 bytes, so no segment has more lines.
  private static let lineLimit = lengthLimit / 128
  /// The digits of the hash.
  private static let hashLength = 64
  /// A line feed, a word, the digits and a line feed.
  private static let trailerLength = trailer.count + hashLength + 1

  /// What a file turned out to be.
  enum Reading: Hashable {
    /// A whole segment with these lines.
    case lines([[UInt8]])
    /// The start of a segment, or one that is not the same any more.
    case incomplete
    /// A whole segment that was sealed with another key, or lies open where all is sealed.
    case sealedOtherwise
    /// A whole segment of more lines than there is room for nodes.
    case crowded
    /// Another file, none of Redo's business.
    case foreign
  }

  /// The bytes of a segment, and the name for it, which is made of them.
  static func made(
    of lines: [[UInt8]], sealedBy key: SharedKey?
  ) -> (name: String, bytes: [UInt8]) {
    let text = Array(lines.joined(separator: [0x0A]))
    var bytes = plainHeader + text
    if let key { bytes = sealedHeader + key.sealed(text, binding: sealedHeader) }
    let hash = Hex.text(of: SHA256().digest(of: bytes.span).bytes)
    return (hash + suffix, bytes + trailer + Array(hash.utf8) + [0x0A])
  }

  /// Whether a path ends in a name that ``made(of:sealedBy:)`` gives.
  static func isName(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, name.hasSuffix(suffix) else { return false }
    return name.utf8.count == hashLength + suffix.utf8.count
      && Hex.bytes(of: String(name.dropLast(suffix.count))) != nil
  }

  /// Reads a file.
  static func read(_ bytes: [UInt8], openedBy key: SharedKey?) -> Reading {
    guard isSegment(startingWith: Array(bytes.prefix(startLength))) else { return .foreign }
    guard let body = body(of: bytes) else { return .incomplete }
    if body.starts(with: plainHeader) {
      // Where all is sealed, what stands in the clear is from somebody without the passphrase.
      guard key == nil else { return .sealedOtherwise }
      return reading(of: body.dropFirst(plainHeader.count))
    }
    guard body.starts(with: sealedHeader) else { return .foreign }
    guard
      let text = key?.opened(Array(body.dropFirst(sealedHeader.count)), binding: sealedHeader)
    else { return .sealedOtherwise }
    return reading(of: text[...])
  }

  /// How many bytes of a file's start and end tell that it is a segment, and a whole one.
  static let (startLength, endLength) = (start.count, trailerLength)

  /// Whether a file with such an end can be a whole segment, so that reading all of it pays.
  static func mayBeWhole(endingWith end: [UInt8]) -> Bool {
    end.count == trailerLength && end.starts(with: trailer) && end.last == 0x0A
  }

  /// Whether a file starts as a segment does.
  static func isSegment(startingWith bytes: [UInt8]) -> Bool {
    // Some carriers make room with zeros before they copy.
    let known = bytes.prefix(startLength).prefix { $0 != 0 }
    return known.elementsEqual(start.prefix(known.count))
  }

  private static func body(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes.count > trailerLength else { return nil }
    let end = bytes.count - trailerLength
    let hash = SHA256().digest(of: bytes.span.extracting(0..<end))
    let expected = trailer + Array(Hex.text(of: hash.bytes).utf8) + [0x0A]
    return bytes[end...].elementsEqual(expected) ? bytes[..<end] : nil
  }

  private static func reading(of text: ArraySlice<UInt8>) -> Reading {
    // Each line takes room of its own, and millions of one byte would take all there is.
    guard text.count(where: { $0 == 0x0A }) < lineLimit else { return .crowded }
    return .lines(text.split(separator: 0x0A).map { Array($0) })
  }
}
