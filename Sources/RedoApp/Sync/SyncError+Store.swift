internal import RedoStore
internal import RedoSync

nonisolated extension SyncError {
  /// Does something on this machine's disk, whose failure is one of sync's then.
  static func onDisk<Outcome>(
    _ body: () throws(StoreError) -> Outcome
  ) throws(SyncError) -> Outcome {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .storage(error.message)
    }
  }
}
