import Foundation
import RedoCrypto
import RedoStore
import Testing

/// The files that tokens lie in.
struct TokenFolderTests {
  let folder: TemporaryFolder
  private let remote = RemoteEntry(
    id: "0123456789abcdef", kind: .firestore, name: "firestore", address: "tasks-1")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func tokens(
    isEmulated: Bool = false, patience: Duration = TokenFolder.patience
  ) throws -> TokenFolder {
    try TokenFolder(
      of: remote, isEmulated: isEmulated,
      environment: Environment(["XDG_STATE_HOME": folder.path]), patience: patience)
  }

  private func text(_ secret: Secret?) -> String? {
    secret?.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private func keep(_ text: String, isEmulated: Bool = false) throws {
    try tokens(isEmulated: isEmulated).write("google", try #require(Secret(text.utf8)))
  }

  @Test func `what was kept is read again, from a private file`() throws {
    #expect(try tokens().read("google") == nil)
    try keep("canary")
    try keep("another")
    #expect(try text(tokens().read("google")) == "another")
    #expect(try tokens().read("firebase") == nil)
    #expect(folder.mode(of: "redo/google-0123456789abcdef") == 0o600)
    #expect(folder.mode(of: "redo") == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "redo"))
    #expect(names == ["google-0123456789abcdef"])
  }

  @Test func `what a process had written when it was killed goes with the file, and nothing else`()
    throws
  {
    try keep("canary")
    let names = [
      "google-0123456789abcdef.17.new", "google-0123456789abcdef.new",
      "google-0123456789abcdef.old.new", "google-0123456789abcdef-emulator.17.new",
    ]
    for name in names { try folder.write("redo/" + name, "canary") }
    #expect(try tokens().remove("google"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "redo"))
    #expect(left.sorted() == names.dropFirst().sorted())
  }

  @Test func `an emulator's tokens are others`() throws {
    try keep("real")
    try keep("emulated", isEmulated: true)
    #expect(try text(tokens().read("google")) == "real")
    #expect(try text(tokens(isEmulated: true).read("google")) == "emulated")
  }

  @Test(arguments: [0o640, 0o604, 0o666, 0o644] as [mode_t])
  func `a file that others can read is refused, and the message names the way out`(mode: mode_t)
    throws
  {
    try keep("canary")
    chmod(folder.path(of: "redo/google-0123456789abcdef"), mode)
    let tokens = try tokens()
    let path = "\(folder.path)/redo/google-0123456789abcdef"
    let refusal = StoreError.readableByOthers(FilePath(path), mode: UInt32(mode))
    #expect(throws: refusal) { try tokens.read("google") }
    #expect(refusal.message.contains("chmod 600 \(path)"))
  }

  @Test
  func `a link in a token's place is not followed, neither to read nor to write nor to forget`()
    throws
  {
    try keep("canary")
    let path = folder.path(of: "redo/google-0123456789abcdef")
    let other = folder.path(of: "other")
    try folder.write("other", "precious")
    for planted in [path, path + ".\(getpid()).new"] {
      try? FileManager.default.removeItem(atPath: planted)
      try FileManager.default.createSymbolicLink(atPath: planted, withDestinationPath: other)
    }
    #expect(throws: StoreError.self) { try tokens().read("google") }
    try keep("fresh")
    #expect(folder.text(of: "other") == "precious")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    #expect(try tokens().remove("google"))
    #expect(folder.text(of: "other") == "precious")
  }

  @Test func `what is forgotten is gone, and forgetting nothing is no trouble`() throws {
    #expect(try !tokens().remove("google"))
    try keep("canary")
    #expect(try tokens().remove("google"))
    #expect(try !tokens().remove("google"))
    #expect(try tokens().read("google") == nil)
  }

  @Test func `what is forgotten is overwritten first`() throws {
    try keep("canary")
    let old = open(folder.path(of: "redo/google-0123456789abcdef"), O_RDONLY)
    defer { close(old) }
    #expect(try tokens().remove("google"))
    var left = Array("canary".utf8)
    #expect(pread(old, &left, 6, 0) == 6)
    #expect(left.allSatisfy { $0 == 0 })
  }

  @Test func `one at a time does what is done under the lock`() throws {
    let outcome = try tokens().exclusively { () throws(StoreError) in 7 }
    #expect(try outcome.get() == 7)
    let failed = try tokens().exclusively { () throws(StoreError) -> Int in throw .noSecretMemory }
    #expect(throws: StoreError.noSecretMemory) { try failed.get() }
    // The lock is free again.
    #expect(try tokens().exclusively { () throws(StoreError) in 8 }.get() == 8)
  }

  @Test func `while one does something under the lock the others wait`() throws {
    let tokens = try tokens()
    let steps = Gathered<String>()
    Machine.inThreads(4) { _ in
      _ = try? tokens.exclusively { () throws(StoreError) in
        steps.add("begin")
        usleep(20_000)
        steps.add("end")
      }
    }
    #expect(steps.elements == Array(repeating: ["begin", "end"], count: 4).flatMap { $0 })
  }

  @Test func `who is in a hurry waits no longer than it says`() throws {
    let hurried = try tokens(patience: .milliseconds(30))
    let start = ContinuousClock.now
    _ = try tokens().exclusively { () throws(StoreError) in
      #expect(throws: StoreError.self) {
        try hurried.exclusively { () throws(StoreError) in Issue.record("it is not its turn") }
      }
    }
    #expect(.now - start < .seconds(10))
    #expect(try hurried.exclusively { () throws(StoreError) in 7 }.get() == 7)
  }

  @Test func `a client is kept whole or not at all`() throws {
    let file = ClientFile(of: remote, in: folder.directory)
    #expect(try file.read() == nil)
    for secret in [Secret("s3cret".utf8), nil] {
      let content = ClientFile.Content(id: "id", apiKey: "key", secret: secret)
      try file.write(content)
      #expect(try file.read() == content)
      #expect(folder.mode(of: file.name) == 0o600)
    }
    for text in [
      "", "redo-client 1\n", "redo-client 2\nid a\nkey b\n", "redo-client 1\nid a\nkey b",
    ] {
      try folder.write(file.name, text)
      #expect(try file.read() == nil, "\(text)")
    }
    try file.write(ClientFile.Content(id: "id", apiKey: "key", secret: nil))
    #expect(chmod(folder.path(of: file.name), 0o644) == 0)
    #expect(throws: StoreError.self) { try file.read() }
    file.remove()
    #expect(folder.bytes(of: file.name) == nil)
  }
}
