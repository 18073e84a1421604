internal import Glibc

/// Texts as C takes them, for as long as a call lasts.
struct CTexts {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  /// A copy that ends in NUL; nil without memory.
  mutating func add(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    copies.append(copy)
    return UnsafePointer(copy)
  }

  /// Wipes the copies, which may hold tokens, and gives them back.
  func free() {
    for copy in copies {
      explicit_bzero(copy, strlen(copy))
      Glibc.free(copy)
    }
  }
}
