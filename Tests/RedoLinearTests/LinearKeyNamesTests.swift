import RedoScreens
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoLinear

/// What lines are told to begin with, under every keymap that there may be.
struct LinearKeyNamesTests {
  /// A keymap that takes Linear's own letters, and letters that others have, for something else.
  private static let tailored = Keymap.tailored(
    .redo,
    by: [
      ("complete", "b"), ("quick-add", "n"), ("find", ","), ("snooze", "<C-e>"),
      ("set-priority", "sp"), ("undo", "U"), ("redo", "Z"), ("move-left", "H"),
      ("move-right", "<Right>"), ("pick-for-today", "P"), ("reset-setting", "<Backspace>"),
      ("delete", "due"),
    ].enumerated().map { KeyOverride(line: $0.offset + 1, name: $0.element.0, value: $0.element.1) }
  ).keymap

  private static let keymaps =
    [tailored] + KeymapPreset.allCases.map { Keymap.tailored($0, by: []).keymap }

  @Test func `every command of every page can be asked for by all that it is called`() {
    for keymap in Self.keymaps {
      let keys = LinearKeyNames(keymap)
      for (context, commands) in Keymap.vocabulary {
        for command in commands where !command.isForEyes {
          let names = keys.names(of: command, in: context)
          #expect(!names.isEmpty, "\(command) in \(context)")
          for name in names where OwnLine(rawValue: name) == nil {
            let found = keys.command(at: name, in: context)
            #expect(found?.command == command && found?.rest == "", "\(context): \(name)")
          }
        }
      }
    }
  }

  @Test func `letters of the keymap that mean something else to a line are not named`() {
    let keys = LinearKeyNames(Self.tailored)
    #expect(keys.label(of: .complete, in: .list) == "done")
    #expect(keys.label(of: .snooze, in: .list) == "snooze")
    #expect(keys.label(of: .setPriority, in: .list) == "sp")
    #expect(keys.label(of: .delete, in: .list) == "due")
    #expect(keys.names(of: .setDue, in: .list) == ["setDue"])
    #expect(keys.names(of: .undo, in: .list) == ["u", "undo"])
    let usual = LinearKeyNames(.standard)
    #expect(usual.label(of: .previousTask, in: .triage) == "previous")
    #expect(usual.label(of: .skipTask, in: .triage) == "skip")
    #expect(usual.names(of: .skipRepeat, in: .triage) == ["R", "skipRepeat"])
    #expect(usual.label(of: .back, in: .card) == "b")
    #expect(usual.label(of: .mark, in: .list) == "mark")
    #expect(usual.names(of: .snoozeDay, in: .triage) == ["h", "snoozeDay"])
    #expect(usual.label(of: .completeWord, in: .prompt) == nil)
  }

  @Test func `a number that nothing has leads to no screen, though its key shows one`() throws {
    let replica = try ScriptedReplica()
    replica.add("Buy milk")
    for keymap in Self.keymaps {
      var script = LinearScript(replica, keymap: keymap)
      #expect(script.type("2") == "There is no 2 here, only 1.")
      script.type("analytics")
      #expect(script.type("6") == "There is no 6 here: type 1 to 5.")
    }
  }

  @Test func `a word that two commands share means the one that is told of it`() throws {
    var script = LinearScript(try .sample())
    let first = script.type("T")
    #expect(script.type("skip") != first)
    #expect(script.replica.written.count == 12)
    #expect(script.type("previous") == first)
  }

  @Test func `the examples of help do what help says, whatever the keys`() throws {
    for keymap in Self.keymaps {
      var script = LinearScript(try .sample(), keymap: keymap)
      script.type("?")
      let example = try #require(script.heard.first { $0.contains("completes task 3") })
      let words = example.split(separator: " ").map(String.init)
      let done = try #require(words.firstIndex(of: "3").map { words[$0 - 1] })
      let later = try #require(words.firstIndex(of: "fri").map { words[$0 - 2] })
      let adding = try #require(script.heard.first { $0.contains("and words add a task") })
      let ways = adding.split(separator: " ").map(String.init)
      let find = try #require(ways.lastIndex(of: "words").map { ways[$0 - 2] })
      script.type("b")
      #expect(script.type("\(done) 3").hasPrefix("Completed “Review the draft”"), "\(example)")
      #expect(script.type("\(done) 1,4-6").hasPrefix("Completed 4 tasks"), "\(example)")
      #expect(script.type("\(later) 2 fri").hasPrefix("Snoozed “Water the plants”"), "\(example)")
      #expect(script.type("\(ways[0]) Buy milk").hasPrefix("Added “Buy milk”"), "\(adding)")
      #expect(script.type("\(find) #home").hasPrefix("Tasks, /#home"), "\(adding)")
    }
  }

