import Foundation
import Testing

@testable import RedoApp

/// Paths that are typed where no shell reads them first.
@MainActor @Suite struct PathCompletionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("paths-\(UUID())")

  private func make(_ names: String...) throws {
    for name in names {
      let place = folder.appendingPathComponent(name)
      if name.hasSuffix("/") {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      } else {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: place)
      }
    }
  }

  private func complete(_ text: String) -> PathCompletion {
    PathCompletion(of: text, home: folder.path)
  }

  @Test func `the only one that fits is taken whole, and a folder ends in a slash`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("tasks.json", "Sync/")
    #expect(complete("~/ta").path == "~/tasks.json")
    #expect(complete("~/S").path == "~/Sync/")
    #expect(complete(folder.path + "/ta").path == folder.path + "/tasks.json")
    #expect(complete("~").path == "~/")
  }

  @Test func `several that fit are taken as far as they agree, and named`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("tasks.json", "tasks.csv", "tâsk", "other")
    let some = complete("~/ta")
    #expect(some.path == "~/tasks.")
    #expect(some.candidates == ["tasks.csv", "tasks.json"])
    #expect(complete("~/tasks.").path == "~/tasks.", "it cannot grow further")
    #expect(complete("~/tâ").path == "~/tâsk")
  }

  @Test func `names that spell an é in two ways are compared as they are in order`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("e\u{301}1", "f", "\u{E9}2")
    let all = complete("~/")
    #expect(all.path.unicodeScalars.elementsEqual("~/".unicodeScalars))
    #expect(all.candidates.count == 3)
    let both = complete("~/\u{E9}")
    #expect(both.path.unicodeScalars.elementsEqual("~/\u{E9}".unicodeScalars))
    #expect(both.candidates.count == 2)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("f"))
    try make("e2")
    #expect(complete("~/e").candidates.count == 2, "an e may become an é")
  }

  @Test func `what fits nothing stays as it was typed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make("tasks.json")
    for text in ["~/x", "~/nowhere/t", "/no/such/folder/t", ""] {
      let completion = complete(text)
      #expect(completion.path == text || text.isEmpty)
    }
    #expect(complete("~/x").candidates.isEmpty)
  }

  @Test func `hidden names fit where a dot was typed, and those that act on a terminal never`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try make(".hidden", "shown", "sho\u{1B}[31m", "sho\nwn")
    #expect(complete("~/").candidates == ["shown"])
    #expect(complete("~/.h").path == "~/.hidden")
    #expect(complete("~/sho").path == "~/shown")
  }

  @Test func `of many names the first are told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 10...40 { try make("file-\(number)") }
    #expect(complete("~/f").path == "~/file-")
    #expect(complete("~/f").candidates.count == 12)
  }

  @Test func `a tilde is the home directory at the start of a path and nowhere else`() {
    #expect(TypedPath("~/a", home: "/home/ana").text == "/home/ana/a")
    #expect(TypedPath("~", home: "/home/ana").text == "/home/ana")
    #expect(TypedPath("~ana/a", home: "/home/ana").text == "~ana/a")
    #expect(TypedPath("a/~/b", home: "/home/ana").text == "a/~/b")
    #expect(TypedPath("~/a", home: nil).text == "~/a")
  }
}
