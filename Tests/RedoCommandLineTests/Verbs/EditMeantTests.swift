import Foundation
import RedoCommandLine
import Testing

/// `edit` does what was meant, or says what would.
struct EditMeantTests {
  let desk: Desk
  let id: String

  init() throws {
    desk = try Desk()
    id = try #require(desk.run("add Renew passport #admin @ana p3").lines.first)
  }

  private func task(_ id: String) throws -> [String: Any] {
    try desk.run("show \(id) --json").object()
  }

  @Test(arguments: [
    ("due:fri", "write fri"), ("pri:H", "write p5"), ("priority:L", "write p2"),
    ("project:home", "write '#home'"), ("+home", "write '#home'"), ("p7", "write p5"),
    ("p0", "write p1"), ("-", "nothing is read"), ("due:fri p5", "write fri"),
    ("wait:2w #work", "write 2w"), ("recur:weekly", "every week"), ("due:", "someday"),
    ("pri:M", "write p4"), ("rec:+1m", "every week"), ("t:2026-12-24", "write 2026-12-24"),
    ("points:3", "write '~3'"), ("estimate:8", "write '~8'"), ("depends:3", "write // and what"),
  ])
  func `a term of another program is no title by accident`(line: String, says: String) throws {
    let writes = desk.writes
    let output = desk.run("edit \(id) \(line)")
    #expect(output.exitCode == 2 && output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == writes)
  }

  @Test(arguments: [
    (
      "due:fri pri:H",
      "instead of due:fri write fri; instead of pri:H write p5, or '\\due:fri pri:H'"
    ),
    ("project:home +x", "instead of project:home write '#home'; instead of +x write '#x'"),
    ("due:fri p5 #work pri:H p7", "instead of pri:H write p5; instead of p7 write p5"),
  ])
  func `several terms of another program are no title either`(line: String, says: String) throws {
    let writes = desk.writes
    let output = desk.run("edit \(id) \(line)")
    #expect(output.exitCode == 2 && output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == writes)
  }

  @Test(
    arguments: [
      ("yesterday", "write a date that is to come"), ("2026-02-30", "such as fri, 24.12. or 2026"),
      ("24/12", "write a date"), ("31.2.", "write a date"), ("1/2/2027", "write a date"),
      ("25:70", "a time of day"), ("never", "someday, which takes the date away"),
      ("None", "someday"), ("once", "'#once', which ends the repeat"), ("no", "someday"),
      ("tomorow", "write tomorrow"), ("Firday", "write friday"), ("thursdy 9am", "write thursday"),
      ("weekly p4 fixed", "“fixed” would be the whole title: write '#fixed'"),
      ("5", "p5 for a priority"),
      ("tomorow never #x", "instead of tomorow write tomorrow; instead of never write someday"),
      ("p3 p4", "2 priorities are given, “p3” and p4, and a task has one"),
      ("tue at 9", "instead of at write a time of day"),
      ("fri 9 oclock", "would be the whole title: write 9am or 9pm"),
      ("every weekday 8am", "is no repeat: write such as every 2 weeks"),
      ("every mon and thu", "is no repeat"), ("Every weekday p4", "is no repeat: write such as"),
      ("each weekday", "or '\\each weekday' where it is a title"), ("Each mon,thu", "is no repeat"),
      ("! !!!", "2 priorities are given, “!” and p3"), ("today tomorrow", "one of the two alone"),
      ("fri mon", "“fri” would be the whole title: write one of the two alone"),
      ("~2 ~3", "one of the two alone"), ("9am 10am", "one of the two alone"),
      ("fri\tmon", "one of the two alone"), ("3d 2w", "one of the two alone"),
      ("daily weekly", "one of the two alone"),
      ("in 2 weeks monday", "“in 2 weeks” would be the whole title"),
      ("every week every month", "“every week” would be the whole title: write one of the two"),
      ("14:00 15:00 fri", "one of the two alone"), ("mon tue wed", "one of them alone"),
      ("1 dec 2 dec", "or '\\1 dec' where it is meant"),
      ("mon tue wed thu fri sat sun mon tue wed thu", "write one date, such as fri 14:30"),
      ("no repeat", "write '#once', which ends the repeat, or '\\no repeat'"),
      ("No due p4", "write someday"), ("no tags", "write -# and the tag's name"),
      ("-#", "write -# and the tag's name, as in -#home"), ("@", "write @ and the person's name"),
      (
        "31 nov",
        "“31 nov” would be the whole title: write a day that the month has, such as 30 nov"
      ),
      ("13pm", "write 13:00, or '\\13pm'"), ("in 0 days", "write today"), ("noon", "write at noon"),
      ("~-1", "write ~ and a whole number from 0 to 9999"),
      ("!!!!!!", "write '!!!!!', the highest"),
      ("friday week", "“week” would be the whole title: write a week from the day"),
      ("every! 3 days", "is no repeat: write such as every 2 weeks"),
      ("3-4pm", "write one time of day, such as 3pm"), ("in 1.5 hours p4", "write in 90 minutes"),
      ("13pm 31 nov", "instead of 13pm write 13:00; instead of 31 nov write a day"),
      (
        "2 weeks from friday",
        "“2 weeks from” would be the whole title: write one date, such as fri"
      ),
      ("after friday", "“after” would be the whole title: write one date"),
      ("last friday", "“last friday” would be the whole title: write one date"),
      ("mon 14:00-15:00", "write one time of day, such as 14:00, or '\\14:00-15:00'"),
      ("dec 4 from 3pm to 4pm", "“to 4pm” would be the whole title: write one date"),
      ("mon 9am - 10am", "“- 10am” would be the whole title"), ("mon 9-10", "“9-10” would be"),
      ("2026-12-24T25:00Z", "write a date that is to come"),
      ("last friday", "or '\"last friday\"' where it is meant"),
      ("fri from 3pm to 4pm", "or '\"to 4pm\"' where it is meant"),
      ("after friday", "or '\\after' where it is meant"),
      ("every week on mon and thu", "“on mon and thu” would be the whole title: write one repeat"),
      ("weekly on mon and thu", "or '\"on mon and thu\"' where it is meant"),
      ("every month on the 1st and 15th", "“on the 1st and 15th” would be the whole title"),
      ("every 2 days starting monday", "“starting” would be the whole title"),
      ("every mon from 1 dec", "“from” would be the whole title"),
      ("monday of every month", "“monday of every month” would be the whole title: write one"),
      ("every day except sunday", "“except sunday” would be the whole title: write one repeat"),
      ("on the 24th at 9", "instead of at write a time of day"), ("fri 17h", "write a time of day"),
      ("today and p4", "“and” would be the whole title: leave it out, or write '\\and' where"),
      ("fri and 24th", "“and 24th” would be the whole title: leave it out"),
      ("15:00 UTC", "“UTC” would be the whole title"),
      ("by 24/12", "write by 24 dec, or '\\by 24/12'"),
    ] as [(String, String)])
  func `a value that was mistyped is no title by accident`(line: String, says: String) throws {
    let writes = desk.writes
    let output = desk.run("edit \(id) \(line)")
    #expect(output.exitCode == 2 && output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == writes)
  }

