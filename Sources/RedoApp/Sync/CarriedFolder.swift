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
    let listing: SharedFolder.Listing?
    do throws(StoreError) {
      listing = try folder.listing()
    } catch {
      throw .storage(error.message)
    }
    guard let listing else { throw .folderMissing(path) }
    return FolderListing(
      listing.files.map { FolderFile(name: $0.name, size: $0.size, stamp: $0.modified) },
      closed: listing.closed, failure: (listing.failure?.message).map { .storage($0) })
  }

  func folders() throws(SyncError) -> [String] {
    let folders: [String]?
    do throws(StoreError) {
      folders = try folder.folders()
    } catch {
      throw .storage(error.message)
    }
    guard let folders else { throw .folderMissing(path) }
    return folders
  }

  func read(_ name: String, limit: Int) throws(SyncError) -> [UInt8]? {
    do throws(StoreError) {
      return try folder.read(name, limit: limit)
    } catch {
      throw .storage(error.message)
    }
  }

  func part(_ range: Range<Int>, of name: String) throws(SyncError) -> [UInt8]? {
    do throws(StoreError) {
      return try folder.part(range, of: name)
    } catch {
      throw .storage(error.message)
    }
  }

  func stamp(of name: String) throws(SyncError) -> Int64? {
    do throws(StoreError) {
      return try folder.modified(name)
    } catch {
      throw .storage(error.message)
    }
  }

  func obstacle(at name: String) throws(SyncError) -> String? {
    do throws(StoreError) {
      return try folder.obstacle(at: name)?.message
    } catch {
      throw .storage(error.message)
    }
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    do throws(StoreError) {
      try folder.write(name, bytes)
    } catch {
      throw .storage(error.message)
    }
  }

  func replace(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    do throws(StoreError) {
      try folder.replace(name, bytes)
    } catch {
      throw .storage(error.message)
    }
  }
}
