internal import Glibc

extension FilePath {
  /// Whether files can be made in this folder, or in the folder above where it would be made.
  ///
  /// A disk that is mounted read-only says no to everybody.
  public var takesFiles: Bool {
    var folder = self
    while true {
      let code = folder.withCText { faccessat(AT_FDCWD, $0, W_OK | X_OK, 0) == 0 ? 0 : errno }
      guard code == ENOENT else { return code == 0 }
      guard let above = folder.parent ?? (folder == FilePath(".") ? nil : FilePath(".")) else {
        return false
      }
      folder = above
    }
  }
}
