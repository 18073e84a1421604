import Foundation
import RedoTestSupport
import Testing

/// The real programs whose files are read and written, where they are installed.
@Suite(.waits) struct NeighbourTests {
  static let task = "/usr/bin/task"
  static let todo = "/usr/bin/todo-txt"

  private func shell(_ program: Program, _ script: String) throws -> String {
    let outcome = try program.shell(
      "mkdir -p \(program.folder.path); cd \(program.folder.path)\n" + script)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    return outcome.output
  }

  static let warrior = """
    export TASKRC=$PWD/taskrc TASKDATA=$PWD/task
    printf 'data.location=%s\\nconfirmation=off\\nverbose=nothing\\n' "$TASKDATA" > taskrc
    mkdir -p task

    """

  @Test(
    .enabled(if: Machine.has(task), "taskwarrior is not installed: apt-get install taskwarrior"))
  func `a folder of Taskwarrior moves over, and back`() throws {
    let program = Program(now: nil)
    _ = try shell(
      program,
      Self.warrior + """
        task add Pay rent due:2030-12-01T09:00 priority:H project:home +money
        task add Stretch due:tomorrow recur:weekly
        task add Call Ana wait:2030-01-01
        task add Done already
        task 4 done
        task 1 annotate new account
        task list > /dev/null
        task export > tasks.json
        "$redo" import tasks.json > preview
        "$redo" import --yes tasks.json
        "$redo" import --yes tasks.json
        """)
    let tasks = try program.tasks("--all", "--sort", "title")
    #expect(
      tasks.compactMap { $0["title"] as? String } == [
        "Call Ana", "Done already", "Pay rent", "Stretch",
      ])
    #expect(tasks[2]["tags"] as? [String] == ["home", "money"])
    #expect((tasks[2]["description"] as? String)?.hasSuffix("new account") == true)
    #expect(tasks[3]["frequencyDays"] as? Int == 7)
    #expect(try program.run("verify").status == 0)

    let back = try shell(
      program,
      Self.warrior + """
        rm -r task; mkdir task
        "$redo" export --format taskwarrior > back.json
        task import back.json > /dev/null 2>&1
        task export
        """)
    let json = try JSONSerialization.jsonObject(with: Data(back.utf8)) as? [[String: Any]]
    let parents = (json ?? []).filter { $0["parent"] == nil }
    #expect(
      Set(parents.compactMap { $0["uuid"] as? String })
        == Set(tasks.compactMap { $0["id"] as? String }))
    let rent = try #require(parents.first { $0["description"] as? String == "Pay rent" })
    #expect(rent["priority"] as? String == "H" && rent["due"] as? String != nil)
    let done = try #require(parents.first { $0["description"] as? String == "Done already" })
    #expect(done["status"] as? String == "completed")
  }

  @Test(
    .enabled(if: Machine.has(todo), "todotxt-cli is not installed: apt-get install todotxt-cli"))
  func `a todo txt that its own program wrote moves over, and back`() throws {
    let program = Program(now: nil)
    let listed = try shell(
      program,
      """
      printf 'export TODO_DIR=%s\\nexport TODO_FILE=$TODO_DIR/todo.txt\\nexport DONE_FILE=$TODO_DIR/done.txt\\nexport REPORT_FILE=$TODO_DIR/report.txt\\n' "$PWD" > todo.cfg
      todo="\(Self.todo) -d $PWD/todo.cfg -p"
      $todo add 'Call mum +family @phone due:2030-11-25' > /dev/null
      $todo add 'Buy milk +shop' > /dev/null
      $todo pri 1 A > /dev/null
      $todo do 2 > /dev/null
      "$redo" import --yes todo.txt > /dev/null
      "$redo" import --yes done.txt > /dev/null
      "$redo" export --format todotxt > back.txt
      grep -v '^x ' back.txt > todo.txt
      $todo ls
      """)
    #expect(listed.contains("(A) Call mum +family @phone due:2030-11-25"))
    let tasks = try program.tasks("--all", "--sort", "title")
    #expect(tasks.compactMap { $0["title"] as? String } == ["Buy milk", "Call mum"])
    #expect(tasks[0]["currentTodo"] is NSNull)
  }

  @Test(
    .enabled(
      if: (try? Spawn.run(["/usr/bin/env", "python3", "-c", "import icalendar"])) == 0,
      "icalendar is not installed: pip install icalendar"))
  func `a calendar is one to somebody else's parser`() throws {
    let program = Program()
    try program.run(
      "add", "Grüße, “long” \(String(repeating: "words; ", count: 30)) p5 #home every week")
    let seen = try shell(
      program,
      """
      "$redo" export --format ics > a.ics
      python3 -c '
      import icalendar
      c = icalendar.Calendar.from_ical(open("a.ics", "rb").read())
      for t in c.walk("VTODO"): print(t["SUMMARY"], t["PRIORITY"], t["RRULE"].to_ical().decode(), t["UID"])
      '
      """)
    let task = try #require(try program.tasks().first)
    #expect(seen.contains(try #require(task["title"] as? String)))
    #expect(seen.contains(" 1 FREQ=DAILY;INTERVAL=7 \(task["id"] as? String ?? "-")"))
  }

  @Test(
    .enabled(if: Machine.has("/usr/bin/mandoc"), "mandoc is not installed: apt-get install mandoc"))
  func `the manual is one that mandoc finds no fault with`() throws {
    let program = Program()
    let found = try program.shell("\"$redo\" man | mandoc -T lint -W warning 2>&1")
    #expect(found.output.isEmpty, "\(found.output)")
  }

  @Test(.enabled(if: Machine.has("/usr/bin/man"), "man is not installed: apt-get install man-db"))
  func `the manual can be read`() throws {
    let read = try Program().shell("\"$redo\" man | MANPAGER=cat man -l - 2>&1")
    #expect(read.output.contains("redo - task manager"))
    #expect(read.output.contains("--format"))
  }
}
