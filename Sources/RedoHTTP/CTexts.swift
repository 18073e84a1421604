internal import CCurl
internal import RedoCrypto

/// Texts as C takes them, for as long as a call lasts.
struct CTexts {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  /// A copy that ends in NUL; nil without memory.
  mutating func add(_ text: String) -> UnsafePointer<CChar>? {
    copy(text, and: nil)
  }

  /// A line that ends in a secret, which nothing else than the copy holds whole; nil without memory.
  mutating func add(_ start: String, endingIn secret: Secret) -> UnsafePointer<CChar>? {
    copy(start, and: secret)
  }

  private mutating func copy(_ start: String, and secret: Secret?) -> UnsafePointer<CChar>? {
    let count = start.utf8.count
    let length = count + (secret?.count ?? 0)
    guard let copy = ccurl_allocate(length + 1) else { return nil }
    let room = UnsafeMutableRawBufferPointer(start: copy, count: length)
    room.copyBytes(from: start.utf8)
    secret?.withBytes {
      UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: $0)
    }
    let text = copy.assumingMemoryBound(to: CChar.self)
    copies.append(text)
    return UnsafePointer(text)
  }

  /// Wipes the copies, which may hold tokens, and gives them back.
  func free() {
    for copy in copies { ccurl_free(copy) }
  }
}
