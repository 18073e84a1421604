internal import Glibc

/// The descriptors 0, 1 and 2, which a parent may have closed.
enum StandardDescriptors {
  /// Takes the numbers that are free, so that no file opened later has one of them: words for the user
  /// would go into the change log.
  ///
  /// Reading from what takes 0 and writing to what takes 1 or 2 fails as it would have without. Returns
  /// false where a number could not be taken.
  static func occupy() -> Bool {
    (STDIN_FILENO...STDERR_FILENO).allSatisfy { number in
      if fcntl(number, F_GETFD) >= 0 { return true }
      let access = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // The lowest free number is handed out, and those below are taken.
      let opened = open("/dev/null", access)
      return (opened >= 0 ? opened : open("/", O_RDONLY | O_DIRECTORY)) == number
    }
  }
}
