internal import Glibc
internal import RedoCrypto

/// Texts as C takes them, for as long as a call lasts.
struct CTexts {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  /// A copy that ends in NUL; nil without memory.
  mutating func add(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    copies.append(copy)
    return UnsafePointer(copy)
  }

  /// A line that ends in a secret, which nothing else than the copy holds whole; nil without memory.
  mutating func add(_ start: String, endingIn secret: Secret) -> UnsafePointer<CChar>? {
    let count = start.utf8.count
    guard let copy = calloc(count + secret.count + 1, 1) else { return nil }
    let room = UnsafeMutableRawBufferPointer(start: copy, count: count + secret.count)
    room.copyBytes(from: start.utf8)
    secret.withBytes {
      UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: $0)
    }
    let text = copy.assumingMemoryBound(to: CChar.self)
    copies.append(text)
    return UnsafePointer(text)
  }

  /// Wipes the copies, which may hold tokens, and gives them back.
  func free() {
    for copy in copies {
      explicit_bzero(copy, strlen(copy))
      Glibc.free(copy)
    }
  }
}