  @Test func `what the pages say can be typed, whatever the keys`() throws {
    for keymap in Self.keymaps {
      var first = LinearScript(try ScriptedReplica(), keymap: keymap, isFirstStart: true)
      let line = try #require(Self.words(behind: "such as: ", in: first))
      #expect(first.type(line).hasPrefix("Added “Pay rent”"), "\(line)")
      var script = LinearScript(try .sample(), keymap: keymap)
      script.type("calendar")
      let ways = try #require(script.heard.last?.split(separator: " ").map(String.init))
      let week = try #require(ways.firstIndex(of: "shows").map { ways[$0 - 1] })
      let today = script.type(ways[2])
      #expect(today.contains("Sat 21 Nov"), "\(ways)")
      #expect(script.type(ways[0]).contains("Fri 20 Nov"), "\(ways)")
      #expect(script.type(week).hasPrefix("Calendar, Mon 16 Nov to Sun 22 Nov."), "\(ways)")
      script.type("settings")
      let reset = try #require(Self.words(behind: "changes one; ", in: script))
      script.type("1", "amber")
      let name = try #require(reset.split(separator: " and a number").first)
      #expect(script.type("\(name) 1") == "Theme: matrix.", "\(reset)")
      script.type("tasks")
      let offer = script.type("Wash the car")
      let add = try #require(offer.split(separator: "; ").last?.split(separator: " ").first)
      #expect(script.type(String(add)).contains("It says: Wash the car"), "\(offer)")
      script.type("", "u")
      let undone = try #require(script.heard.first { $0.hasSuffix(" brings it back.") })
      let redo = try #require(undone.split(separator: " ").dropLast(3).last)
      #expect(script.type(String(redo)).hasPrefix("Redone: added “Wash the car”"), "\(undone)")
    }
  }

  @Test(arguments: ["plan", "calendar", "analytics", "activity", "settings"])
  func `what orders the list or goes on in it says elsewhere that it does nothing there`(
    screen: String
  ) throws {
    var script = LinearScript(try .sample())
    script.type("/ pay", "b", screen)
    for line in ["o", "n", "N", "order"] {
      #expect(script.type(line).hasPrefix("“\(line)” does nothing here; elsewhere it is to "))
    }
    #expect(script.type("f #home").hasPrefix("Tasks, /#home"))
  }

  @Test func `the plan without a task says how one comes into it, whatever the keys`() throws {
    for keymap in Self.keymaps {
      let replica = try ScriptedReplica()
      replica.add("Water the plants")
      var script = LinearScript(replica, keymap: keymap)
      script.type("plan")
      let way = try #require(Self.words(behind: "Nothing is planned; ", in: script))
      let pick = try #require(way.split(separator: " ").first)
      #expect(script.type("\(pick) 1").hasPrefix("Planned “Water the plants”"), "\(way)")
    }
  }

  @Test func `an empty calendar day, a prompt and a form name what a line can say`() throws {
    var script = LinearScript(try .sample())
    script.type("calendar")
    #expect(script.type("c").contains("the day's number lists them"))
    script.type("b", "settings")
    #expect(!script.type("I").contains("completes"))
    script.type("b", "tasks", "W")
    #expect(script.heard.contains { $0.hasPrefix("Enter writes ") })
  }

  /// What stands behind some words in what was heard last.
  private static func words(behind lead: String, in script: LinearScript) -> String? {
    script.heard.lazy.compactMap { line in
      line.firstRange(of: lead).map { String(line[$0.upperBound...]) }
    }.first
  }
}
