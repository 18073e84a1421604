internal import RedoCrypto
internal import RedoProtocol

/// A code that somebody types in a browser to say yes.
public struct DeviceGrant: Hashable, Sendable {
  /// The page where it is typed, `https://…`, printable ASCII.
  public let address: String
  /// What is typed there, printable ASCII.
  public let userCode: String
  /// How long it holds, in seconds.
  public let lifetime: Int
  /// How long to wait before each time that Google is asked, in seconds; it grows where Google says so.
  public internal(set) var interval: Int
  /// What Google is asked with; nobody else is to see it.
  let deviceCode: Secret
  /// What Google gave for the code, which is spent by that; nil until somebody has said yes.
  var google: GoogleExchange.Grant?
  /// Why Google or Firebase could not be asked last; nil where they could.
  var trouble: SyncError?

  /// So much is added where Google wants to be asked less often (RFC 8628, section 3.5).
  static let slowing = 5

  /// Reads what Google gave; nil where it is none of that.
  init?(_ reply: JSONObject) {
    guard let deviceCode = reply.secret("device_code"),
      let address = reply.text("verification_url") ?? reply.text("verification_uri"),
      let userCode = reply.text("user_code"), address.hasPrefix("https://"),
      [address, userCode].allSatisfy(Self.isWord)
    else { return nil }
    self.deviceCode = deviceCode
    self.address = address
    self.userCode = userCode
    lifetime = Int(min(max(30, reply.count("expires_in") ?? 600), 3_600))
    interval = Int(min(max(1, reply.count("interval") ?? 5), 60))
  }

  private static func isWord(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIGraphic)
  }
}
