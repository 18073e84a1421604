internal import RedoProtocol

extension RemoteListFile {
  /// The files with keys of remotes that are not in the list; none while a process changes it.
  ///
  /// A process that was killed while it added or removed a remote leaves such.
  public func unlistedSecrets() throws(StoreError) -> [String] {
    let folder = try directory.open()
    guard (try? folder.lock(.shared, patience: .zero)) != nil else { return [] }
    return try unlistedSecrets(beside: try lines().joined(separator: "\n"))
  }

  /// Whether there is no list beside what is kept of remotes, such as their keys; false while a
  /// process changes it.
  public func isLost() throws(StoreError) -> Bool {
    let folder = try directory.open()
    guard (try? folder.lock(.shared, patience: .zero)) != nil else { return false }
    // A list of no remotes has its first line; an empty file is what is left of one.
    let file = try FileStatus.ofName(directory.path.appending(Self.name))
    guard file.map({ $0.kind == .file && $0.fingerprint.size == 0 }) ?? true else { return false }
    return try entries().contains { Self.isWholeSecret($0) || Self.remoteSentTo(by: $0) != nil }
  }

  /// The files with keys of remotes that a list's text does not name; for use under the folder's
  /// lock.
  private func unlistedSecrets(beside text: String) throws(StoreError) -> [String] {
    // Also what a later version wrote into the list may name a remote.
    let listed = Set(text.split { $0 == " " || $0 == "\n" })
    return try entries()
      .filter { name in Self.remote(of: name).map { !listed.contains($0) } ?? false }
      .sorted()
  }

  /// The files with keys of unlisted remotes that nobody misses; for use under the folder's lock.
  ///
  /// A key that is whole stays where there was no list before, and where its remote was sent to: it
  /// was listed once, and its list may only have been moved away.
  func abandonedSecrets(
    beside text: String, replacingList isReplaced: Bool
  ) throws(StoreError) -> [String] {
    let used = Set(try entries().compactMap { Self.remoteSentTo(by: $0) })
    return try unlistedSecrets(beside: text).filter { name in
      guard Self.isWholeSecret(name) else { return true }
      return isReplaced && Self.remote(of: name).map { !used.contains($0) } ?? false
    }
  }

  private func entries() throws(StoreError) -> [String] {
    try directory.path.entries().compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// The id of the remote whose key, or whose client's, an entry holds, whole or half written; nil
  /// where it is no such file.
  private static func remote(of entry: String) -> Substring? {
    guard let id = id(in: entry) else { return nil }
    let isSecret = secretNames(of: id).contains {
      entry == $0 || FileDescriptor.isUnfinished(entry, of: $0)
    }
    return isSecret ? id : nil
  }

  /// The id of the remote that an entry tells was sent to; nil where it is no such file.
  private static func remoteSentTo(by entry: String) -> Substring? {
    entry.hasSuffix(".sent") ? id(in: entry) : nil
  }

  private static func isWholeSecret(_ entry: String) -> Bool {
    id(in: entry).map { secretNames(of: $0).contains(entry) } ?? false
  }

  private static func secretNames(of id: Substring) -> [String] {
    [SharedKeyFile.name(of: String(id)), ClientFile.name(of: String(id))]
  }

  /// The id of the remote that an entry is named for; nil where it is for none.
  private static func id(in entry: String) -> Substring? {
    guard entry.hasPrefix("remote-") else { return nil }
    let id = entry.dropFirst(7).prefix(16)
    guard id.utf8.count == 16, id.utf8.allSatisfy({ Hex.value(of: $0) != nil }) else { return nil }
    return id
  }
}
