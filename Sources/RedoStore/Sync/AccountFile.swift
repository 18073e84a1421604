/// The file `remote-ID.account` in the data directory: whose changes lie at a Firestore remote, mode
/// 0600.
///
/// Lines of a name and a value behind `redo-account 1`: `subject`, and `email` where it is known. It
/// stays when somebody signs out.
public struct AccountFile: Sendable {
  private static let header = "redo-account 1"
  private static let limit = 4_096

  /// What it says.
  public struct Content: Hashable, Sendable {
    /// Google's subject id.
    public let subject: String
    /// The address of the account; nil where Google did not tell it.
    public let email: String?

    /// Creates a content; neither text has white space.
    public init(subject: String, email: String?) {
      self.subject = subject
      self.email = email
    }
  }

  /// The data directory.
  let directory: PrivateFolder
  /// The file's name in it.
  public let name: String

  /// Names the file of a remote; nothing is opened.
  public init(of remote: RemoteEntry, in directory: PrivateFolder) {
    self.directory = directory
    name = "remote-\(remote.id).account"
  }

  /// What it says; nil where there is none that is private to this user and whole.
  public func read() -> Content? {
    guard let folder = try? directory.open(),
      let bytes = folder.privateBytes(of: name, limit: Self.limit), bytes.last == 0x0A
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(Self.header), let subject = Self.value("subject", in: lines)
    else { return nil }
    return Content(subject: subject, email: Self.value("email", in: lines))
  }

  private static func value(_ name: String, in lines: [Substring]) -> String? {
    let parts = lines.lazy.map { $0.split(separator: " ") }
    return parts.first { $0.count == 2 && $0[0] == Substring(name) }.map { String($0[1]) }
  }

  /// Keeps who it is, on the disk when this returns.
  public func write(_ content: Content) throws(StoreError) {
    try directory.create()
    let email = content.email.map { "email \($0)\n" } ?? ""
    let text = "\(Self.header)\nsubject \(content.subject)\n\(email)"
    try directory.open().replace(name, by: Array(text.utf8), isFlushed: true)
  }

  /// Removes the file.
  public func remove() {
    directory.remove(name)
  }
}
