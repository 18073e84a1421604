internal import Glibc
internal import RedoCrypto
public import RedoProtocol

/// The file `watermark`, sealed with the key in `watermark.key`, both mode 0600.
///
/// It only ever saves work: whatever is odd about either file means that nothing is verified yet.
/// Who can read the key can forge the seal.
public struct WatermarkFile: Sendable {
  /// The watermark's name in the data directory.
  public static let name = "watermark"
  /// The name of the key to its seal.
  static let keyName = "watermark.key"

  private static let header = "redo-watermark 1"
  /// What the field of refused lines begins with, so that it is there without any: lines count from 1.
  private static let noLine = "0"
  /// No watermark is longer than this, in bytes.
  private static let limit = 65_536
  /// No watermark names more refused lines: verifying them again each time would save nothing.
  private static let refusalLimit = 2_000

  /// The data directory.
  let directory: PrivateFolder

  /// Names the watermark of a data directory; nothing is opened.
  public init(in directory: PrivateFolder) {
    self.directory = directory
  }

  /// The watermark; nil when it is absent, damaged, sealed with another key or open to others.
  public func load() -> Watermark? {
    guard let folder = try? directory.open(), let key = Self.key(in: folder),
      let bytes = folder.privateBytes(of: Self.name, limit: Self.limit)
    else { return nil }
    return Self.watermark(in: bytes, sealedWith: key)
  }

  /// Replaces the watermark; whether that worked out.
  ///
  /// It is not flushed: a lost watermark costs one verification.
  @discardableResult
  public func save(_ watermark: Watermark) -> Bool {
    guard watermark.refusedLines.count <= Self.refusalLimit else { return false }
    do throws(StoreError) {
      let folder = try directory.open()
      let known = Self.key(in: folder)
      let key = if let known { known } else { try Self.newKey(in: folder) }
      try folder.replace(Self.name, by: Self.text(of: watermark, sealedWith: key))
      return true
    } catch {
      return false
    }
  }

  /// Takes the watermark away, so that all of the log is verified once more.
  public func forget() {
    directory.remove(Self.name)
  }

  private static func key(in folder: borrowing FileDescriptor) -> KeyedHash? {
    folder.privateBytes(of: keyName, limit: KeyedHash.length).flatMap { KeyedHash(key: $0) }
  }

  private static func newKey(in folder: borrowing FileDescriptor) throws(StoreError) -> KeyedHash {
    let bytes = RandomBytes.make(KeyedHash.length)
    try folder.replace(keyName, by: bytes)
    guard let key = KeyedHash(key: bytes) else { throw .noSecretMemory }
    return key
  }

  private static func message(of watermark: Watermark) -> [UInt8] {
    let chain = Hex.text(of: watermark.chain.bytes)
    let refused = watermark.refusedLines.map { "," + String($0) }.joined()
    let fields = "\(watermark.length) \(watermark.lines) \(chain) \(noLine)\(refused)"
    return Array("\(header) \(fields)".utf8)
  }

  private static func text(of watermark: Watermark, sealedWith key: KeyedHash) -> [UInt8] {
    let message = message(of: watermark)
    return message + Array(" \(Hex.text(of: key.seal(of: message)))\n".utf8)
  }

  /// Reads the fields, and believes them if they are spelt as they are written and sealed.
  private static func watermark(in bytes: [UInt8], sealedWith key: KeyedHash) -> Watermark? {
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard bytes.last == UInt8(ascii: "\n"), fields.count == 7,
      let length = Int(fields[2]), let lines = Int(fields[3]),
      let chain = Digest(hex: String(fields[4])),
      let seal = Hex.bytes(of: String(fields[6].dropLast()))
    else { return nil }
    let watermark = Watermark(
      length: length, lines: lines, chain: chain,
      refusedLines: fields[5].split(separator: ",").dropFirst().compactMap { Int($0) })
    let message = message(of: watermark)
    let isAsWritten = bytes.count == message.count + 2 + 2 * KeyedHash.length
    guard isAsWritten, bytes.starts(with: message), key.isSeal(seal, of: message) else {
      return nil
    }
    return watermark
  }
}
