/// Whose certificates are believed, where it is not the system's choice.
public struct Trust: Hashable, Sendable {
  /// A file with certificates (`CURL_CA_BUNDLE`, else `SSL_CERT_FILE`); nil for the system's.
  let file: String?
  /// A folder with certificates (`SSL_CERT_DIR`); nil for the system's.
  let folder: String?

  /// The system's choice, or another.
  public init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// What the environment says, in the words of the curl program: `CURL_CA_BUNDLE` alone where it is
  /// set, else `SSL_CERT_FILE` and `SSL_CERT_DIR`; an empty value is none.
  public init(environment value: (String) -> String?) {
    func given(_ name: String) -> String? {
      value(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let bundle = given("CURL_CA_BUNDLE") {
      self.init(file: bundle)
    } else {
      self.init(file: given("SSL_CERT_FILE"), folder: given("SSL_CERT_DIR"))
    }
  }
}
