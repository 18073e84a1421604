internal import Glibc

/// The locale that the environment names, as the C library knows it.
nonisolated enum SystemLocale {
  /// Whether text is UTF-8 here; a locale that is not installed has ASCII alone, as on the screens.
  ///
  /// Asking may read the system's locales from the disk.
  static var isUTF8: Bool {
    setlocale(LC_CTYPE, "")
    return nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}
