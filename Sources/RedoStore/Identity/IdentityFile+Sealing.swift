internal import Glibc
public import RedoCrypto

extension IdentityFile {
  /// Puts the identity under a passphrase, on the disk before it returns.
  ///
  /// The file that held the bare key is overwritten as far as the disk lets it be. Throws
  /// `.seal(.identityWasChanged)` where the file holds another identity by now.
  public static func seal(
    _ identity: Identity, with passphrase: Passphrase, in directory: DataDirectory,
    cost: SealedSeed.Cost = .moderate
  ) throws(StoreError) {
    guard passphrase.count > 0 else {
      throw .seal(.passphraseIsUnusable(directory.path.appending(name)))
    }
    let text = try IdentityText(sealing: identity, with: passphrase, cost: cost)
    try replace(identity, by: text, in: directory)
  }

  /// Stores the identity without a passphrase, on the disk before it returns.
  public static func unseal(
    _ identity: Identity, in directory: DataDirectory
  ) throws(StoreError) {
    let text = try IdentityText(key: identity.signingKey, deviceID: identity.deviceID)
    try replace(identity, by: text, in: directory)
  }

  private static func replace(
    _ identity: Identity, by text: borrowing IdentityText, in directory: DataDirectory
  ) throws(StoreError) {
    let folder = try directory.open()
    try folder.lock(.exclusive, patience: ChangeLogFile.patience)
    guard let stored = try stored(in: directory),
      stored.verifyingKey == identity.signingKey.verifyingKey,
      let old = try folder.opening(name, flags: O_RDWR)
    else { throw .seal(.identityWasChanged(directory.path.appending(name))) }
    try folder.make(name, as: unfinished) { file throws(StoreError) in
      try file.write(text.bytes)
      try file.flushAll()
    }
    try folder.flushAll()
    // A sealed one has nothing to hide, and may have another name, as a backup has.
    if case .open = stored { old.overwriteWithZeros() }
  }
}

extension FileDescriptor {
  /// Best effort: the file has no name any more, and some disks write elsewhere anyway.
  fileprivate func overwriteWithZeros() {
    guard let size = try? status().size, size <= IdentityText.limit else { return }
    let zeros = [UInt8](repeating: 0, count: size)
    _ = pwrite(number, zeros, size, 0)
    _ = fdatasync(number)
  }
}
