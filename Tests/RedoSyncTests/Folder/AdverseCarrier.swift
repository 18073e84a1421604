import RedoSync
import RedoTestSupport

/// What carries files between the folders of some devices, and does everything to them that Syncthing,
/// Dropbox, a stick or a network disk have ever done, in any order.
struct AdverseCarrier {
  /// Each device's own copy of the shared folder.
  let folders: [MemoryFolder]
  private let document: [UInt8]
  /// Every file as its device wrote it.
  private var written: [String: [UInt8]] = [:]

  /// Empty folders that Redo has been told of.
  init(devices: Int, _ document: FolderDocument) {
    folders = (0..<devices).map { _ in MemoryFolder(document) }
    self.document = document.bytes
  }

  /// The folder's name of a device.
  static func writer(_ device: Int) -> String { "device-\(device)" }

  /// Does one thing to one file in one folder.
  mutating func disturb(by generator: inout SeededGenerator) {
    notice()
    let target = Int.random(in: 0..<folders.count, using: &generator)
    let folder = folders[target]
    // A device's own files are where it put them.
    let foreign = written.keys.filter { !$0.hasPrefix(Self.writer(target)) }.sorted()
    guard let name = foreign.randomElement(using: &generator), let bytes = written[name] else {
      return
    }
    let cut = Int.random(in: 0..<bytes.count, using: &generator)
    let copy = Self.names(like: name).randomElement(using: &generator) ?? name
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1, 2: folder[name] = bytes
    case 3: folder[name] = Array(bytes[..<cut])
    case 4: folder[name] = bytes[..<cut] + [UInt8](repeating: 0, count: bytes.count - cut)
    case 5: folder[copy] = bytes
    case 6: folder[copy] = Array(bytes[..<cut])
    case 7:
      folder[name] = nil
      folder[copy] = bytes
    case 8:
      var flipped = bytes
      flipped[cut] ^= 1 << UInt8(Int.random(in: 0..<8, using: &generator))
      folder[name] = flipped
    case 9: folder[name] = [UInt8](repeating: 0x47, count: bytes.count)
    case 10: folder[name] = nil
    case 11: folder[name] = []
    case 12: folder["a note.txt"] = Array("hello".utf8)
    default:
      // A stick that is pulled and put back.
      folder[FolderDocument.name] = folder[FolderDocument.name] == nil ? document : nil
    }
  }

  /// Brings every file everywhere, whole; what else lies there stays.
  mutating func heal() {
    notice()
    for folder in folders {
      folder[FolderDocument.name] = document
      for (name, bytes) in written { folder[name] = bytes }
    }
  }

  private mutating func notice() {
    for (device, folder) in folders.enumerated() {
      for name in folder.segments where name.hasPrefix(Self.writer(device)) {
        if written[name] == nil { written[name] = folder[name] }
      }
    }
  }

  /// Where a copy of a file may turn up.
  private static func names(like name: String) -> [String] {
    let stem = name.dropLast(5)
    return [
      "\(stem).sync-conflict-20261120-140500-ABCDEFG.redo", "\(stem) (Ana's conflicted copy).redo",
      "\(name).conflict", "copy of \(name.split(separator: "/").last ?? "it")",
      "elsewhere/\(name.split(separator: "/").last ?? "it")",
    ]
  }
}
