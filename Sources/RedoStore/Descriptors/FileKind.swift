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

  init(mode: mode_t) {
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
