import RedoCrypto
import RedoSync
import Synchronization

/// Tokens in memory, which a test can lose or refuse to keep.
final class MemoryTokens: TokenStore {
  private let texts = Mutex<[TokenKind: [UInt8]]>([:])
  private let trouble = Mutex<SyncError?>(nil)

  func fail(with error: SyncError) {
    trouble.withLock { $0 = error }
  }

  var kinds: Set<TokenKind> { texts.withLock { Set($0.keys) } }

  func read(_ kind: TokenKind) throws(SyncError) -> Secret? {
    texts.withLock { $0[kind] }.flatMap { Secret($0) }
  }

  func write(_ kind: TokenKind, _ text: Secret) throws(SyncError) {
    if let trouble = trouble.withLock({ $0 }) { throw trouble }
    let bytes = text.withBytes { Array($0) }
    texts.withLock { $0[kind] = bytes }
  }

  func remove(_ kind: TokenKind) throws(SyncError) -> Bool {
    texts.withLock { $0.removeValue(forKey: kind) != nil }
  }

  func exclusively<Outcome>(
    _ body: () throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    try body()
  }
}
