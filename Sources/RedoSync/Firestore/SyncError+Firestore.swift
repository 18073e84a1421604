extension SyncError {
  /// The database is there, and who is signed in may not do this.
  static let forbidden = SyncError.refused("its rules do not allow this")
  /// The address is of nothing.
  static let noDatabase = SyncError.refused("there is no such project or database")
  /// The answer is one that only something written can get.
  static let unasked = SyncError.garbled("it answers what nobody asked")
  /// The body holds no reply of the kind that was asked for.
  static let otherReply = SyncError.garbled("its reply is not what was asked for")
}
