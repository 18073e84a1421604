/// A folder that something else carries between devices, as the disk's room shows it.
public protocol FolderStorage: Sendable {
  /// The folder's path, to show.
  var path: String { get }

  /// What the folder holds.
  ///
  /// Throws `.folder(.missing)` where there is no such folder.
  func listing() throws(SyncError) -> FolderListing

  /// The names of the folders right in the folder; hidden ones left out.
  ///
  /// Throws `.folder(.missing)` where there is no such folder.
  func folders() throws(SyncError) -> [String]

  /// A file's bytes; nil where it is gone, is no ordinary file, or is longer than `limit`.
  func read(_ name: String, limit: Int) throws(SyncError) -> [UInt8]?

  /// Some of a file's bytes, fewer where it ends before; nil where it is gone or is no ordinary file.
  func part(_ range: Range<Int>, of name: String) throws(SyncError) -> [UInt8]?

  /// A number that moves when a file is written to; nil where it is gone or none is known.
  func stamp(of name: String) throws(SyncError) -> Int64?

  /// Why a name that ``read(_:limit:)`` finds nothing at is taken all the same, as by a pipe; nil where
  /// there is nothing of that name.
  func obstacle(at name: String) throws(SyncError) -> String?

  /// Puts a whole file there, in the place of one that has the name and is not just the same.
  func write(_ name: String, _ bytes: [UInt8]) throws(SyncError)

  /// Puts a whole file there, in the place of one that has the name.
  func replace(_ name: String, _ bytes: [UInt8]) throws(SyncError)
}
