/// The web addresses in a text, each as it stands there.
///
/// An address is `http://` or `https://` at the start of a word, or behind an opening bracket or
/// quote, then a host, and goes on with the characters that RFC 3986 allows: a terminal that is told
/// of one can be told nothing else. Punctuation that ends a sentence is no part of it.
public struct WebLinks: Hashable, Sendable {
  /// One address.
  public struct Link: Hashable, Sendable {
    /// The address, all of it printable ASCII.
    public let address: String
    /// Where it stands, in UTF-8 bytes.
    public let range: Range<Int>
  }

  /// The longest address that counts, in bytes; terminals drop longer ones.
  static let longest = 2000

  /// The addresses, in the order of the text.
  public let links: [Link]

  /// Finds the addresses of a text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    var links: [Link] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "h"), Self.isStart(place, in: bytes),
        let end = Self.end(of: place, in: bytes)
      else {
        place += 1
        continue
      }
      if end - place <= Self.longest {
        links.append(
          Link(address: String(decoding: bytes[place..<end], as: UTF8.self), range: place..<end))
      }
      place = end
    }
    self.links = links
  }

  private static func isStart(_ place: Int, in bytes: [UInt8]) -> Bool {
    guard place > 0 else { return true }
    return bytes[place - 1] <= 0x20 || "([<{\"'".utf8.contains(bytes[place - 1])
      || bytes[place - 1] >= 0x80
  }

  /// The end of the address that starts at a place; nil where none does.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { bytes[start...].starts(with: $0.utf8) }) else {
      return nil
    }
    let host = start + scheme.utf8.count
    var end = host
    while end < bytes.count, isAllowed(bytes[end]) { end += 1 }
    while end > host, isClosing(bytes[end - 1], in: bytes[host..<end]) { end -= 1 }
    guard end > host, isHost(bytes[host]) else { return nil }
    return end
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "[")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }

  /// Whether a byte at an address's end closes the sentence, or a bracket opened before it.
  private static func isClosing(_ byte: UInt8, in address: ArraySlice<UInt8>) -> Bool {
    if ".,;:!?'".utf8.contains(byte) { return true }
    guard byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") else { return false }
    let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
    return address.count { $0 == byte } > address.count { $0 == opening }
  }
}
