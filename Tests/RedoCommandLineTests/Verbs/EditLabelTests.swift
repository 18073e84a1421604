import Foundation
import RedoCommandLine
import Testing

/// `edit` takes labels off.
struct EditLabelTests {
  let desk: Desk
  let id: String

  init() throws {
    desk = try Desk()
    id = try #require(desk.run("add Water the plants #home #garden @ana").lines.first)
  }

  private func stored() throws -> String? {
    try desk.run("show \(id) --json").object()["storedTitle"] as? String
  }

  @Test func `a minus before a label takes it off, to the last one`() throws {
    #expect(desk.run("edit \(id) -- -#home").exitCode == 0)
    #expect(try stored() == "Water the plants #garden @ana")
    desk.run("edit \(id) -@Ana")
    #expect(try stored() == "Water the plants #garden")
    desk.run("edit \(id) -#garden p5")
    #expect(try stored() == "Water the plants")
    #expect(try desk.run("show \(id) --json").object()["priority"] as? Int == 5)
  }

  @Test func `labels come and go in one line, with or without a new title`() throws {
    desk.run("edit \(id) -#home #work")
    #expect(try stored() == "Water the plants #garden @ana #work")
    desk.run("edit \(id) Feed the cat -#work")
    #expect(try stored() == "Feed the cat #garden @ana")
  }

  @Test func `a tab parts labels to take off as it does words, and stays in a description`() throws
  {
    #expect(desk.run(["edit", id, "-#home\t-@ana\t#work // a\tb"]).exitCode == 0)
    #expect(try stored() == "Water the plants #garden #work")
    #expect(try desk.run("show \(id) --json").object()["description"] as? String == "a\tb")
  }

  @Test func `what is typed stays beside what is taken off in another spelling`() throws {
    desk.run("edit \(id) Feed the cat #Home -#home")
    #expect(try stored() == "Feed the cat #Home @ana")
  }

  @Test func `a marker of repeats is added beside a tag that only looks like it`() throws {
    desk.run("edit \(id) Walk #Once")
    desk.run("edit \(id) #once")
    #expect(try stored()?.contains("#Once") == true && stored()?.contains("#once") == true)
  }

  @Test func `new words with tags start no repeat again that was ended, unless they name one`()
    throws
  {
    func repeats() throws -> Any? {
      try desk.run("show \(id) --json").object()["frequencyDays"]
    }
    desk.run("edit \(id) every 2 weeks")
    #expect(try repeats() as? Int == 14)
    desk.run("edit \(id) #once")
    desk.run("edit \(id) Walk #work")
    #expect(try stored() == "Walk #work @ana #once")
    desk.run("done \(id)")
    #expect(try desk.run("show \(id) --json").object()["currentTodo"] is NSNull)
    desk.run("undo")
    desk.run("edit \(id) Run #sport #once")
    #expect(try stored() == "Run #sport #once @ana")
    desk.run("edit \(id) Swim #sport every 3 days")
    #expect(try stored() == "Swim #sport @ana")
    #expect(try repeats() as? Int == 3)
  }

  @Test func `a label that the task does not carry changes nothing`() throws {
    let writes = desk.writes
    let output = desk.run("edit \(id) -#office p5")
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("has no #office to take off"))
    #expect(desk.writes == writes)
  }

  @Test func `in quotes and in a description it is text`() throws {
    desk.run(["edit", id, "// not -#home"])
    #expect(try desk.run("show \(id) --json").object()["description"] as? String == "not -#home")
    #expect(try stored() == "Water the plants #home #garden @ana")
    #expect(desk.run("add Stay -#home").exitCode == 0)
    #expect(desk.run("list Stay").text.contains("Stay -#home"))
  }

  @Test func `a word that only looks like a label stays`() throws {
    let bare = try #require(desk.run(["add", "\\#home"]).lines.first)
    let writes = desk.writes
    let output = desk.run("edit \(bare) -#home")
    #expect(output.exitCode == 2 && desk.writes == writes, "\(output.complaint)")
  }

  @Test func `a terminal is told the new values`() {
    desk.output = .coloured(columns: 80)
    let words = desk.run("edit \(id) p5 fri").text
    #expect(words.contains("  <faint>priority 5, due Fri 27 Nov 18:00</>\n"), "\(words)")
  }
}
