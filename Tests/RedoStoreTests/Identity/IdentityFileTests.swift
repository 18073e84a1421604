import Foundation
import RedoCrypto
import RedoStore
import Testing

@Suite(.timeLimit(.minutes(5)))
struct IdentityFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: FilePath { folder.directory.path.appending(IdentityFile.name) }

  /// An identity made by hand from the seed 00 01 … 1f (its public key is a known one).
  private func handmade(device: String = "device-0123456789abcdef", version: String = "1") -> String
  {
    let seed = (0..<32).map { String(format: "%02x", $0) }.joined()
    let body = "redo-identity \(version)\nseed \(seed)\ndevice \(device)\n"
    let bytes = Array(body.utf8)
    let check = SHA256().digest(of: bytes.span).bytes
    return body + "check " + check.map { String(format: "%02x", $0) }.joined() + "\n"
  }

  private func seed(of key: SigningKey) -> [UInt8] {
    key.withSeed { Array($0) }
  }

  @Test func `without a file there is no identity, and asking makes none`() throws {
    #expect(try IdentityFile.load(in: folder.directory) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func `a new identity is private, alone in the folder, and the same when loaded`() throws {
    let made = try IdentityFile.loadOrCreate(in: folder.directory)
    #expect(folder.names == [IdentityFile.name])
    #expect(folder.mode(of: IdentityFile.name) == 0o600)
    #expect(made.deviceID.wholeMatch(of: /[0-9a-f]{8}/) != nil)
    let text = folder.text(of: IdentityFile.name)
    let loaded = try #require(try IdentityFile.load(in: folder.directory))
    let again = try IdentityFile.loadOrCreate(in: folder.directory)
    for other in [loaded, again] {
      #expect(other.deviceID == made.deviceID)
      #expect(seed(of: other.signingKey) == seed(of: made.signingKey))
      #expect(other.signingKey.verifyingKey == made.signingKey.verifyingKey)
    }
    #expect(folder.text(of: IdentityFile.name) == text)
  }

  @Test func `two folders get two identities`() throws {
    let other = try TemporaryFolder()
    let first = try IdentityFile.loadOrCreate(in: folder.directory)
    let second = try IdentityFile.loadOrCreate(in: other.directory)
    #expect(first.deviceID != second.deviceID)
    #expect(first.signingKey.verifyingKey != second.signingKey.verifyingKey)
  }

  @Test func `a new identity is private whatever the umask says`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0o000, 0o077, 0o777] as [mode_t] {
        let folder = try TemporaryFolder()
        umask(mask)
        _ = try IdentityFile.loadOrCreate(in: folder.directory)
        #expect(folder.mode(of: IdentityFile.name) == 0o600)
      }
    }
  }

  @Test func `the format is the documented one`() throws {
    try folder.write(IdentityFile.name, handmade(device: "laptop"))
    let identity = try #require(try IdentityFile.load(in: folder.directory))
    #expect(identity.deviceID == "laptop")
    #expect(seed(of: identity.signingKey) == (0..<32).map { UInt8($0) })
    // RFC 8032's key pair function of that seed, as other implementations compute it.
    let known = "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8"
    let hex = identity.signingKey.verifyingKey.bytes.map { String(format: "%02x", $0) }.joined()
    #expect(hex == known)
  }

  @Test func `the format is the one that is written`() throws {
    let made = try IdentityFile.loadOrCreate(in: folder.directory)
    let lines = try #require(folder.text(of: IdentityFile.name)).split(separator: "\n")
    let seed = seed(of: made.signingKey).map { String(format: "%02x", $0) }.joined()
    #expect(lines.dropLast() == ["redo-identity 1", "seed \(seed)", "device \(made.deviceID)"])
    let body = Array((lines.dropLast().joined(separator: "\n") + "\n").utf8)
    let check = SHA256().digest(of: body.span).bytes.map { String(format: "%02x", $0) }.joined()
    #expect(lines.last == "check \(check)")
  }

  @Test func `of all 512 modes only those closed to others are taken`() throws {
    let text = handmade()
    try folder.write(IdentityFile.name, text)
    for mode in 0..<0o1000 as Range<mode_t> {
      chmod(folder.path(of: IdentityFile.name), mode)
      let outcome = Result { () throws(StoreError) in try IdentityFile.load(in: folder.directory) }
      switch outcome {
      case .success(let identity):
        #expect(mode & 0o077 == 0 && identity != nil)
      case .failure(.failed(.open, path, code: EACCES)):
        #expect(!Machine.isRoot && mode & 0o400 == 0)
      case .failure(let error):
        #expect(mode & 0o077 != 0)
        #expect(error == .readableByOthers(path, mode: mode))
      }
      #expect(folder.mode(of: IdentityFile.name) == mode)
    }
    chmod(folder.path(of: IdentityFile.name), 0o600)
    #expect(folder.text(of: IdentityFile.name) == text)
  }

  @Test func `a refusal names path, mode and fix, and makes no new identity`() throws {
    try folder.write(IdentityFile.name, Array(handmade().utf8), mode: 0o644)
    let error = #expect(throws: StoreError.self) {
      try IdentityFile.loadOrCreate(in: folder.directory)
    }
    let message = try #require(error?.message)
    #expect(message.contains("0644") && message.contains("chmod 600 \(path)"))
    #expect(folder.text(of: IdentityFile.name) == handmade())
    #expect(folder.mode(of: IdentityFile.name) == 0o644)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `an identity of another user is refused`() throws {
    try folder.write(IdentityFile.name, handmade())
    chown(folder.path(of: IdentityFile.name), 12_345, 0)
    #expect(throws: StoreError.foreignOwner(path, owner: 12_345, user: 0)) {
      try IdentityFile.loadOrCreate(in: folder.directory)
    }
  }

  @Test func `an identity in a folder others can write to is refused`() throws {
    try folder.write(IdentityFile.name, handmade())
    chmod(folder.path, 0o770)
    #expect(throws: StoreError.writableByOthers(folder.directory.path, mode: 0o770)) {
      try IdentityFile.load(in: folder.directory)
    }
  }

  @Test(arguments: Impostor.allCases)
  func `what is no file is refused and what a link leads to is untouched`(
    _ impostor: Impostor
  ) throws {
    try folder.write("canary", handmade())
    try impostor.plant(at: folder.path(of: IdentityFile.name), canary: folder.path(of: "canary"))
    let error = #expect(throws: StoreError.self) {
      try IdentityFile.loadOrCreate(in: folder.directory)
    }
    guard case .notAFile(path, _) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(folder.names == ["canary", IdentityFile.name].sorted())
    #expect(folder.text(of: "canary") == handmade())
  }
}
