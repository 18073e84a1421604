/// The tokens of one sign-in, in words: what is kept of them is a store's business.
struct TokenVault: Sendable {
  let store: any TokenStore

  /// Google's tokens; nil where nobody is signed in, or what was kept is not whole.
  func google() throws(SyncError) -> GoogleTokens? {
    try store.read(.google).flatMap { GoogleTokens($0) }
  }

  /// Firebase's tokens; nil where there are none, or what was kept is not whole.
  func firebase() throws(SyncError) -> FirebaseTokens? {
    try store.read(.firebase).flatMap { FirebaseTokens($0) }
  }

  func keep(_ tokens: GoogleTokens) throws(SyncError) {
    guard let text = tokens.text else { throw .noSecretMemory }
    try store.write(.google, text)
  }

  func keep(_ tokens: FirebaseTokens) throws(SyncError) {
    guard let text = tokens.text else { throw .noSecretMemory }
    try store.write(.firebase, text)
  }

  /// Keeps a new sign-in, which no process that renews the one before then overwrites.
  func keep(_ google: GoogleTokens, _ firebase: FirebaseTokens) throws(SyncError) {
    try store.exclusively { () throws(SyncError) in
      try keep(google)
      try keep(firebase)
    }
  }

  /// Forgets all of them; whether there were any.
  @discardableResult
  func forget() throws(SyncError) -> Bool {
    let hadFirebase = try store.remove(.firebase)
    let hadGoogle = try store.remove(.google)
    return hadFirebase || hadGoogle
  }
}
