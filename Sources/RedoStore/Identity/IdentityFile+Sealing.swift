internal import Glibc
public import RedoCrypto

extension IdentityFile {
  /// Puts the identity under a passphrase, on the disk before it returns: a bare one, or one that was
  /// opened out of `sealed`.
  ///
  /// The file that held the bare key is overwritten as far as the disk lets it be, unless it has
  /// another name, as in a backup made of hard links; returns whether it has. Throws
  /// `.seal(.identityWasChanged)` where the file holds another identity by now, or the same one in
  /// another way: whoever did that believes in another passphrase.
  @discardableResult
  public static func seal(
    _ identity: Identity, with passphrase: Passphrase, over sealed: SealedIdentity? = nil,
    in directory: PrivateFolder, cost: PassphraseCost = .moderate
  ) throws(StoreError) -> Bool {
    guard passphrase.count > 0 else {
      throw .seal(.passphraseIsUnusable(directory.path.appending(name)))
    }
    let text = try IdentityText(sealing: identity, with: passphrase, cost: cost)
    return try replace(identity, sealed, by: text, in: directory)
  }

  /// Stores an identity that was opened out of `sealed` without a passphrase, on the disk before it
  /// returns.
  ///
  /// Throws as sealing does.
  public static func unseal(
    _ identity: Identity, from sealed: SealedIdentity, in directory: PrivateFolder
  ) throws(StoreError) {
    let text = try IdentityText(key: identity.signingKey, deviceID: identity.deviceID)
    _ = try replace(identity, sealed, by: text, in: directory)
  }

  /// Returns whether the bare key is still to be had under another name.
  private static func replace(
    _ identity: Identity, _ sealed: SealedIdentity?, by text: borrowing IdentityText,
    in directory: PrivateFolder
  ) throws(StoreError) -> Bool {
    let folder = try directory.open()
    try folder.lock(.exclusive, patience: ChangeLogFile.patience)
    guard let stored = try stored(in: directory),
      stored.verifyingKey == identity.signingKey.verifyingKey, stored.seal == sealed?.seal,
      let old = try folder.opening(name, flags: O_RDWR)
    else { throw .seal(.identityWasChanged(directory.path.appending(name))) }
    folder.wipe(unfinished)
    try folder.make(name, as: unfinished) { file throws(StoreError) in
      try file.write(text.bytes)
      try file.flushAll()
    }
    try folder.flushAll()
    // A sealed one has nothing to hide.
    guard case .open = stored else { return false }
    return old.wipeUnlessNamed()
  }
}
