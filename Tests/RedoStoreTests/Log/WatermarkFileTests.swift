import Foundation
import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoStore

@Suite(.timeLimit(.minutes(5)))
struct WatermarkFileTests {
  let folder: TemporaryFolder
  let file: WatermarkFile
  let mark: Watermark

  init() throws {
    folder = try TemporaryFolder()
    file = WatermarkFile(in: folder.directory)
    mark = Watermark(
      length: 79_400_000, lines: 100_000, chain: Digest(1, 2, 3, .max), refusedLines: [7, 90_001])
  }

  @Test func `what is saved is loaded`() throws {
    #expect(file.load() == nil)
    #expect(file.save(mark))
    #expect(file.load() == mark)
    let later = Watermark(
      length: .max, lines: .max, chain: Digest(.max, 3, 2, 1), refusedLines: [])
    #expect(file.save(later))
    #expect(WatermarkFile(in: folder.directory).load() == later)
    #expect(folder.names == [WatermarkFile.name, WatermarkFile.keyName])
    #expect(folder.mode(of: WatermarkFile.name) == 0o600)
    #expect(folder.mode(of: WatermarkFile.keyName) == 0o600)
    #expect(folder.bytes(of: WatermarkFile.keyName)?.count == 32)
  }

  @Test func `files are private whatever the umask says`() async {
    await #expect(processExitsWith: .success) {
      for mask in [0o000, 0o077, 0o777] as [mode_t] {
        let folder = try TemporaryFolder()
        umask(mask)
        let mark = Watermark(length: 1, lines: 1, chain: Digest(1, 1, 1, 1), refusedLines: [])
        #expect(WatermarkFile(in: folder.directory).save(mark))
        #expect(folder.mode(of: WatermarkFile.name) == 0o600)
        #expect(folder.mode(of: WatermarkFile.keyName) == 0o600)
      }
    }
  }

  @Test func `too many refused lines are no watermark worth keeping`() {
    var crowded = mark
    crowded.refusedLines = Array(1...2_000)
    #expect(file.save(crowded))
    #expect(file.load() == crowded)
    crowded.refusedLines.append(2_001)
    #expect(!file.save(crowded))
    #expect(file.load()?.refusedLines.count == 2_000)
  }

  @Test func `every bit of both files counts`() throws {
    file.save(mark)
    for name in [WatermarkFile.name, WatermarkFile.keyName] {
      let whole = try #require(folder.bytes(of: name))
      for bit in 0..<8 * whole.count {
        var bytes = whole
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        try folder.write(name, bytes)
        #expect(file.load() == nil, "\(name), bit \(bit)")
      }
      for cut in 0..<whole.count {
        try folder.write(name, Array(whole.prefix(cut)))
        #expect(file.load() == nil, "\(name), cut at \(cut)")
      }
      try folder.write(name, whole + [10])
      #expect(file.load() == nil)
      try folder.write(name, whole)
    }
    #expect(file.load() == mark)
  }

  @Test func `another device's watermark is not believed`() throws {
    let other = try TemporaryFolder()
    file.save(mark)
    WatermarkFile(in: other.directory).save(mark)
    try folder.write(WatermarkFile.name, try #require(other.bytes(of: WatermarkFile.name)))
    #expect(file.load() == nil)
  }

  @Test func `a seal of one's own making does not help odd numbers`() throws {
    file.save(mark)
    let bytes = try #require(folder.bytes(of: WatermarkFile.keyName))
    let key = try #require(KeyedHash(key: bytes))
    let chain = String(repeating: "00", count: 32)
    func write(_ message: String) throws {
      let seal = key.seal(of: Array(message.utf8)).map { String(format: "%02x", $0) }.joined()
      try folder.write(WatermarkFile.name, "\(message) \(seal)\n")
    }
    try write("redo-watermark 1 5 2 \(chain) 0,3")
    #expect(file.load()?.length == 5)
    for fields in ["05 2", "+5 2", "5  2", "99999999999999999999 2", "5", "5 2 1"] {
      try write("redo-watermark 1 \(fields) \(chain) 0")
      #expect(file.load() == nil, "\(fields)")
    }
    for refused in ["", "3", "0,", "0,x", "0,03", "0, 3"] {
      try write("redo-watermark 1 5 2 \(chain) \(refused)")
      #expect(file.load() == nil, "\(refused)")
    }
    try write("redo-watermark 2 5 2 \(chain) 0")
    #expect(file.load() == nil)
  }

  @Test(arguments: [0o604, 0o640, 0o666, 0o700 | 0o001] as [mode_t])
  func `files open to others are not believed, and a save closes them`(_ mode: mode_t) throws {
    for name in [WatermarkFile.name, WatermarkFile.keyName] {
      file.save(mark)
      #expect(file.load() == mark)
      chmod(folder.path(of: name), mode)
      #expect(file.load() == nil)
      #expect(file.save(mark))
      #expect(file.load() == mark)
      #expect(folder.mode(of: name) == 0o600)
    }
  }

  @Test(arguments: [
    WatermarkFile.name, WatermarkFile.keyName,
    "watermark.\(getpid()).new", "watermark.key.\(getpid()).new",
  ])
  func `whatever is planted under a name, nothing outside changes and nothing hangs`(
    _ name: String
  ) throws {
    let elsewhere = try TemporaryFolder()
    let canary = elsewhere.path(of: "canary")
    for impostor in Impostor.allCases {
      try elsewhere.write("canary", Array("canary".utf8), mode: 0o644)
      try impostor.plant(at: folder.path(of: name), canary: canary)
      #expect(file.load() == nil)
      #expect(file.save(mark) == (impostor != .folder))
      #expect((file.load() == mark) == (impostor != .folder))
      #expect(elsewhere.names == ["canary"])
      #expect(elsewhere.text(of: "canary") == "canary")
      #expect(elsewhere.mode(of: "canary") == 0o644)
      for leftover in folder.names { remove(folder.path(of: leftover)) }
    }
    link(canary, folder.path(of: name))
    #expect(file.load() == nil)
    #expect(file.save(mark))
    #expect(elsewhere.text(of: "canary") == "canary")
  }

  @Test func `without a folder saving says no and loading nothing`() {
    let file = WatermarkFile(in: PrivateFolder(path: FilePath(folder.path(of: "none"))))
    #expect(!file.save(mark))
    #expect(file.load() == nil)
  }

  @Test func `savers at once leave one whole watermark`() throws {
    let directory = folder.directory
    let mark = mark
    file.save(mark)
    Machine.inThreads(8) { writer in
      let file = WatermarkFile(in: directory)
      for lines in 0..<50 {
        file.save(Watermark(length: writer, lines: lines, chain: mark.chain, refusedLines: []))
      }
    }
    #expect(file.save(mark))
    #expect(file.load() == mark)
    #expect(folder.names == [WatermarkFile.name, WatermarkFile.keyName])
  }
}
