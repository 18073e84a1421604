internal import RedoStore
internal import RedoViewModels

/// The log that others append to, and what keeps it from being followed.
extension AppLoop {
  var logFolder: FilePath { session.replica.directory.path }

  /// Shows what others appended; a log that cannot be read leaves the last good state on screen.
  ///
  /// Its folder is watched from before that on: nobody tells of what came earlier. After trouble
  /// another one may stand at its path.
  func followLog() {
    if trouble != nil || !logWatch.isWatched(logFolder) { logWatch.watch(logFolder) }
    sync.followRemotes()
    unwritten.follow(&viewModel)
    do throws(StoreError) {
      if try takeInLog() { needsDrawing = true }
      endTrouble()
    } catch {
      notice(error)
    }
  }

  /// Takes back what was told of trouble with the log.
  func endTrouble() {
    if let trouble {
      viewModel.withdraw(.problem(trouble.message))
      needsDrawing = true
    }
    (trouble, lockedSince) = (nil, nil)
  }

  /// Tells of trouble with the log once; a lock that is held for a moment is none.
  private func notice(_ error: StoreError) {
    var error = error
    if case .lockIsHeld(let path, let process, _) = error {
      let start = lockedSince ?? .now
      lockedSince = start
      guard .now - start >= Self.patience else { return }
      error = .lockIsHeld(path, process: process, waited: Self.patience)
    }
    guard error != trouble else { return }
    trouble = error
    viewModel.notice(.problem(error.message))
    needsDrawing = true
  }

  func noticeFaults() {
    tellOfLog()
    tellOfSettings()
  }
}