  @Test func `a moment without seconds is a date, and an article beside a date a title`() throws {
    #expect(desk.run("edit \(id) 2026-12-24T15:00Z").exitCode == 0)
    #expect(try task(id)["title"] as? String == "Renew passport")
    #expect(try task(id)["deadline"] as? String == "2026-12-24T15:00:00.000Z")
    #expect(desk.run("edit \(id) a fri").exitCode == 0)
    #expect(try task(id)["title"] as? String == "a")
  }

  @Test(arguments: ["+garden", "due:fri", "p9", "#x and", "13pm", "due:o'clock", "each weekday"])
  func `what keeps the words is told as a shell takes it`(line: String) throws {
    let told = desk.run("edit \(id) \(line)").complaint
    let kept = try #require(told.firstMatch(of: #/or (?:write )?'(\\.*)' where/#)?.1)
    let typed = kept.replacingOccurrences(of: "'\\''", with: "'")
    #expect(desk.run(["edit", id, typed]).exitCode == 0, "\(told)")
  }

  @Test func `quotes within the shell's keep words of which a later one is a date`() throws {
    #expect(desk.run(["edit", id, "\"last friday\" p4"]).exitCode == 0)
    #expect(try task(id)["title"] as? String == "last friday")
  }

  @Test func `fixed alone is no title of a task that repeats`() throws {
    #expect(desk.run("edit \(id) weekly").exitCode == 0)
    let output = desk.run("edit \(id) fixed")
    #expect(output.exitCode == 2 && output.complaint.contains("write '#fixed', or '\\fixed'"))
    #expect(try task(id)["title"] as? String == "Renew passport")
  }

  @Test func `fixed right behind a repeat is what it says`() throws {
    #expect(desk.run("edit \(id) weekly fixed").exitCode == 0)
    #expect(try task(id)["frequencyDays"] as? Int == 7)
    #expect((try task(id)["tags"] as? [String])?.contains("fixed") == true)
  }

  @Test(arguments: [
    "\\yesterday", "\"2026-02-30\"", "\\tomorow never", "Never say never", "fixed", "Dates",
    "1-2", "No sugar", "Week 24/12", "\\p3", "Every breath counts", "\\every weekday", "At home",
    "\\no repeat", "No repeat of last year", "\\-#", "noon walk", "Party 31 nov", "week",
    "\\31 nov", "\\noon", "After", "After the rain", "Day 2", "First day", "The end", "\\after",
    "Each other",
  ])
  func `what is meant as a title although it looks like a value is one`(line: String) throws {
    #expect(desk.run(["edit", id, line + " p4"]).exitCode == 0)
    #expect(try task(id)["title"] as? String == line.filter { $0 != "\\" && $0 != "\"" })
  }

