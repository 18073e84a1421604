internal import RedoStore
internal import RedoSync

/// A shared folder on this machine's disk, as sync sees it.
nonisolated struct CarriedFolder: FolderStorage {
  private let folder: SharedFolder

  init(path: FilePath) {
    folder = SharedFolder(path: path)
  }

  var path: String { folder.path.description }

  func listing() throws(SyncError) -> FolderListing {
    let listing = try SyncError.onDisk { () throws(StoreError) in try folder.listing() }
    guard let listing else { throw .folder(.missing(path)) }
    return FolderListing(
      listing.files.map { FolderFile(name: $0.name, size: $0.size, stamp: $0.modified) },
      closed: listing.closed, failure: (listing.failure?.message).map { .storage($0) })
  }

  func folders() throws(SyncError) -> [String] {
    let folders = try SyncError.onDisk { () throws(StoreError) in try folder.folders() }
    guard let folders else { throw .folder(.missing(path)) }
    return folders
  }

  func read(_ name: String, limit: Int) throws(SyncError) -> [UInt8]? {
    try SyncError.onDisk { () throws(StoreError) in try folder.read(name, limit: limit) }
  }

  func part(_ range: Range<Int>, of name: String) throws(SyncError) -> [UInt8]? {
    try SyncError.onDisk { () throws(StoreError) in try folder.part(range, of: name) }
  }

  func stamp(of name: String) throws(SyncError) -> Int64? {
    try SyncError.onDisk { () throws(StoreError) in try folder.modified(name) }
  }

  func obstacle(at name: String) throws(SyncError) -> String? {
    try SyncError.onDisk { () throws(StoreError) in try folder.obstacle(at: name)?.message }
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    try SyncError.onDisk { () throws(StoreError) in try folder.write(name, bytes) }
  }

  func replace(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    try SyncError.onDisk { () throws(StoreError) in try folder.replace(name, bytes) }
  }
}
