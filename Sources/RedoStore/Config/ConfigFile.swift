internal import Glibc

/// The file `config` in Redo's config folder, which the user writes and Redo reads.
public struct ConfigFile: Hashable, Sendable {
  /// The file's name in the config folder.
  public static let name = "config"

  /// The folder: `$XDG_CONFIG_HOME/redo`, else `~/.config/redo`; themes live in it too.
  public let folder: FilePath

  /// Names the config file of a folder; nothing is opened.
  init(in folder: FilePath) {
    self.folder = folder
  }

  /// Finds the folder; throws `.homeIsUnusable` when the environment does not say where it is.
  public init(environment: Environment) throws(StoreError) {
    self.init(in: try BaseDirectory.config.folder(in: environment))
  }

  /// The file's path.
  public var path: FilePath { folder.appending(Self.name) }

  /// The folders in which a change of it shows: its own, and that of the file it is a link to.
  public var folders: [FilePath] {
    guard let home = (try? path.target())?.parent, home != folder else { return [folder] }
    return [folder, home]
  }

  /// What tells one state of the file from another without reading it; nil where there is none, or
  /// none that can be looked at.
  public var fingerprint: FileFingerprint? {
    (try? FileStatus.ofTarget(path))?.fingerprint
  }

  /// What the file says; nothing when there is none.
  ///
  /// A symbolic link is followed: many keep their settings elsewhere. Throws when the file cannot be
  /// opened or is no file; lines that cannot be read are warnings.
  public func read() throws(StoreError) -> ConfigText {
    guard let file = try open(path) else { return ConfigText([]) }
    try file.status().requireFile(path)
    return ConfigText(try file.bytes(from: 0, limit: ConfigText.limit + 1))
  }

  /// The open file at a path; nil where there is none.
  func open(_ path: FilePath) throws(StoreError) -> FileDescriptor? {
    do throws(StoreError) {
      return try FileDescriptor(opening: path, flags: O_RDONLY)
    } catch {
      if case .failed(.open, _, ENOENT) = error { return nil }
      if case .failed(.open, _, ENOTDIR) = error {
        throw .notAFolder(folder, variable: BaseDirectory.config.variable)
      }
      throw error
    }
  }
}
