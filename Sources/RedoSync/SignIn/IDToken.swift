internal import RedoCrypto
internal import RedoProtocol

/// What a token of Google's or Firebase's says about who is signed in.
///
/// Its signature is not checked: it came from Google itself, over TLS, and the server that it is shown
/// to checks it.
struct IDToken {
  /// Google's subject id.
  let subject: String
  /// The address of the account, where it says so.
  let email: String?

  /// Reads a token that Google gave out; nil where it names nobody.
  init?(google token: Secret) {
    guard let claims = Self.claims(of: token) else { return nil }
    self.init(claims.text("sub"), claims.text("email"))
  }

  /// Reads a token that Firebase gave out for somebody who came by Google; nil where it names nobody.
  ///
  /// Its own `sub` is Firebase's number for the user, which is another.
  init?(firebase token: Secret) {
    guard let claims = Self.claims(of: token) else { return nil }
    let identities = claims.object("firebase")?.object("identities")
    self.init(identities?.firstText("google.com"), claims.text("email"))
  }

  private init?(_ subject: String?, _ email: String?) {
    guard let subject, Self.isSubject(subject) else { return nil }
    self.subject = subject
    self.email = email.flatMap { Self.isLine($0) ? $0 : nil }
  }

  /// It becomes part of a path: at most 255 letters, digits, hyphens and underscores.
  static func isSubject(_ text: String) -> Bool {
    let isWord = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    return isWord && (1...255).contains(text.utf8.count)
  }

  private static func isLine(_ text: String) -> Bool {
    (1...320).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIGraphic)
  }

  /// The middle of the three parts between dots.
  private static func claims(of token: Secret) -> JSONObject? {
    token.withBytes { bytes in
      let parts = bytes.parts(separatedBy: UInt8(ascii: "."))
      guard parts.count == 3, let text = decoded(bytes[parts[1]]) else { return nil }
      return JSONObject(text)
    }
  }

  /// Base64 as in addresses, without padding (RFC 4648, section 5); nil for other letters.
  private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text where letter != UInt8(ascii: "=") {
      guard let value = value(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case 0x41...0x5A: UInt32(letter - 0x41)
    case 0x61...0x7A: UInt32(letter - 0x61) + 26
    case 0x30...0x39: UInt32(letter - 0x30) + 52
    case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
    case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
