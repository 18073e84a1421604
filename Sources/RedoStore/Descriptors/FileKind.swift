internal import Glibc

/// What a name on disk stands for.
public enum FileKind: String, Sendable {
  /// An ordinary file.
  case file = "a file"
  /// A folder.
  case folder = "a folder"
  /// A symbolic link.
  case symbolicLink = "a symbolic link"
  /// A named pipe.
  case pipe = "a named pipe"
  /// A socket.
  case socket = "a socket"
  /// A device, or something stranger.
  case device = "a device"

  /// What an open file or a name is, by the mode in its status (`st_mode` in stat(2)).
  public init(mode: UInt32) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }
}
