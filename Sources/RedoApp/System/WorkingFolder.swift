internal import Glibc
internal import RedoStore

/// The folder that the program was started in.
enum WorkingFolder {
  /// A path as it leads to the same place from everywhere.
  ///
  /// Throws where the system does not tell what this folder is.
  static func path(to place: String) throws(StoreError) -> FilePath {
    guard place.utf8.first != UInt8(ascii: "/") else { return FilePath(place) }
    guard let here = getcwd(nil, 0) else { throw .failed(.inspect, FilePath("."), code: errno) }
    defer { free(here) }
    let start = "./".utf8
    let rest = place.utf8.starts(with: start) ? place.utf8.dropFirst(start.count) : place.utf8[...]
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: here, count: strlen(here))))
      .appending(String(decoding: rest, as: UTF8.self))
  }

  /// A path as it leads to the same place from everywhere; as it stands where the system does not
  /// tell.
  static func absolute(_ place: String) -> String {
    (try? path(to: place))?.text ?? place
  }
}
