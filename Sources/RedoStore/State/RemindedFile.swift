public import RedoProtocol

/// The file `reminded` in Redo's state folder: up to when this device has named what falls due.
///
/// One line with the moment, and nothing about any task: what is due follows from the log alone.
public struct RemindedFile: Hashable, Sendable {
  /// The file's name in the state folder.
  public static let name = "reminded"
  private static let limit = 64
  private static let patience = Duration.seconds(2)

  /// The folder: `$XDG_STATE_HOME/redo`, else `~/.local/state/redo`.
  let folder: FilePath

  /// Names the file of a folder; nothing is opened.
  public init(in folder: FilePath) {
    self.folder = folder
  }

  /// Finds the folder; throws `.homeIsUnusable` when the environment does not say where it is.
  public init(environment: Environment) throws(StoreError) {
    self.init(in: try BaseDirectory.state.folder(in: environment))
  }

  /// The moment; nil where there is no file or it is odd, which means that nothing was named yet.
  public func read() -> Instant? {
    guard let home = try? FileDescriptor(openingFolder: folder) else { return nil }
    return Self.moment(in: home)
  }

  /// Puts a moment, or nothing, in the place of one that is still there; false where another process
  /// has been there meanwhile, and nothing was changed.
  ///
  /// Of several that want to name the same tasks, one alone gets true.
  public func exchange(_ old: Instant?, for new: Instant?) throws(StoreError) -> Bool {
    let directory = PrivateFolder(.state, path: folder)
    try directory.create()
    let home = try directory.open()
    // The folder is locked and not the file, which is replaced.
    try home.lock(.exclusive, patience: Self.patience)
    guard Self.moment(in: home) == old else { return false }
    if let new {
      try home.replace(Self.name, by: Array((new.wallText + "\n").utf8))
    } else {
      home.remove(Self.name)
    }
    return true
  }

  private static func moment(in home: borrowing FileDescriptor) -> Instant? {
    guard let bytes = home.privateBytes(of: name, limit: limit), bytes.last == 0x0A else {
      return nil
    }
    return Instant(rfc3339: String(decoding: bytes.dropLast(), as: UTF8.self))
  }
}
