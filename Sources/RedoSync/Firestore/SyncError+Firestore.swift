extension SyncError {
  /// The database is there, and who is signed in may not do this.
  static let forbidden = SyncError.refused("its rules do not allow this")
  /// The address is of nothing.
  static let noDatabase = SyncError.refused("there is no such project or database")
}
