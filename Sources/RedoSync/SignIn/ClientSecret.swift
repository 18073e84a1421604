public import RedoCrypto
internal import RedoProtocol

/// The secret of an OAuth client, as a file holds it.
public enum ClientSecret {
  /// Reads the JSON that Google's console gives out, or else the first line; nil where there is
  /// neither.
  public static func read(_ file: [UInt8]) -> Secret? {
    if let json = JSONObject(file) {
      let inner = json.object("installed") ?? json.object("web") ?? json
      return inner.secret("client_secret")
    }
    let line = file.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty, line.count <= 200, line.allSatisfy(\.isASCIIGraphic) else {
      return nil
    }
    return Secret(line)
  }
}
