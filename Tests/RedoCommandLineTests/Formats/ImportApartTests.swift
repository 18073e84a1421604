import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

/// What becomes of a file that two devices take in before they meet.
struct ImportApartTests {
  @Test func `where two devices import a file apart, the tasks made first count, as help tells`()
    throws
  {
    let (first, second) = (try Desk(), try Desk(2))
    second.now = try #require(Instant(rfc3339: "2026-11-20T15:05:00Z"))
    for desk in [first, second] {
      desk.files["a.txt"] = Array("Buy milk\n".utf8)
      #expect(desk.run("import --yes a.txt").lines.first == "1 task imported from todo.txt")
    }
    let id = try #require(try second.run("list --json").objects().first?["id"] as? String)
    #expect(second.run("edit \(id) p5").exitCode == 0)
    first.files["b.jsonl"] = second.run("export").standardOutput
    #expect(first.run("import --yes b.jsonl").complaint.contains("created by an earlier node"))
    second.files["b.jsonl"] = first.run("export").standardOutput
    #expect(second.run("import --yes b.jsonl").exitCode == 0)
    for desk in [first, second] {
      let tasks = try desk.run("list --json").objects()
      #expect(tasks.map { $0["priority"] as? Int } == [3])
      #expect(desk.run("help import").text.contains("Of devices that sync, import on one"))
    }
  }
}
