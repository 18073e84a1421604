import Foundation
import RedoCrypto
import RedoStore
import Testing

/// Several first starts at once, and those that died half way.
@Suite(.timeLimit(.minutes(5)))
struct IdentityCreationTests {
  let folder: TemporaryFolder
  private let unfinished = "identity.new"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `twenty first starts at once give one identity`() throws {
    for _ in 0..<10 {
      unlink(folder.path(of: IdentityFile.name))
      let directory = folder.directory
      let found = Gathered<String>()
      Machine.inThreads(20) { _ in
        do {
          let identity = try IdentityFile.loadOrCreate(in: directory)
          let key = identity.signingKey.verifyingKey.bytes.map { String($0) }.joined(separator: ".")
          found.add(identity.deviceID + " " + key)
        } catch {
          found.add("\(error)")
        }
      }
      #expect(found.elements.count == 20)
      #expect(Set(found.elements).count == 1, "\(Set(found.elements))")
      #expect(folder.names == [IdentityFile.name])
    }
  }

  @Test func `an identity that came first is kept, whatever lock its maker held`() throws {
    let elsewhere = try TemporaryFolder()
    let rival = try IdentityFile.loadOrCreate(in: elsewhere.directory)
    let made = elsewhere.path(of: IdentityFile.name)
    let (home, name) = (folder.path, folder.path(of: IdentityFile.name))
    for _ in 0..<50 {
      unlink(name)
      let outcomes = Gathered<Int32>()
      let thread = Thread {
        // As soon as the other's first byte is on its way.
        while (try? FileManager.default.contentsOfDirectory(atPath: home))?.isEmpty == true {}
        outcomes.add(link(made, name))
      }
      thread.start()
      let identity = try IdentityFile.loadOrCreate(in: folder.directory)
      while outcomes.elements.isEmpty { usleep(100) }
      let stored = try IdentityFile.load(in: folder.directory)
      #expect(stored?.deviceID == identity.deviceID)
      #expect((identity.deviceID == rival.deviceID) == (outcomes.elements == [0]))
    }
  }

  @Test func `a half-written leftover is no identity and goes`() throws {
    try folder.write(unfinished, "redo-identity 1\nseed 00")
    #expect(try IdentityFile.load(in: folder.directory) == nil)
    _ = try IdentityFile.loadOrCreate(in: folder.directory)
    #expect(folder.names == [IdentityFile.name])
  }

  @Test func `a second name left by a dead process goes when the identity is loaded`() throws {
    let made = try IdentityFile.loadOrCreate(in: folder.directory)
    link(folder.path(of: IdentityFile.name), folder.path(of: unfinished))
    #expect(try IdentityFile.load(in: folder.directory)?.deviceID == made.deviceID)
    #expect(folder.names == [IdentityFile.name])
  }

  @Test func `a link planted under the unfinished name leads nowhere`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("canary", Array("canary".utf8), mode: 0o644)
    for isHard in [false, true] {
      unlink(folder.path(of: IdentityFile.name))
      let planted = folder.path(of: unfinished)
      let canary = elsewhere.path(of: "canary")
      #expect((isHard ? link(canary, planted) : symlink(canary, planted)) == 0)
      _ = try IdentityFile.loadOrCreate(in: folder.directory)
      #expect(elsewhere.text(of: "canary") == "canary")
      #expect(elsewhere.mode(of: "canary") == 0o644)
      #expect(folder.names == [IdentityFile.name])
    }
  }

  @Test func `a folder planted under the unfinished name is an error that names it`() throws {
    mkdir(folder.path(of: unfinished), 0o700)
    let error = #expect(throws: StoreError.self) {
      try IdentityFile.loadOrCreate(in: folder.directory)
    }
    #expect(error?.message.contains(folder.path(of: unfinished)) == true)
    #expect(folder.names == [unfinished])
  }

  @Test func `a hard link to a foreign file is damage, and the file stays`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("canary", "canary")
    link(elsewhere.path(of: "canary"), folder.path(of: IdentityFile.name))
    #expect(throws: StoreError.self) { try IdentityFile.loadOrCreate(in: folder.directory) }
    #expect(elsewhere.text(of: "canary") == "canary")
  }

  @Test func `a creation held up by another waits only so long`() throws {
    let holder = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    let patience = Duration.milliseconds(50)
    let error = #expect(throws: StoreError.self) {
      try IdentityFile.loadOrCreate(in: folder.directory, patience: patience)
    }
    guard case .lockIsHeld(folder.directory.path, _, patience) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(folder.names.isEmpty)
  }
}
