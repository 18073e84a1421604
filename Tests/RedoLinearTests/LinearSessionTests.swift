import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoLinear
@testable import RedoScreens

/// What a line may rely on, whatever it says.
struct LinearSessionTests {
  @Test func `a number keeps its meaning until the list is read again`() throws {
    var script = LinearScript(try .sample())
    let number = try #require(script.number(of: "Stretch"))
    let next = try #require(script.number(of: "Renew passport"))
    #expect(script.type("c \(number)").contains("Completed “Stretch”"))
    #expect(script.type("p \(next) 1") == "Changed the priority of “Renew passport”. u undoes.")
    #expect(script.replica.written.count == 9 + 5)
  }

  @Test func `a line that means nothing is kept and offered where a text is asked for`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("Wash the car").contains("is nothing to do here"))
    #expect(script.type("a").contains("It says: Wash the car"))
    #expect(script.type("") == "Added “Wash the car”. u undoes.")
    // A command of another place is no task.
    #expect(!script.type("H", "a").contains("It says: "))
    script.type("b")
    #expect(!script.type("colour the wall", "a").contains("It says: "))
  }

  @Test func `a line that meant nothing is offered until another one does something`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("Wash the car", "?", "b", "", "a").contains("It says: Wash the car"))
    script.type("b")
    for line in ["u", "calendar", "1"] {
      #expect(!script.type("Wash the car", line, "tasks", "a").contains("It says: "), "\(line)")
      script.type("b")
    }
  }

  @Test(arguments: ["+3", "-1", "-9223372036854775808"])
  func `a number with a sign chooses nothing`(line: String) throws {
    var script = LinearScript(try .sample())
    #expect(script.type(line).hasPrefix("“\(line)” does nothing here; elsewhere it is to "))
  }

  @Test func `a line that is refused says why and stays`() throws {
    var script = LinearScript(try .sample())
    script.type("a", "#home p5")
    #expect(script.heard.contains("Kept: #home p5"))
    #expect(script.type("s/#home/Call home #home/").contains("Added “Call home”"))
    script.type("s 1 yesterday never")
    #expect(script.heard.first?.hasPrefix("Not written: ") == true)
    #expect(script.heard.contains("Kept: yesterday never"))
    #expect(script.type("b", "u").contains("Undone: added “Call home”"))
    #expect(script.type("r 1", "").hasPrefix("Not written: no repeat given: write for example "))
  }

  @Test func `a snooze with nothing typed is one day from the due date, and says so`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent 2026-11-26 07:00")
    var script = LinearScript(replica)
    #expect(script.type("s 1").contains("Enter is one day."))
    #expect(script.type("") == "Snoozed “Pay rent” to 27 Nov 07:00. u undoes.")
  }

  @Test(arguments: ["", "."]) func `a write that fails keeps the line`(end: String) throws {
    var script = LinearScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room" + end)
    script.type("a Buy milk")
    #expect(script.heard.first?.hasPrefix("Not written: the disk is full; make room. T") == true)
    #expect(script.heard.contains("Kept: Buy milk"))
    #expect(script.type("").contains("Added “Buy milk”"))
  }

  @Test func `b leads back from everywhere, and q leaves from everywhere`() throws {
    let ways = [
      "?", "a", "A", "s 1", "p 1", "d 1", "r 1", "D 1", "F", ":", "@", "1", "B 1", "T", "plan",
      "calendar", "analytics", "activity", "settings", "/ home", "f", "v 1",
    ]
    for way in ways {
      var script = LinearScript(try .sample())
      script.type(way)
      var steps = 0
      while !script.heard.contains("This is the list of tasks; q quits."), steps < 5 {
        script.type("b")
        steps += 1
      }
      #expect(steps < 5, "\(way)")
      #expect(script.replica.written.count == 12, "\(way)")
      var other = LinearScript(try .sample())
      other.type(way, "q")
      #expect(other.effects.last == .quit, "\(way)")
    }
  }

  @Test(arguments: ["D 1", "D 2", "D 1.", "D maybe"])
  func `a question is heard before a number answers it`(line: String) throws {
    var script = LinearScript(try .sample())
    script.type("1")
    #expect(script.type(line).hasPrefix("Delete this task?"))
    #expect(script.heard.suffix(2) == ["1. Yes", "2. No"])
    #expect(script.replica.written.count == 12)
    #expect(script.type("2").contains("stays"))
    #expect(script.type("D y").contains("Deleted"))
  }

  @Test func `a filter with a mistake is named, and the one before holds`() throws {
    var script = LinearScript(try .sample())
    script.type("/ #home")
    for line in ["/ p>9", "f #ana p>9"] {
      let heard = script.type(line)
      #expect(heard.contains("needs a number: write one from 1 to 5"))
      #expect(heard.contains("Kept: " + line.dropFirst(2)))
      #expect(script.session.viewModel.tasks.list.filterLine == "#home")
      script.type("b")
      #expect(script.session.viewModel.tasks.list.filterLine == "#home")
    }
    script.type("/ p>9")
    script.type("p>4")
    #expect(script.session.viewModel.tasks.list.filterLine == "p>4")
  }

  @Test func `a command that cannot use what follows says what it takes`() throws {
    var script = LinearScript(try .sample())
    #expect(
      script.type("c rent")
        == "c can do nothing with “rent” here. Type a number behind it, such as c 1.")
    #expect(script.type("redo 2") == "redo can do nothing with “2” here. Type it alone.")
    #expect(script.type("order due") == "order can do nothing with “due” here. Type it alone.")
    script.type("1")
    #expect(script.type("c 2") == "c can do nothing with “2” here. Type it alone.")
    #expect(script.type("c").contains("Completed"))
  }

  @Test func `marking says how many tasks are marked, and not only which comes next`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("mark 1-2").contains("2 tasks are marked."))
    #expect(script.type("mark 1,3").contains("2 tasks are marked."))
    #expect(script.type("mark 3").contains("1 task is marked."))
    #expect(script.type("mark 2").contains("No tasks are marked."))
    #expect(script.session.viewModel.tasks.list.marks.isEmpty)
  }

  @Test(arguments: ["* all", "* 1,2", "* 1"])
  func `what marks the whole list is no mark of some, which would take the one before back`(
    line: String
  ) throws {
    var script = LinearScript(try .sample())
    #expect(
      script.type(line) == "* can do nothing with “\(line.dropFirst(2))” here. Type it alone.")
    #expect(script.session.viewModel.tasks.list.marks.isEmpty)
    #expect(script.type("*").contains("9 tasks are marked."))
  }

  @Test func `choices that a line did not fit are read`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("p 1 9").contains("There is no 9 here: type 1 to 5."))
    #expect(script.heard.contains { $0.hasPrefix("Which priority for") })
    #expect(script.type("4").contains("Changed the priority"))
    #expect(script.type("p 1 u").contains("“u” is none of the choices"))
    #expect(script.replica.written.count == 13)
  }

  @Test func `no line breaks it, and nothing that is heard acts on a terminal`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 8_401)
    let seed = generator.seed
    let words = [
      "a", "b", "c", "1", "2", "3", "s", "p", "T", "/", "F", "A", "?", "all", "2-4", "u", "",
      "@ 1d", "plan", "calendar", "w", "settings", "activity", "v 1", "D 1", "y", "n", "e 1",
      "write",
      "\u{1B}[31mred\u{7}", "- 1", "t 2", "9999999999999999999", "s/a/b/", ".", "+ x", "h", "l",
      "\u{202E}evil", "yes", "o", "x 1", "5", "6 x", "M 1", "<", ">", "i 1", "0", "-1", ": z",
    ]
    var script = LinearScript(try .apart())
    for round in 0..<Machine.count(400, long: 20_000) {
      let line = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }.joined(separator: " ")
      script.type(line)
      for heard in script.heard {
        for row in LinearText.rows(of: heard, columns: 40, glyphs: .unicode) {
          #expect(TextWidth.columns(of: row) <= 40, "seed \(seed), round \(round): \(row)")
          #expect(
            !row.unicodeScalars.contains(where: TextSanitizer.isUnsafe), "seed \(seed), \(round)")
        }
      }
    }
    #expect(script.transcript.count > 400)
  }

  @Test func `a description of many lines is taken in the time that their number asks for`() throws
  {
    // Four times as many: squares would be sixteen times as long.
    let growth = try Growth(from: 500, to: 2_000, within: 8, slack: 0.1) { count in
      var script = LinearScript(try .sample())
      script.type("A", "2")
      let start = ThreadTime.now
      for number in 0..<count { script.type("What is known of the matter so far, \(number)") }
      let heard = script.type(".")
      let time = ThreadTime.seconds(since: start)
      #expect(heard == "Description: \(count) lines.")
      return time
    }
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a description that no dot ended is in the form once no other line waits`() throws {
    var script = LinearScript(try .sample())
    func description(_ script: LinearScript) -> String? {
      script.session.viewModel.shownForm?.text(of: .description)
    }
    script.type("e 1", "2 As it was", "2")
    script.keepParagraph()
    #expect(description(script) == "As it was")
    script.type("Two coats.", "Dry it.")
    script.keepParagraph()
    #expect(description(script) == "Two coats.\nDry it.")
    script.type("Lock up.", ".")
    #expect(description(script) == "Two coats.\nDry it.\nLock up.")
    script.type("2", ".", "2", "-")
    #expect(description(script) == "")
  }

  @Test func `a title is read to its end, however little of it a row would show`() throws {
    let replica = try ScriptedReplica()
    replica.add(String(repeating: "word ", count: 5_000) + "needle")
    let script = LinearScript(replica)
    #expect(script.heard.contains { $0.contains("word needle, due") })
  }

  @Test func `a long list is read in parts`() throws {
    let replica = try ScriptedReplica()
    for number in 1...50 { replica.add("Task \(number)") }
    var script = LinearScript(replica)
    #expect(script.heard.count == 22)
    #expect(script.heard.last == "32 lines more; Enter reads on.")
    #expect(script.type("").hasSuffix("12 lines more; Enter reads on."))
    #expect(script.type("").contains("\n50. Task"))
    #expect(script.type("").contains("\n1. Task"))
    #expect(script.type("c 50").contains("Completed “Task"))
  }

  @Test func `however many tasks are opened from a list, it is not read again behind each`() throws
  {
    let replica = try ScriptedReplica()
    for number in 1...9 { replica.add("Task \(number)") }
    var script = LinearScript(replica)
    for number in 1...9 {
      script.type("\(number)")
      #expect(script.type("b").contains("The numbers are as before"), "\(number)")
    }
  }

  @Test func `other keys of the config count here too`() throws {
    let keymap = try Keymap(
      Keymap.standard.bindings.map { binding in
        binding.command == .complete
          ? KeyBinding("K", in: binding.contexts, does: .complete) : binding
      })
    var script = LinearScript(try .sample(), keymap: keymap)
    #expect(script.type("K 1").contains("Completed"))
    #expect(script.type("done 1").contains("Completed"))
  }

  @Test func `words behind a number become the title and leave the tags, or set the fields alone`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Call Ana #work @ana 2026-11-26 07:00"))
    var script = LinearScript(replica)
    func title(_ script: LinearScript) -> String? {
      script.replica.projection[id].map(script.replica.projection.storedTitle)
    }
    script.type("i 1 Write to her")
    #expect(title(script) == "Write to her #work @ana")
    script.type("i 1 p2 27 nov")
    #expect(title(script) == "Write to her #work @ana")
    #expect(script.replica.projection[id]?.priority == 2)
    script.type("i 1 Write again #home")
    #expect(title(script) == "Write again #home @ana")
    script.type("i 1 s/again/once/")
    #expect(title(script) == "Write once #home @ana")
    script.type("i 1 -#home p3")
    #expect(title(script) == "Write once @ana")
    script.type("i 1", "Only these words")
    #expect(title(script) == "Only these words")
  }

  @Test func `a title typed whole leaves how the repeat is counted`() throws {
    for lines in [["i 1 Take pills"], ["i 1", "Take pills"], ["e 1", "1 Take pills", "write"]] {
      let replica = try ScriptedReplica()
      let id = try #require(replica.add("Meds daily 9am"))
      var script = LinearScript(replica)
      for line in lines { script.type(line) }
      let task = try #require(script.replica.projection[id])
      #expect(script.replica.projection.storedTitle(of: task) == "Take pills #fixed", "\(lines)")
    }
  }

  @Test func `help tells what a command without a number does once its task has left the list`()
    throws
  {
    let replica = try ScriptedReplica()
    for title in ["Alpha p5", "Beta p1"] { replica.add(title) }
    var script = LinearScript(replica)
    script.type("c 1")
    #expect(script.type("p").hasPrefix("Which priority for “Beta”?"))
    #expect(script.type("b", "?").contains("where the list does not have it, on another, which"))
  }

  @Test func `help names all, which is the whole list, and one undo takes it back`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("?").contains("c all the whole list"))
    script.type("b", "c all")
    #expect(script.heard.first?.hasPrefix("Completed 9 tasks") == true)
    #expect(script.heard.first?.hasSuffix("u undoes.") == true)
    #expect(script.type("u").hasPrefix("Undone: completed 9 tasks"))
  }

  @Test func `help in the middle of settling names what takes a whole side`() throws {
    var script = LinearScript(try .apart())
    script.type("/ passport", "M 1")
    #expect(
      script.type("?").contains("H takes all versions of the first side, L those of the last."))
    var sides: [String?] = []
    for key in ["H", "L", "H"] {
      script.type(key, "")
      sides.append(script.heard.first { $0.hasPrefix("Priority: ") })
    }
    #expect(sides[0] == sides[2] && Set(sides) == ["Priority: 5", "Priority: 2"])
  }

  @Test func `what each device did to a title, together, stays on offer beside the versions`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Renew passport #home"))
    let phone = try replica.fork(device: "phone", seed: 8)
    for (device, label) in [(phone, "#x"), (replica, "#y")] {
      device.wait(seconds: 60)
      _ = try device.run(.edit([id], TaskEdit(title: "Renew passport #home \(label)")))
    }
    replica.take(from: phone)
    var script = LinearScript(replica)
    let words = "what each did to it, together"
    #expect(script.type("M 1").contains("(\(words))"))
    #expect(script.heard.allSatisfy { !$0.contains("Take") || !$0.contains(words) })
    script.type("1")
    #expect(!script.heard.contains { $0.contains("(\(words))") })
    let number = try #require(script.number(of: ", \(words)"))
    #expect(script.type("\(number)").contains("(\(words))"))
    script.type("write")
    let projection = replica.projection
    let titles = projection.tasks.map { projection.title(of: $0).stored }
    #expect(titles == ["Renew passport #home #y #x"])
  }

  @Test func `examples and readings are said once, and with one blank`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("I").hasPrefix("Import which file? Such as ~/tasks.json."))
    script.type("b")
    #expect(script.type("ok").contains("elsewhere it is to write what was typed, or say yes."))
    #expect(script.type("A", "1 Call #work @ana") == "Title: Call #work @ana (#work @ana).")
  }

  @Test func `a definition is one sentence, wherever the screen would wrap it`() throws {
    var script = LinearScript(try .sample())
    let help = script.type("calendar", "?")
    #expect(help.contains("The story points of the tasks that are due on a day, shaded by"))
    #expect(!help.contains("  "))
  }
}