  @Test(arguments: [
    "\\yesterday", "\"2026-02-30\"", "Never say never", "Dates", "1-2", "No sugar", "At home",
    "Every breath counts", "No repeat of last year", "noon walk", "Party 31 nov", "\\31 nov",
    "\\noon", "After the rain", "Day 2", "First day", "The end", "\\after", "May", "April",
    "Weekend", "Morning", "Start", "UTC", "Month end", "Past", "After hours", "Day 1", "30 days",
    "Ask and listen", "Rock and roll", "Before bed", "Except Ana",
    "Two weeks", "5 minutes", "1-1", "3-4", "1984", "007",
  ])
  func `beside a date it is one, too, where no part of the date is left over`(
    line: String
  ) throws {
    let output = desk.run(["edit", id, line + " fri"])
    #expect(output.exitCode == 0, "\(output.complaint)")
    #expect(try task(id)["title"] as? String == line.filter { $0 != "\\" && $0 != "\"" })
    #expect(try task(id)["deadline"] is String)
  }

  @Test(arguments: [
    "\\due:fri pri:H", "\"due:fri\" pri:H", "\"due:fri pri:H\"", "Ask about due:fri",
    "due:fri tax",
  ])
  func `among words, in quotes or behind a backslash they are words`(line: String) throws {
    #expect(desk.run(["edit", id, line]).exitCode == 0)
    let title = String(line.filter { $0 != "\\" && $0 != "\"" })
    #expect(try task(id)["title"] as? String == title)
  }

  @Test(arguments: [
    ("p9 foo", "redo: “p9” stays in the title; write p5, the highest\n"),
    ("Feed +home the cat", "redo: “+home” stays in the title; write '#home'\n"),
    ("due:fri call", "redo: “due:fri” stays in the title; write fri\n"),
    ("Feed the cat \\p9", ""), ("Feed the cat fri", ""),
  ])
  func `words of another program among others stay in the title and are told as by add`(
    line: String, says: String
  ) {
    let output = desk.run(["edit", id, line])
    #expect(output.exitCode == 0 && output.complaint == says, "\(output.complaint)")
  }

  @Test(arguments: ["\\due:fri", "http://example.org", "Renew", "p", "p55", "a+b", "C++"])
  func `a word that is meant as a title is one`(word: String) throws {
    #expect(desk.run(["edit", id, word + " #x"]).exitCode == 0)
    #expect(try task(id)["title"] as? String == String(word.drop { $0 == "\\" }))
  }

  @Test func `another task's id is no title`() throws {
    let other = try #require(desk.run("add Call the bank").lines.first)
    let writes = desk.writes
    let output = desk.run("edit \(id) \(other) p5")
    #expect(output.exitCode == 2 && output.complaint.contains("join ids with commas"))
    #expect(desk.writes == writes)
  }

  @Test func `several ids, or the start of one, are no title`() throws {
    let other = try #require(desk.run("add Call the bank").lines.first)
    let third = try #require(desk.run("add Water the plants").lines.first)
    let start = String(other.prefix(6))
    let writes = desk.writes
    for line in ["\(other) \(third) p5", "\(start) p5", "\(other.prefix(4).uppercased())"] {
      let output = desk.run("edit \(id) \(line)")
      #expect(output.exitCode == 2 && output.complaint.contains("join ids with commas"), "\(line)")
    }
    #expect(desk.run("edit \(id) \(other) \(third)").complaint.contains("join ids with commas"))
    #expect(desk.run("edit \(id) \(start) due:fri").exitCode == 2)
    #expect(desk.writes == writes)
    #expect(desk.run(["edit", id, "\\" + start]).exitCode == 0)
    #expect(try task(id)["title"] as? String == start)
  }

  @Test(arguments: ["face", "Dead", "feed cafe", "2027", "add", "bad"])
  func `a word of the letters of ids is a title where no task begins so`(words: String) throws {
    #expect(desk.run("edit \(id) \(words)").exitCode == 0)
    #expect(try task(id)["title"] as? String == words)
  }

  @Test func `tags give way to tags, and people to people`() throws {
    desk.run("edit \(id) Renew the passport #travel")
    #expect(try task(id)["storedTitle"] as? String == "Renew the passport #travel @ana")
    desk.run("edit \(id) Renew both passports @bo")
    #expect(try task(id)["storedTitle"] as? String == "Renew both passports @bo #travel")
  }

  @Test func `new tags replace the old ones, not what says how a repeat is counted`() throws {
    let id = try #require(desk.run("add Rent every 31st #home").lines.first)
    desk.run("edit \(id) Rent flat #money")
    #expect(try task(id)["storedTitle"] as? String == "Rent flat #money #monthly")
    desk.run("edit \(id) Rent weekly #flat")
    #expect(try task(id)["storedTitle"] as? String == "Rent #flat")
    #expect(desk.run("show \(id)").text.contains("every 7d"))
  }

  @Test(arguments: ["every week #fixed", "#fixed every 7 days #y"])
  func `a repeat that is typed as fixed is fixed`(line: String) throws {
    #expect(desk.run("edit \(id) \(line)").exitCode == 0)
    #expect(try #require(try task(id)["storedTitle"] as? String).contains("#fixed"))
    #expect(try task(id)["frequencyDays"] as? Int == 7)
  }
}
