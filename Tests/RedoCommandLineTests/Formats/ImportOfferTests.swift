import RedoViewModels
import Testing

@testable import RedoCommandLine

/// What a screen asks about before a file is taken in.
struct ImportOfferTests {
  private func offer(_ text: String, from path: String) throws -> ImportOffer {
    let desk = try Desk()
    var world = World(
      dates: desk.dates, isInputTerminal: false, output: .plain, version: "1.2.3")
    world.projection = desk.projection
    return try #require(ImportOffer(from: path, holding: Array(text.utf8), in: world))
  }

  @Test func `each part that cannot be read is told once, and so is what stands there again`()
    throws
  {
    let one = #"{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"Once"}"#
    let offer = try offer("[\(one),\(one),{}]", from: "~/tasks.json")
    #expect(offer.count == 1)
    #expect(offer.remarks.first == "1 task stands in the file again")
    #expect(offer.remarks.dropFirst().allSatisfy { $0.hasPrefix("task 3 is left out: ") })
    #expect(offer.remarks.count == 2)
  }

  @Test func `the way back of what was deleted is one that the screen has`() throws {
    let desk = try Desk()
    desk.files["a.txt"] = Array("Buy milk\n".utf8)
    desk.run("import --yes a.txt")
    desk.run("undo")
    var world = World(
      dates: desk.dates, isInputTerminal: false, output: .plain, version: "1.2.3")
    world.projection = desk.projection
    let offer = try #require(
      ImportOffer(from: "a.txt", holding: Array("Buy milk\n".utf8), in: world))
    #expect(
      offer.remarks == [
        "1 task was taken in before and deleted since",
        "5 shows the deletion, and U there takes it back",
      ])
  }

  @Test func `Redo's own JSON is called so, with the way that comes back in`() throws {
    let desk = try Desk()
    desk.run("add Pay rent #home")
    desk.run("add Stretch")
    desk.files["own.json"] = desk.run("export --format json").standardOutput
    let complaint = desk.run("import own.json").complaint
    #expect(complaint.contains("the file is left out: it is Redo's own JSON"))
    #expect(complaint.contains("`redo export > tasks.jsonl` writes what `redo import` takes"))
    #expect(!complaint.contains("task 1"))
    let text = String(decoding: try #require(desk.files["own.json"]), as: UTF8.self)
    #expect(try offer(text, from: "~/own.json").remarks.count == 1)
  }

  @Test func `of many faults the first are told, and how many more there are`() throws {
    let lines = (1...30).map { "not a change \($0)" }.joined(separator: "\n") + "\n"
    let offer = try offer(lines, from: "~/backup.jsonl")
    #expect(offer.count == 0)
    #expect(offer.remarks.count == 11)
    #expect(offer.remarks.first?.hasPrefix("line 1 is left out: ") == true)
    #expect(offer.remarks.last == "20 more are left out")
  }

  @Test func `a long file of changes is looked at in few pieces, each told of`() throws {
    let desk = try Desk()
    var world = World(
      dates: desk.dates, isInputTerminal: false, output: .plain, version: "1.2.3")
    world.projection = desk.projection
    let line = [UInt8](repeating: 0x61, count: 65_535) + [0x0A]
    func pieces(_ lines: Int) -> [Int] {
      var ends: [Int] = []
      world.progress = { done, _ in ends.append(done) }
      let bytes = Array(repeatElement(line, count: lines).joined())
      #expect(NodeImport(bytes, in: world).offer(from: "a.jsonl").count == 0)
      return ends
    }
    let (short, long) = (pieces(64), pieces(256))
    // Four times as long: pieces of one size would be four times as many.
    #expect(short.count > 8 && long.count < short.count * 2)
    #expect(zip(long, long.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 2 << 20 })
  }
}
