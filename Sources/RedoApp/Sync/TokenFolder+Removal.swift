internal import RedoStore
internal import RedoSync

nonisolated extension TokenFolder {
  /// Removes the tokens of a remote, those for an emulator among them, whether or not what else it
  /// takes to speak with it is there; whether there were any.
  ///
  /// Whoever renews them meanwhile is waited for as long as `patience`. Where that is too short they
  /// are gone all the same, until they are put back. Where one cannot be removed the others are
  /// nevertheless; then the first reason is thrown.
  static func removeAll(
    of remote: RemoteEntry, environment: Environment, patience: Duration
  ) throws(StoreError) -> Bool {
    var wereThere = false
    var failure: StoreError?
    for isEmulated in [false, true] {
      do throws(StoreError) {
        let folder = try TokenFolder(
          of: remote, isEmulated: isEmulated, environment: environment, patience: patience)
        guard try folder.removeEach() else { continue }
        wereThere = true
        _ = try folder.exclusively(folder.removeEach).get()
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return wereThere
  }

  private func removeEach() throws(StoreError) -> Bool {
    var wereThere = false
    var failure: StoreError?
    for kind in TokenKind.allCases {
      do throws(StoreError) {
        if try remove(kind.rawValue) { wereThere = true }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return wereThere
  }
}
