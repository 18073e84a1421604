internal import Glibc
internal import RedoProtocol
internal import RedoStore
public import RedoTasks

extension LocalZone {
  /// The most bytes of a file that is taken for a zone; the longest has 4,000.
  private nonisolated static let mostBytes = 65_536

  /// The zone of a name such as `America/New_York`, from the files that glibc reads too; nil where
  /// there is none of that name.
  ///
  /// A name may come out of anybody's file, and so leads nowhere but into the folder of zones.
  public nonisolated static func named(_ name: String) -> LocalZone? {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameByte) }) else { return nil }
    let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    guard let bytes = try? GivenFile(at: FilePath(folder).appending(name)).read(limit: mostBytes)
    else { return nil }
    return ZoneFile(bytes)?.zone
  }

  private nonisolated static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "_-+".utf8.contains(byte)
  }
}
