/// What a look at a shared folder found.
public struct FolderListing: Hashable, Sendable {
  /// The ordinary files in the folder and in the folders right below it; hidden ones left out.
  public let files: [FolderFile]
  /// The paths of what could not be looked at or into: what is or lies there is not known to be gone.
  let closed: [String]
  /// Why they could not; nil where all could.
  let failure: SyncError?

  /// Creates a listing.
  public init(_ files: [FolderFile], closed: [String], failure: SyncError?) {
    self.files = files
    self.closed = closed
    self.failure = failure
  }
}
