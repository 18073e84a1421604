/// A folder that something else carries between devices, as the disk's room shows it.
public protocol FolderStorage: Sendable {
  /// The folder's path, to show.
  var path: String { get }

  /// What the folder holds.
  ///
  /// Throws `.folderMissing` where there is no such folder.
  func listing() throws(SyncError) -> FolderListing

  /// The names of the folders right in the folder; hidden ones left out.
  ///
  /// Throws `.folderMissing` where there is no such folder.
  func folders() throws(SyncError) -> [String]

  /// A file's bytes; nil where it is gone, is no ordinary file, or is longer than `limit`.
  func read(_ name: String, limit: Int) throws(SyncError) -> [UInt8]?

  /// Puts a whole file there, in the place of one that has the name and is not just the same.
  func write(_ name: String, _ bytes: [UInt8]) throws(SyncError)

  /// Puts a whole file there, in the place of one that has the name.
  func replace(_ name: String, _ bytes: [UInt8]) throws(SyncError)
}
