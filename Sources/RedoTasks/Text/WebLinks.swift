internal import RedoProtocol

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
        let host = Self.host(behind: place, in: bytes)
      else {
        place += 1
        continue
      }
      let rest = bytes[host...]
      let end = Self.end(
        of: host..<(rest.firstIndex { !Self.isAllowed($0) } ?? rest.endIndex), in: bytes)
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

  /// Where the host begins of the address that starts at a place; nil where none does.
  private static func host(behind start: Int, in bytes: [UInt8]) -> Int? {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { bytes[start...].starts(with: $0.utf8) }) else {
      return nil
    }
    let host = start + scheme.utf8.count
    return host < bytes.count && isHost(bytes[host]) ? host : nil
  }

  /// Where an address ends without what closes the sentence, or a bracket that was opened before it.
  private static func end(of address: Range<Int>, in bytes: [UInt8]) -> Int {
    var unopened = [UInt8(ascii: ")"): 0, UInt8(ascii: "]"): 0]
    for byte in bytes[address] {
      switch byte {
      case UInt8(ascii: "("): unopened[UInt8(ascii: ")"), default: 0] -= 1
      case UInt8(ascii: "["): unopened[UInt8(ascii: "]"), default: 0] -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): unopened[byte, default: 0] += 1
      default: break
      }
    }
    var end = address.upperBound
    while end > address.lowerBound {
      let last = bytes[end - 1]
      if let count = unopened[last] {
        guard count > 0 else { break }
        unopened[last] = count - 1
      } else if !".,;:!?'".utf8.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "[")
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }
}
