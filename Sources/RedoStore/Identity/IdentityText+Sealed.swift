internal import RedoCrypto
internal import RedoProtocol

/// A sealed identity: what it is, the public key, the device id, the cost, the salt, the nonce, the
/// sealed seed, and the SHA-256 of the lines above. The seal binds all lines before it.
extension IdentityText {
  static let sealedHeader = "redo-identity 2\n"

  /// Seals an identity under a passphrase.
  init(
    sealing identity: Identity, with passphrase: Passphrase, cost: PassphraseCost
  ) throws(StoreError) {
    let context = Self.context(
      of: identity.signingKey.verifyingKey, identity.deviceID, cost: cost)
    let seal = passphrase.withBytes {
      SealedSeed(identity.signingKey, under: $0, binding: Array(context.utf8), cost: cost)
    }
    guard let seal else { throw .noSecretMemory }
    try self.init(
      text: context + """
        salt \(Hex.text(of: seal.salt))
        nonce \(Hex.text(of: seal.nonce))
        box \(Hex.text(of: seal.box))

        """)
  }

  private static func context(
    of key: VerifyingKey, _ deviceID: String, cost: PassphraseCost
  ) -> String {
    sealedHeader + """
      public \(Hex.text(of: key.bytes))
      device \(deviceID)
      argon2id \(cost.operations) \(cost.memory)

      """
  }

  var isSealed: Bool { starts(with: Self.sealedHeader, at: 0) }

  /// The sealed identity that the text holds, which is no secret; `path` is for the error.
  func sealedIdentity(at path: FilePath) throws(StoreError) -> SealedIdentity {
    guard count < Self.limit else { throw .identityIsDamaged(path, .tooLong) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .identityIsDamaged(path, .layout)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let names = ["public ", "device ", "argon2id ", "salt ", "nonce ", "box ", "check "]
    guard lines.count == names.count + 2, lines.last == "",
      zip(lines.dropFirst(), names).allSatisfy({ $0.hasPrefix($1) })
    else { throw .identityIsDamaged(path, .layout) }
    let values = zip(lines.dropFirst(), names).map { String($0.dropFirst($1.count)) }
    guard values[6] == Hex.text(of: digest(of: count - lines[7].utf8.count - 1).bytes) else {
      throw .identityIsDamaged(path, .check)
    }
    guard !values[1].isEmpty, values[1].utf8.allSatisfy(\.isASCIIGraphic) else {
      throw .identityIsDamaged(path, .device)
    }
    let cost = try Self.cost(values[2], at: path)
    guard let key = Hex.bytes(of: values[0]).flatMap({ VerifyingKey(bytes: $0) }),
      let seal = Self.seal(cost, values[3...5])
    else { throw .identityIsDamaged(path, .seal) }
    return SealedIdentity(
      verifyingKey: key, deviceID: values[1], path: path, seal: seal,
      context: Array(Self.context(of: key, values[1], cost: cost).utf8))
  }

  private static func cost(
    _ text: String, at path: FilePath
  ) throws(StoreError) -> PassphraseCost {
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false)
    guard numbers.count == 2, let operations = Int(numbers[0]), let memory = Int(numbers[1])
    else { throw .identityIsDamaged(path, .seal) }
    guard let cost = PassphraseCost(operations: operations, memory: memory) else {
      throw .seal(.sealIsTooCostly(path))
    }
    return cost
  }

  private static func seal(_ cost: PassphraseCost, _ hex: ArraySlice<String>) -> SealedSeed? {
    let parts = hex.compactMap { Hex.bytes(of: $0) }
    guard parts.count == 3 else { return nil }
    return SealedSeed(cost: cost, salt: parts[0], nonce: parts[1], box: parts[2])
  }
}
