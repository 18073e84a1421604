import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoStore

/// Identities under a passphrase.
@Suite(.timeLimit(.minutes(5)))
struct IdentitySealingTests {
  let folder: TemporaryFolder
  let identity: Identity
  let cheap: PassphraseCost

  init() throws {
    folder = try TemporaryFolder()
    identity = try IdentityFile.loadOrCreate(in: folder.directory)
    cheap = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
  }

  private var path: FilePath { folder.directory.path.appending(IdentityFile.name) }
  private var bytes: [UInt8] { folder.bytes(of: IdentityFile.name) ?? [] }

  private func passphrase(_ text: String) throws -> Passphrase {
    let passphrase = try Passphrase()
    for byte in text.utf8 { #expect(passphrase.append(byte)) }
    return passphrase
  }

  private func seal(_ text: String = "correct horse") throws {
    try IdentityFile.seal(
      identity, with: passphrase(text), in: folder.directory, cost: cheap)
  }

  private func sealed() throws -> SealedIdentity {
    guard case .sealed(let sealed) = try IdentityFile.stored(in: folder.directory) else {
      throw StoreError.seal(.identityIsNotSealed(path))
    }
    return sealed
  }

  private func rechecked(_ text: String) -> [UInt8] {
    let body = Array(text.prefix(upTo: text.range(of: "check ")?.lowerBound ?? text.endIndex).utf8)
    let check = SHA256().digest(of: body.span).bytes.map { String(format: "%02x", $0) }.joined()
    return body + Array("check \(check)\n".utf8)
  }

  @Test func `a seal that opens to another key than the file names is damage`() throws {
    try seal()
    let lines = (folder.text(of: IdentityFile.name) ?? "").split(separator: "\n").map(String.init)
    let other = try #require(SigningKey())
    let names = [lines[0], "public \(Hex.text(of: other.verifyingKey.bytes))"] + lines[2...3]
    let context = names.map { $0 + "\n" }.joined()
    let passphrase = try passphrase("correct horse")
    let seal = try #require(
      passphrase.withBytes {
        SealedSeed(identity.signingKey, under: $0, binding: Array(context.utf8), cost: cheap)
      })
    let parts = [("salt", seal.salt), ("nonce", seal.nonce), ("box", seal.box)]
    let rest = parts.map { "\($0) \(Hex.text(of: $1))\n" }.joined()
    try folder.write(IdentityFile.name, rechecked(context + rest))
    #expect(throws: StoreError.identityIsDamaged(path, .seal)) {
      try sealed().opened(with: passphrase)
    }
  }

  @Test func `another name of the sealed file keeps what it names`() throws {
    try seal()
    let copy = folder.path(of: "backup")
    try FileManager.default.linkItem(atPath: folder.path(of: IdentityFile.name), toPath: copy)
    let bytes = try #require(folder.bytes(of: "backup"))
    try IdentityFile.unseal(identity, from: sealed(), in: folder.directory)
    #expect(folder.bytes(of: "backup") == bytes)
  }

  @Test func `another name of the bare file keeps the key, and that is told`() throws {
    try FileManager.default.linkItem(
      atPath: folder.path(of: IdentityFile.name), toPath: folder.path(of: "backup"))
    let bare = bytes
    let isBareElsewhere = try IdentityFile.seal(
      identity, with: passphrase("correct horse"), in: folder.directory, cost: cheap)
    #expect(isBareElsewhere)
    #expect(folder.bytes(of: "backup") == bare)
    #expect(try sealed().deviceID == identity.deviceID)
    let again = try IdentityFile.seal(
      identity, with: passphrase("staple"), over: sealed(), in: folder.directory, cost: cheap)
    #expect(!again, "what a seal replaces holds no bare key")
  }

  @Test func `a bare key that a killed process left beside the sealed one goes at the next look`()
    throws
  {
    let bare = bytes
    try seal()
    try folder.write("identity.new", bare)
    let left = open(folder.path(of: "identity.new"), O_RDONLY)
    defer { close(left) }
    _ = try sealed()
    #expect(folder.names == [IdentityFile.name])
    var read = [UInt8](repeating: 1, count: bare.count)
    #expect(pread(left, &read, bare.count, 0) == bare.count)
    #expect(read.allSatisfy { $0 == 0 })
  }

  @Test func `what another process writes under its lock is not taken away`() throws {
    try seal()
    try folder.write("identity.new", "half")
    let holder = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(holder, LOCK_EX) == 0)
    _ = try sealed()
    #expect(folder.text(of: "identity.new") == "half")
    close(holder)
    _ = try sealed()
    #expect(folder.names == [IdentityFile.name])
  }

  @Test func `what a leftover shares with another name is not overwritten`() throws {
    try folder.write("canary", "sing")
    #expect(link(folder.path(of: "canary"), folder.path(of: "identity.new")) == 0)
    _ = try IdentityFile.stored(in: folder.directory)
    #expect(folder.names == ["canary", IdentityFile.name])
    #expect(folder.text(of: "canary") == "sing")
  }

  @Test func `a sealed identity is private, holds no bare seed, and opens again`() throws {
    try seal()
    #expect(folder.mode(of: IdentityFile.name) == 0o600)
    #expect(folder.names == [IdentityFile.name])
    let seed = identity.signingKey.withSeed { Array($0) }
    let hex = seed.map { String(format: "%02x", $0) }.joined()
    #expect(folder.text(of: IdentityFile.name)?.contains(hex) == false)
    let sealed = try sealed()
    #expect(sealed.verifyingKey == identity.signingKey.verifyingKey)
    #expect(sealed.deviceID == identity.deviceID)
    let opened = try sealed.opened(with: passphrase("correct horse"))
    #expect(opened.signingKey.withSeed { Array($0) } == seed)
    #expect(opened.deviceID == identity.deviceID)
    guard case .sealed(let again) = try IdentityFile.storedOrCreated(in: folder.directory) else {
      Issue.record("the key lies open")
      return
    }
    #expect(again.path == path)
  }

  @Test func `of the file that held the bare key nothing is left to read`() throws {
    let count = bytes.count
    let old = open(folder.path(of: IdentityFile.name), O_RDONLY)
    defer { close(old) }
    try seal()
    var left = [UInt8](repeating: 1, count: count)
    #expect(pread(old, &left, count, 0) == count)
    #expect(left.allSatisfy { $0 == 0 })
  }

  @Test func `a wrong passphrase and a damaged file are told apart`() throws {
    try seal()
    let sealed = try sealed()
    #expect(throws: StoreError.seal(.wrongPassphrase(path))) {
      try sealed.opened(with: passphrase("correct hors"))
    }
    var damaged = bytes
    damaged[100] ^= 1
    try folder.write(IdentityFile.name, damaged)
    let error = #expect(throws: StoreError.self) {
      try IdentityFile.stored(in: folder.directory)
    }
    guard case .identityIsDamaged = error else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test func `short lines and a long one of no text are damage too`() throws {
    let names = ["public ", "device ", "argon2id ", "salt ", "nonce ", "box ", "check "]
    let start = "redo-identity 2\n" + names.joined(separator: "\n")
    let damaged = Array(start.utf8) + [UInt8](repeating: 0xFF, count: 100) + [0x0A]
    try folder.write(IdentityFile.name, damaged)
    #expect(throws: StoreError.identityIsDamaged(path, .layout)) {
      try IdentityFile.stored(in: folder.directory)
    }
  }

  @Test func `a thousand random corruptions are refused`() throws {
    try seal()
    let whole = bytes
    var generator = SeededGenerator.fromEnvironment(default: 20_261_121)
    for _ in 0..<1_000 {
      var changed = whole
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: changed[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: changed.remove(at: place)
        }
      }
      guard changed != whole else { continue }
      try folder.write(IdentityFile.name, changed)
      #expect(throws: StoreError.self, "seed \(generator.seed)") {
        try IdentityFile.loadOrCreate(in: folder.directory)
      }
      let stored = try? IdentityFile.stored(in: folder.directory)
      #expect(stored == nil, "seed \(generator.seed)")
      #expect(bytes == changed)
    }
  }

  @Test(arguments: ["public", "device", "salt", "nonce", "box"])
  func `a line that was changed and checked anew does not open`(_ name: String) throws {
    try seal()
    let text = String(decoding: bytes, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
    let last = line.last == "0" ? "1" : "0"
    let changed = text.replacingOccurrences(of: line, with: line.dropLast() + last)
    try folder.write(IdentityFile.name, rechecked(changed))
    #expect(throws: StoreError.seal(.wrongPassphrase(path))) {
      try sealed().opened(with: passphrase("correct horse"))
    }
  }

  @Test(arguments: ["11 8192", "1 1073741825", "3 68719476736", "99999999999 8192", "1 8191"])
  func `a planted cost is refused before anything is computed`(_ cost: String) throws {
    try seal()
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "argon2id 1 8192", with: "argon2id \(cost)")
    try folder.write(IdentityFile.name, rechecked(text))
    #expect(throws: StoreError.seal(.sealIsTooCostly(path))) { try sealed() }
  }

  @Test func `a passphrase is changed and taken off, and the key stays the same`() throws {
    try seal()
    let first = try sealed()
    let opened = try first.opened(with: passphrase("correct horse"))
    try IdentityFile.seal(
      opened, with: passphrase("staple"), over: first, in: folder.directory, cost: cheap)
    #expect(throws: StoreError.seal(.wrongPassphrase(path))) {
      try sealed().opened(with: passphrase("correct horse"))
    }
    let second = try sealed()
    try IdentityFile.unseal(
      try second.opened(with: passphrase("staple")), from: second, in: folder.directory)
    let bare = try IdentityFile.loadOrCreate(in: folder.directory)
    #expect(bare.signingKey.verifyingKey == identity.signingKey.verifyingKey)
    #expect(bare.deviceID == identity.deviceID)
    #expect(folder.names == [IdentityFile.name])
  }

  @Test func `an identity that another program replaced meanwhile stays`() throws {
    let other = try TemporaryFolder()
    let foreign = try IdentityFile.loadOrCreate(in: other.directory)
    let before = bytes
    #expect(throws: StoreError.seal(.identityWasChanged(path))) {
      try IdentityFile.seal(
        foreign, with: passphrase("p"), in: folder.directory, cost: cheap)
    }
    #expect(bytes == before)
  }

  @Test func `of two that seal at once the later one is told, and the first one's seal opens`()
    throws
  {
    let changed = StoreError.seal(.identityWasChanged(path))
    try seal("first")
    #expect(throws: changed) { try seal("second") }
    let seen = try sealed()
    try IdentityFile.seal(
      identity, with: passphrase("third"), over: seen, in: folder.directory, cost: cheap)
    #expect(throws: changed) {
      try IdentityFile.seal(
        identity, with: passphrase("fourth"), over: seen, in: folder.directory, cost: cheap)
    }
    #expect(throws: changed) {
      try IdentityFile.unseal(identity, from: seen, in: folder.directory)
    }
    #expect(try sealed().opened(with: passphrase("third")).deviceID == identity.deviceID)
  }

  @Test func `the longest bare identity can be sealed`() throws {
    let device = String(repeating: "d", count: 320)
    let seed = (0..<32).map { String(format: "%02x", $0) }.joined()
    let text = "redo-identity 1\nseed \(seed)\ndevice \(device)\ncheck "
    try folder.write(IdentityFile.name, rechecked(text))
    let long = try IdentityFile.loadOrCreate(in: folder.directory)
    try IdentityFile.seal(long, with: passphrase("p"), in: folder.directory, cost: cheap)
    #expect(try sealed().opened(with: passphrase("p")).deviceID == device)
  }

  @Test func `a passphrase file is private and its first line counts`() throws {
    try folder.write("pass", Array("correct horse\nmore\n".utf8))
    let file = folder.directory.path.appending("pass")
    #expect(try Passphrase(contentsOf: file).isEqual(to: passphrase("correct horse")))
    chmod(folder.path(of: "pass"), 0o644)
    #expect(throws: StoreError.readableByOthers(file, mode: 0o644)) {
      try Passphrase(contentsOf: file)
    }
    for bad in ["", "\n", String(repeating: "x", count: Passphrase.limit)] {
      try folder.write("pass", bad)
      #expect(throws: StoreError.seal(.passphraseIsUnusable(file))) {
        try Passphrase(contentsOf: file)
      }
    }
  }

  @Test func `a typed character is taken back whole`() throws {
    let typed = try passphrase("aé")
    typed.removeLast()
    #expect(typed.isEqual(to: try passphrase("a")))
    typed.removeLast()
    typed.removeLast()
    #expect(typed.count == 0)
    for _ in 0..<Passphrase.limit - 1 { #expect(typed.append(1)) }
    #expect(!typed.append(1))
  }
}
