public import RedoCrypto
internal import RedoProtocol

/// The file `redo.json` in a shared folder: that it is Redo's, what it asks of clients, and how the
/// key is made where there is a passphrase.
public struct FolderDocument: Hashable, Sendable {
  /// The file's name in the folder.
  public static let name = "redo.json"
  /// No document is longer, in bytes.
  public static let lengthLimit = 65_536
  /// What the key seals to show that it is the right one.
  private static let proofText = Array("redo".utf8)

  /// How a passphrase becomes the folder's key.
  public struct Seal: Hashable, Sendable {
    /// What Argon2id costs.
    public let cost: PassphraseCost
    /// What makes equal passphrases different keys.
    public let salt: [UInt8]
    /// Something sealed, by which the right key is told from a wrong one.
    let proof: [UInt8]

    /// The proof that a key goes with this salt.
    public init(cost: PassphraseCost, salt: [UInt8], provenBy key: SharedKey) {
      self.init(
        cost: cost, salt: salt,
        proof: key.sealed(FolderDocument.proofText, binding: salt))
    }

    init(cost: PassphraseCost, salt: [UInt8], proof: [UInt8]) {
      self.cost = cost
      self.salt = salt
      self.proof = proof
    }

    /// Whether a key is the one that this seal was made with.
    public func isProven(by key: SharedKey) -> Bool {
      key.opened(proof, binding: salt) == FolderDocument.proofText
    }
  }

  /// What the folder asks of clients.
  let terms: RemoteTerms
  /// The passphrase's part; nil where nodes lie open.
  public let seal: Seal?

  /// Describes a new folder.
  public init(seal: Seal?) {
    terms = RemoteTerms(
      protocolVersion: RemoteTerms.spoken,
      leastClient: ProgramVersion(major: 0, minor: 1, patch: 0))
    self.seal = seal
  }

  /// The format that this program reads and writes.
  private static let format: Int64 = 1

  /// Whether a file that this program cannot read is one that a newer one wrote.
  public static func isNewer(_ bytes: [UInt8]) -> Bool {
    JSONObject(bytes)?.integer("format").map { $0 > format } ?? false
  }

  /// Reads the file; nil where it is not what Redo writes.
  public init?(_ bytes: [UInt8]) {
    guard let object = JSONObject(bytes), object.integer("format") == Self.format,
      let version = object.text("protocol").flatMap({ ProgramVersion($0) }),
      let least = object.text("minClient").flatMap({ ProgramVersion($0) })
    else { return nil }
    terms = RemoteTerms(protocolVersion: version, leastClient: least)
    guard object.has("seal") else {
      seal = nil
      return
    }
    guard let part = object.object("seal"), let passes = part.integer("operations"),
      let memory = part.integer("memory"),
      let cost = PassphraseCost(operations: Int(passes), memory: Int(memory)),
      let salt = part.text("salt").flatMap({ Hex.bytes(of: $0) }),
      let proof = part.text("proof").flatMap({ Hex.bytes(of: $0) }),
      salt.count == PassphraseCost.saltLength
    else { return nil }
    seal = Seal(cost: cost, salt: salt, proof: proof)
  }

  /// The file's bytes: canonical JSON and a line feed.
  public var bytes: [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.write("format", Self.format)
    writer.write("minClient", terms.leastClient.description)
    writer.write("protocol", terms.protocolVersion.description)
    if let seal { write(seal, to: &writer) }
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  private func write(_ seal: Seal, to writer: inout CanonicalWriter) {
    writer.key("seal")
    writer.beginObject()
    writer.write("memory", Int64(seal.cost.memory))
    writer.write("operations", Int64(seal.cost.operations))
    writer.write("proof", Hex.text(of: seal.proof))
    writer.write("salt", Hex.text(of: seal.salt))
    writer.endObject()
  }
}
