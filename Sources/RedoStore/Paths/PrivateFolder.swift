internal import Glibc

/// A folder that is the user's own and that nobody else may put files into: the data directory,
/// where the change log and the identity live, or the state or the config folder.
///
/// Its path is resolved once and passed along.
public struct PrivateFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: FilePath
  /// The variable that sets another folder in its place.
  private let variable: PathVariable

  /// Takes a path as it is, with the data directory's variable as what would set another.
  public init(path: FilePath) {
    self.init(path: path, setBy: .dataDirectory)
  }

  /// Takes one of Redo's other folders.
  init(_ base: BaseDirectory, path: FilePath) {
    self.init(path: path, setBy: base.variable)
  }

  private init(path: FilePath, setBy variable: PathVariable) {
    self.path = path
    self.variable = variable
  }

  /// The data directory: `$REDO_DATA_DIR`, else `$XDG_DATA_HOME/redo`, else `~/.local/share/redo`.
  ///
  /// Throws `.homeIsUnusable` when none of them is set.
  public init(environment: Environment) throws(StoreError) {
    if let given = environment.path(in: .dataDirectory) {
      self.init(path: given)
    } else {
      self.init(path: try BaseDirectory.data.folder(in: environment))
    }
  }

  /// Makes the folder and those above it, each mode 0700 whatever the umask says.
  ///
  /// A folder that exists stays as it is. Throws when the path names something else, or a folder
  /// that another user owns or may write to.
  public func create() throws(StoreError) {
    try Self.make(path)
    _ = try open()
  }

  /// Waits until the folder's name is on the disk, and the names of the user's folders above it.
  ///
  /// Whoever made them may have died before they were.
  func flushNames() throws(StoreError) {
    var above = path.parent ?? FilePath(".")
    while true {
      do throws(StoreError) {
        let folder = try FileDescriptor(openingFolder: above)
        // Other people's folders were there before.
        if try folder.status().owner == geteuid() { try folder.flushAll() }
      } catch {
        guard case .failed(let operation, _, let code) = error else { throw error }
        guard code == EACCES else { throw .failed(operation, path, code: code) }
      }
      guard let next = above.parent else { return }
      above = next
    }
  }

  /// The open folder; refused when others could put files into it.
  func open(calls: SystemCalls = .real) throws(StoreError) -> FileDescriptor {
    let folder = try opened(calls)
    let status = try folder.status()
    guard status.kind == .folder else { throw .notAFolder(path, variable: variable) }
    try status.requireOwnership(of: path)
    try status.requireUnwritableByOthers(path)
    return folder
  }

  /// Removes a file of the folder, unless others could put files into that.
  func remove(_ name: String) {
    if let folder = try? open() { folder.remove(name) }
  }

  private func opened(_ calls: SystemCalls) throws(StoreError) -> FileDescriptor {
    do throws(StoreError) {
      return try FileDescriptor(openingFolder: path, calls: calls)
    } catch {
      guard case .failed(.open, _, ENOTDIR) = error else { throw error }
      throw .notAFolder(path, variable: variable)
    }
  }

  private static func make(_ path: FilePath) throws(StoreError) {
    let made = path.withCText { mkdir($0, 0o700) }
    guard let made else { throw .pathIsUnusable(path) }
    if made == 0 { return try settle(path) }
    switch errno {
    case EEXIST: return
    case ENOENT:
      guard let parent = path.parent else { throw .failed(.makeFolder, path, code: ENOENT) }
      try make(parent)
      let again = path.withCText { mkdir($0, 0o700) }
      if again == 0 { return try settle(path) }
      guard errno == EEXIST else { throw .failed(.makeFolder, path, code: errno) }
    case let code: throw .failed(.makeFolder, path, code: code)
    }
  }

  /// Sets the mode that the umask may have cut, and makes the new name last through a power cut.
  private static func settle(_ path: FilePath) throws(StoreError) {
    var changed: Int32?
    repeat {
      changed = path.withCText { fchmodat(AT_FDCWD, $0, 0o700, AT_SYMLINK_NOFOLLOW) }
    } while changed == -1 && errno == EINTR
    guard changed == 0 else { throw .failed(.changeMode, path, code: errno) }
    let parent = path.parent ?? FilePath(".")
    let above = try FileDescriptor(openingFolder: parent)
    try above.flushAll()
  }
}
