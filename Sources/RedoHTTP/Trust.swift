/// Whose certificates are believed, where it is not the system's choice.
public struct Trust: Hashable, Sendable {
  /// A file with certificates (`CURL_CA_BUNDLE`, else `SSL_CERT_FILE`); nil for the system's.
  public var file: String?
  /// A folder with certificates (`SSL_CERT_DIR`); nil for the system's.
  public var folder: String?

  /// The system's choice, or another.
  public init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }
}
