internal import RedoProtocol

extension FolderRemote {
  /// More devices than these are none of one user's.
  private static let mostDevices = 64
  /// The length of a writer's name, in hex digits.
  private static let writerLength = 32

  /// What devices say that they have told, this one's page among them.
  ///
  /// What is no page is passed over. Throws where the folder is not there or not ours.
  public func toldPages() throws(SyncError) -> [ToldPage] {
    _ = try document()
    let folders = try storage.folders().filter(Self.isWriter).sorted().prefix(Self.mostDevices)
    var pages: [ToldPage] = []
    for folder in folders {
      guard let bytes = try? storage.read(Self.path(of: folder), limit: ToldPage.lengthLimit),
        let page = ToldPage(bytes, by: folder, openedBy: key)
      else { continue }
      pages.append(page)
    }
    return pages
  }

  /// Puts this device's page in the place of the one that is there; no other device writes to it.
  public func tell(_ page: ToldPage) throws(SyncError) {
    _ = try document()
    try storage.replace(Self.path(of: writer), page.bytes(sealedBy: key))
  }

  private static func path(of writer: String) -> String {
    writer + "/" + ToldPage.name
  }

  /// Whether a folder is called as a device's own is; a copy that a carrier made of one is not.
  static func isWriter(_ folder: String) -> Bool {
    folder.utf8.count == writerLength && Hex.bytes(of: folder) != nil
  }
}
