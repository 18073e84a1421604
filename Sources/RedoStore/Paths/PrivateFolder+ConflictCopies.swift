extension PrivateFolder {
  /// What a shell finds the files by that ``conflictCopies()`` counts.
  public static let conflictPattern = "changes*onflict*.jsonl"

  /// How many copies of the log lie beside it that a program which carries folders about kept apart,
  /// as Syncthing does (`changes.sync-conflict-….jsonl`) and Dropbox (`changes (… conflicted copy …)`).
  ///
  /// Nothing reads them, and they may hold changes that the log lacks.
  public func conflictCopies() throws(StoreError) -> Int {
    try path.entries().count(where: Self.isConflictCopy)
  }

  private static func isConflictCopy(_ entry: [UInt8]) -> Bool {
    let (word, end) = (Array("onflict".utf8), Array(".jsonl".utf8))
    guard entry.starts(with: "changes".utf8), entry.suffix(end.count).elementsEqual(end) else {
      return false
    }
    return entry.indices.contains { entry[$0...].starts(with: word) }
  }
}
