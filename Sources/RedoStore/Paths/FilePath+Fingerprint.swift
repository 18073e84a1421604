extension FilePath {
  /// What tells one state of the file that has this name from another; nil where there is none, or none
  /// that can be looked at.
  var fingerprint: FileFingerprint? {
    (try? FileStatus.ofName(self))?.fingerprint
  }
}
