import Foundation
import RedoTestSupport
import Testing

/// The compiled program takes files in and writes them, in a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct FileStoryTests {
  private func open(_ program: Program) throws -> Tmux {
    let tmux = try Tmux(columns: 110, rows: 34)
    try tmux.show(program, adding: ["HOME": program.folder.path])
    return tmux
  }

  private func write(_ text: String, to name: String, of program: Program) throws {
    try Data(text.utf8).write(to: program.folder.appendingPathComponent(name))
  }

  private static let foreign = """
    [{"uuid":"11111111-1111-4111-8111-111111111111","description":"Water the plants",\
    "status":"pending","entry":"20261101T100000Z","project":"home"},
    {"uuid":"22222222-2222-4222-8222-222222222222","description":"Pay rent","status":"pending",\
    "entry":"20261101T100000Z"}]
    """

  @Test func `a file of Taskwarrior comes in after a look at it, and one key takes it back`() throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    try write(Self.foreign, to: "tasks.json", of: program)
    let tmux = try open(program)
    try tmux.wait(for: "Buy milk")
    try tmux.press("I")
    try tmux.wait(for: "Import which file?")
    try tmux.press("~", "/", "t", "a", "Tab")
    try tmux.wait(for: "~/tasks.json")
    try tmux.press("Enter")
    let question = try tmux.wait(for: "Import 2 tasks?")
    #expect(question.contains("lost: projects become tags (1)"))
    #expect(try program.tasks().count == 1, "nothing is written yet")
    try tmux.press("Enter")
    try tmux.wait(for: "Added 2 tasks")
    #expect(try program.tasks().count == 3)
    try tmux.press("u")
    try tmux.wait(for: "Undone")
    #expect(try program.tasks().count == 1)
    try tmux.press("q")
  }

  @Test func `what was imported and undone comes back from its deletion, as the import says`()
    throws
  {
    let program = Program()
    try program.run("add", "Buy milk")
    try write("Call Ana\n", to: "a.txt", of: program)
    let path = program.folder.appendingPathComponent("a.txt").path
    let earlier = ["REDO_NOW": "2026-11-20T13:05:00Z"]
    try program.run(["import", "--yes", path], adding: earlier)
    // The history shows the deletion first, since it is the later change.
    try program.run("undo")
    #expect(try program.tasks().count == 1)
    let tmux = try open(program)
    try tmux.wait(for: "Buy milk")
    try tmux.press("I")
    try tmux.type(path)
    try tmux.wait(for: "5 shows the deletion")
    try tmux.press("Escape")
    try tmux.wait(for: "c done")
    try tmux.press("5")
    try tmux.wait(for: "deleted")
    try tmux.press("U")
    try tmux.wait(for: "Take back “undid: created” of “Call Ana”")
    try tmux.press("Enter")
    try tmux.wait(for: "Took back one change of “Call Ana”")
    #expect(try program.tasks().count == 2)
    try tmux.press("q")
  }

  @Test func `a backup that one device writes is all that another one needs`() throws {
    let (old, new) = (Program(), Program())
    try old.run("add", "Buy milk tomorrow #home")
    let tmux = try open(old)
    try tmux.wait(for: "Buy milk")
    try tmux.press("W")
    try tmux.wait(for: "a whole backup")
    try tmux.press("C-u")
    try tmux.type("~/backup.jsonl")
    try tmux.wait(for: "~/backup.jsonl holds everything now")
    let backup = old.folder.appendingPathComponent("backup.jsonl")
    #expect(try Data(contentsOf: backup) == Data(old.run("export").output.utf8))
    // A second time the name is taken, and what is there stays.
    try tmux.press("W")
    try tmux.type("~/backup.jsonl")
    try tmux.wait(for: "is there already; give it another name")
    try tmux.press("Escape")
    try tmux.wait(for: "c done")
    try tmux.press("q")

    try new.run("add", "Call Ana")
    let other = try open(new)
    try other.wait(for: "Call Ana")
    try other.press("I")
    try other.type(backup.path)
    try other.wait(for: "Import 2 lines of a log?")
    try other.press("y")
    try other.wait(for: "2 lines imported, which no undo takes back")
    #expect(try new.tasks().count == 2)
    #expect(try new.run("verify").status == 0)
    try other.press("q")
  }

  @Test func `what is marked goes into a file alone, in the order of the list`() throws {
    let program = Program()
    for title in ["Buy milk", "Call Ana", "Pay rent"] { try program.run("add", title) }
    let tmux = try open(program)
    try tmux.wait(for: "Pay rent")
    try tmux.press("G", "Space", "k", "k", "Space", "W")
    try tmux.wait(for: "Export 2 marked tasks to which file?")
    try tmux.type("~/two.md")
    try tmux.wait(for: "~/two.md holds 2 marked tasks now")
    let file = program.folder.appendingPathComponent("two.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let titles = try program.tasks().compactMap { $0["title"] as? String }
    #expect(lines.count == 2)
    #expect(lines.first?.contains(try #require(titles.first)) == true)
    #expect(lines.last?.contains(try #require(titles.last)) == true)
    try tmux.press("q")
  }

  @Test func `a key pressed before the question of an import shows does not answer it`() throws {
    let program = Program()
    try program.run("add", "Buy milk")
    try write(String(repeating: "a task\n", count: 5_000), to: "many.txt", of: program)
    let tmux = try open(program)
    try tmux.wait(for: "Buy milk")
    try tmux.press("I")
    try tmux.wait(for: "Import which file?")
    try tmux.press("~", "/", "m", "Tab", "Enter", "y", "Enter")
    try tmux.wait(for: "Import 5000 tasks?")
    #expect(try program.tasks().count == 1)
    try tmux.press("n")
    try tmux.wait(for: "nothing was imported")
    try tmux.press("q")
  }

  @Test func `what cannot be read is said at the line, which stays`() throws {
    let program = Program()
    let tmux = try open(program)
    try tmux.wait(for: "brings in the tasks you have")
    try tmux.press("I")
    try tmux.wait(for: "Import which file?")
    try tmux.type("~/nowhere.json")
    try tmux.wait(for: "No such file")
    mkfifo(program.folder.appendingPathComponent("pipe.json").path, 0o600)
    try tmux.press("C-u")
    try tmux.type("~/pipe.json")
    try tmux.wait(for: "a named pipe")
    try tmux.press("C-u")
    try tmux.type("~/")
    try tmux.wait(for: "is a folder")
    try tmux.press("C-u")
    try tmux.type("~/nowhere")
    try tmux.wait(for: "No such file")
    try write("[{\"description\": 1}]", to: "broken.json", of: program)
    try tmux.press("C-u")
    try tmux.type("~/broken.json")
    try tmux.wait(for: "nothing to import: ")
    try write(String(repeating: "a task\n", count: 5_001), to: "many.txt", of: program)
    try tmux.press("C-u")
    try tmux.type("~/many.txt")
    try tmux.wait(for: "5001 are too many to write while keys wait")
    try write(String(repeating: "a task\n", count: 200_000), to: "long.txt", of: program)
    try tmux.press("C-u")
    try tmux.type("~/long.txt")
    try tmux.wait(for: "too long to read while keys wait")
    try write(Self.foreign, to: "tasks.json", of: program)
    try tmux.press("C-u")
    try tmux.type("~/tasks.json")
    try tmux.wait(for: "Import 2 tasks?")
    try tmux.press("n")
    try tmux.wait(for: "nothing was imported")
    #expect(try tmux.screen().contains("Welcome"), "the first start is where it was")
    try tmux.press("I")
    try tmux.type("~/tasks.json")
    try tmux.wait(for: "Import 2 tasks?")
    try tmux.press("y")
    try tmux.wait(for: "Pay rent")
    try tmux.press("q")
  }
}
