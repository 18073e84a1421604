internal import RedoCommandLine
internal import RedoStore

extension RemoteKind {
  /// The kind that the list of remotes names.
  init(_ kind: RemoteEntry.Kind) {
    self =
      switch kind {
      case .folder: .folder
      case .firestore: .firestore
      }
  }
}
