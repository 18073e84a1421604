internal import Glibc
public import RedoCrypto

extension IdentityFile {
  /// Puts the identity under a passphrase, on the disk before it returns.
  ///
  /// The file that held the bare key is overwritten as far as the disk lets it be, unless it has
  /// another name, as in a backup made of hard links; returns whether it has. Throws
  /// `.seal(.identityWasChanged)` where the file holds another identity by now.
  @discardableResult
  public static func seal(
    _ identity: Identity, with passphrase: Passphrase, in directory: PrivateFolder,
    cost: PassphraseCost = .moderate
  ) throws(StoreError) -> Bool {
    guard passphrase.count > 0 else {
      throw .seal(.passphraseIsUnusable(directory.path.appending(name)))
    }
    let text = try IdentityText(sealing: identity, with: passphrase, cost: cost)
    return try replace(identity, by: text, in: directory)
  }

  /// Stores the identity without a passphrase, on the disk before it returns.
  public static func unseal(
    _ identity: Identity, in directory: PrivateFolder
  ) throws(StoreError) {
    let text = try IdentityText(key: identity.signingKey, deviceID: identity.deviceID)
    _ = try replace(identity, by: text, in: directory)
  }

  /// Returns whether the bare key is still to be had under another name.
  private static func replace(
    _ identity: Identity, by text: borrowing IdentityText, in directory: PrivateFolder
  ) throws(StoreError) -> Bool {
    let folder = try directory.open()
    try folder.lock(.exclusive, patience: ChangeLogFile.patience)
    guard let stored = try stored(in: directory),
      stored.verifyingKey == identity.signingKey.verifyingKey,
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
