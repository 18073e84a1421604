internal import RedoCommandLine
internal import RedoStore

extension RemoteFailure {
  /// Why the disk did not go along.
  init(_ error: StoreError) {
    self = error.isAboutRemoteNames ? .misnamed(error.message) : .storage(error.message)
  }
}

extension Session {
  /// Runs what works on the disk for a verb about remotes, and tells its failure as one of a
  /// remote.
  func storing<Outcome>(
    _ body: () throws(StoreError) -> Outcome
  ) throws(RemoteFailure) -> Outcome {
    do throws(StoreError) {
      return try body()
    } catch {
      throw RemoteFailure(error)
    }
  }
}
