internal import RedoCrypto
internal import RedoProtocol

extension IdentityText {
  /// The identity that the text holds; `path` is for the error.
  func identity(at path: FilePath) throws(StoreError) -> Identity {
    guard count < Self.bareLimit else { throw .identityIsDamaged(path, .tooLong) }
    guard starts(with: Self.header, at: 0) else {
      throw isOfOtherVersion ? .identityIsNewer(path) : .identityIsDamaged(path, .header)
    }
    let seedStart = Self.header.utf8.count + 5
    let seedEnd = seedStart + 2 * SigningKey.seedLength
    guard starts(with: "seed ", at: seedStart - 5), starts(with: "\ndevice ", at: seedEnd),
      let deviceEnd = lineEnd(after: seedEnd + 8)
    else { throw .identityIsDamaged(path, .layout) }
    let digestStart = deviceEnd + 7
    guard starts(with: "check ", at: deviceEnd + 1),
      count == digestStart + 65, bytes[count - 1] == UInt8(ascii: "\n")
    else { throw .identityIsDamaged(path, .layout) }
    guard starts(with: Hex.text(of: digest(of: deviceEnd + 1).bytes), at: digestStart) else {
      throw .identityIsDamaged(path, .check)
    }
    guard let deviceID = word(from: seedEnd + 8, to: deviceEnd) else {
      throw .identityIsDamaged(path, .device)
    }
    return Identity(signingKey: try key(from: seedStart, at: path), deviceID: deviceID)
  }

  private var isOfOtherVersion: Bool {
    let start = Self.family.utf8.count
    guard starts(with: Self.family, at: 0), let end = lineEnd(after: start), end > start,
      end - start <= 9, bytes[start] != UInt8(ascii: "0"),
      bytes[start..<end].allSatisfy(\.isASCIIDigit)
    else { return false }
    return true
  }

  func starts(with text: String, at offset: Int) -> Bool {
    let length = text.utf8.count
    guard offset + length <= count else { return false }
    return bytes[offset..<offset + length].elementsEqual(text.utf8)
  }

  private func lineEnd(after offset: Int) -> Int? {
    guard offset < count else { return nil }
    return bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
  }

  /// One word of printable ASCII, which is not secret.
  private func word(from start: Int, to end: Int) -> String? {
    let word = bytes[start..<end]
    guard !word.isEmpty, word.allSatisfy(\.isASCIIGraphic) else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads the hex digits by hand, since an array or string of them could not be wiped.
  private func key(from start: Int, at path: FilePath) throws(StoreError) -> SigningKey {
    let seed = try SecretBuffer(count: SigningKey.seedLength)
    for index in 0..<SigningKey.seedLength {
      guard let high = Hex.value(of: bytes[start + 2 * index]),
        let low = Hex.value(of: bytes[start + 2 * index + 1])
      else { throw .identityIsDamaged(path, .seed) }
      seed.bytes[index] = high << 4 | low
    }
    guard let key = SigningKey(seed: UnsafeRawBufferPointer(seed.bytes)) else {
      throw .noSecretMemory
    }
    return key
  }
}
