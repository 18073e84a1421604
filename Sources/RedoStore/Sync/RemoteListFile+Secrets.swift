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

  /// The same beside a list's text, under the folder's lock.
  func unlistedSecrets(beside text: String) throws(StoreError) -> [String] {
    // Also what a later version wrote into the list may name a remote.
    let listed = Set(text.split { $0 == " " || $0 == "\n" })
    return try directory.path.entries()
      .compactMap { String(validating: $0, as: UTF8.self) }
      .filter { name in Self.remote(of: name).map { !listed.contains($0) } ?? false }
      .sorted()
  }

  /// The id of the remote whose key, or whose client's, an entry holds, whole or half written; nil
  /// where it is no such file.
  private static func remote(of entry: String) -> Substring? {
    guard entry.hasPrefix("remote-") else { return nil }
    let id = entry.dropFirst(7).prefix(16)
    guard id.utf8.count == 16, id.utf8.allSatisfy({ Hex.value(of: $0) != nil }) else { return nil }
    let names = [SharedKeyFile.name(of: String(id)), ClientFile.name(of: String(id))]
    let isSecret = names.contains { entry == $0 || FileDescriptor.isUnfinished(entry, of: $0) }
    return isSecret ? id : nil
  }
}
