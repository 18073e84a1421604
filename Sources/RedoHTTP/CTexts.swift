internal import CCurl
internal import RedoCrypto
internal import RedoSync

/// Texts as C takes them, for as long as a call lasts.
struct CTexts {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  /// A copy that ends in NUL; throws `.noSecretMemory` where there is none for it.
  ///
  /// A text that ends in a secret is whole in this copy and nowhere else.
  mutating func add(
    _ start: String, endingIn secret: Secret? = nil
  ) throws(SyncError) -> UnsafePointer<CChar> {
    let count = start.utf8.count
    let length = count + (secret?.count ?? 0)
    guard let copy = ccurl_allocate(length + 1) else { throw .noSecretMemory }
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
