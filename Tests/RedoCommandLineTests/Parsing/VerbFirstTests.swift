import RedoCommandLine
import Testing

/// What is said to those whose fingers know another program.
struct VerbFirstTests {
  @Test(arguments: [
    ("3f9a done", "done 3f9a, the verb first"), ("1 modify p5", "edit 1, the verb first"),
    ("3F9A done", "done 3F9A, the verb first"), ("#home list", "list '#home', the verb first"),
    ("3f9a,7b21 rm", "delete 3f9a,7b21, the verb first"),
    ("+home list", "list +home, the verb first"), ("all", "list --all"), ("count", "list | wc -l"),
    ("today", "list due:today"), ("overdue", "list overdue"), ("completed", "list is:done"),
    ("waiting", "list 'due>today'"), ("active", "list"),
    ("calendar", "list sort:due, or the full screen, which has a calendar"),
    ("context work", "list '#work', which a preset of the full screen keeps"),
    ("start 3f9a", "snooze ID --until today, which puts it into today's plan"),
    ("3f9a start", "snooze 3f9a, the verb first"),
    ("search milk", "list"), ("denotate 3f9a", "edit, whose // replaces the description"),
  ])
  func `a line of another program leads to one of this`(line: String, words: String) throws {
    let output = try Desk().run(line)
    #expect(output.exitCode == 2)
    #expect(output.complaint.hasSuffix("; did you mean \(words)?\n"), "\(output.complaint)")
  }

  @Test func `a title without its verb is not turned round`() throws {
    #expect(try Desk().run("Call list").complaint.hasSuffix("; `redo help` lists the verbs\n"))
  }
}
