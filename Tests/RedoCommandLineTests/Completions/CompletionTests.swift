import Foundation
import RedoCommandLine
import RedoIntents
import RedoProtocol
import Testing

struct CompletionTests {
  let desk: Desk
  let ids: [String]

  init() throws {
    let desk = try Desk()
    self.desk = desk
    ids = try [
      "Pay rent today 18:00 p5 #home @ana", "Call Bob tomorrow #phone #home", "Plan the summer p1",
    ].map { try #require(desk.run("add " + $0).lines.first) }
  }

  /// The words that the last of some words may become.
  func words(_ typed: String...) -> [String] {
    desk.run(["completions", "bash", "--"] + typed).lines
      .map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `verbs and options complete with what they do`() {
    #expect(words("sno") == ["snooze"])
    #expect(words("").count > 20)
    #expect(words("list", "--so") == ["--sort"])
    #expect(words("snooze", "x", "--") == ["--days", "--until", "--help"])
    #expect(words("list", "--sort", "d") == ["due"])
    #expect(words("list", "--sort=du") == ["--sort=due"])
    // As Bash parts it.
    #expect(words("list", "--sort", "=", "du") == ["due"])
    #expect(words("export", "--format", "").count == 7)
    #expect(words("list", "--limit", "") == [])
    // What is offered is what the verb takes.
    #expect(!words("import", "--format", "").contains("json"))
    #expect(words("show", "--sort=") == [])
    #expect(words("help", "und") == ["undo"])
    #expect(words("nonsense", "x") == [])
  }

  @Test func `ids come with their titles, best first`() {
    let lines = desk.run(["completions", "fish", "--", "done", ""]).lines
    #expect(lines.first == "\(ids[0])\tPay rent")
    #expect(lines.count == 3)
    #expect(words("show", String(ids[1].prefix(4))) == [ids[1]])
    #expect(words("edit", "").count == 3)
    #expect(words("edit", ids[0], "") == [])
    #expect(words("done", ids[0], "").count == 3)
    #expect(words("unarchive", "") == [])
    desk.run("archive \(ids[2])")
    #expect(words("unarchive", "") == [ids[2]])
    #expect(words("done", "").count == 2)
  }

  @Test func `a task's id is offered where the verb takes the task, what is to be done first`() {
    desk.run("done \(ids[0])")
    desk.run("archive \(ids[1])")
    for verb in ["done", "snooze"] { #expect(words(verb, "") == [ids[2]]) }
    #expect(words("archive", "") == [ids[2], ids[0]])
    #expect(words("unarchive", "") == [ids[1]])
    for verb in ["show", "log", "edit", "delete"] {
      #expect(words(verb, "") == [ids[2], ids[0], ids[1]])
      #expect(words(verb, String(ids[0].prefix(4))) == [ids[0]])
    }
    #expect(words("merge", "") == [])
  }

  @Test func `no second id is offered where a verb takes one, and an option's value is none`() {
    for verb in ["show", "log"] { #expect(words(verb, ids[0], "") == []) }
    #expect(words("log", "--limit", "5", "").count == 3)
    #expect(words("log", "--limit", "=", "5", "").count == 3)
    #expect(words("log", ids[0], "--limit", "5", "") == [])
  }

  @Test func `behind two hyphens no option and no value of one is offered`() {
    #expect(words("list", "--", "--") == [])
    #expect(words("list", "--", "--sort", "") == words("list", ""))
    #expect(words("list", "--", "#p") == ["\\#phone"])
    #expect(words("show", "--", "") == words("show", ""))
    #expect(words("show", "--", ids[0], "") == [])
  }

  @Test func `merge is offered what went apart, and no id for the value of a field`() throws {
    let phone = try Desk(2)
    phone.append(String(decoding: desk.bytes, as: UTF8.self))
    phone.now = desk.now
    phone.now.milliseconds += 60_000
    phone.run("edit \(ids[1]) p1")
    desk.run("edit \(ids[1]) p4")
    desk.append(String(decoding: phone.bytes, as: UTF8.self))
    #expect(words("merge", "") == [ids[1]])
    #expect(words("merge", "--set", "due=fri", "") == [ids[1]])
    #expect(words("merge", ids[1], "--set", "due=") == [])
    // As Bash parts it.
    #expect(words("merge", ids[1], "--set", "due", "=") == [])
    #expect(words("merge", ids[1], "--set", "due", "=", String(ids[1].prefix(1))) == [])
    #expect(words("merge", "--set", "due", "=", "fri", "") == [ids[1]])
  }

  @Test func `tags and people complete in quotes too, the commonest first`() {
    #expect(words("list", "'#p") == ["'#phone'"])
    #expect(words("list", "\"#p") == ["\"#phone\""])
    #expect(words("list", "\\#p") == ["\\#phone"])
    #expect(words("add", "Buy", "@a") == ["@ana"])
  }

  @Test func `a tag starts no comment in bash, and the other shells quote it themselves`() {
    #expect(words("list", "#") == ["\\#home", "\\#phone"])
    for shell in ["zsh", "fish"] {
      let lines = desk.run(["completions", shell, "--", "list", "#p"]).lines
      #expect(lines == ["#phone\t1 task"])
    }
  }

  @Test func `fish gets a word without the quotes that it was typed in, and sets those itself`() {
    for typed in ["'#p", "\"#p", "\\#p", "#p"] {
      let lines = desk.run(["completions", "fish", "--", "list", typed]).lines
      #expect(lines == ["#phone\t1 task"])
    }
  }

  @Test func `a tag whose sign a vowel combines with starts no comment in bash either`() {
    desk.run(["add", "Buy #\u{93E}tta"])
    for typed in ["#", "#\u{93E}"] {
      #expect(words("list", typed).contains { $0.utf8.elementsEqual("\\#\u{93E}tta".utf8) })
    }
  }

  @Test func `what follows remote, and the remotes by name`() throws {
    desk.remotes = [
      RemoteReport(name: "stick", kind: .folder, address: "/media/stick"),
      RemoteReport(name: "work", kind: .firestore, address: "project"),
    ]
    #expect(words("remote", "") == ["add", "list", "remove"])
    #expect(words("remote", "add", "f") == ["folder", "firestore"])
    #expect(words("remote", "add", "folder", "") == [])
    #expect(words("remote", "remove", "") == ["stick", "work"])
    #expect(words("remote", "remove", "st") == ["stick"])
    #expect(words("remote", "remove", "stick", "") == [])
    #expect(words("remote", "list", "") == [])
    #expect(words("login", "") == ["work"])
    #expect(words("logout", "w") == ["work"])
    #expect(words("login", "work", "") == [])
  }

  @Test func `nothing that a title holds acts on the shell or the terminal`() {
    desk.run(["add", "Evil \u{1B}[2J\n$(rm -rf) `x`\tend", "today", "p5"])
    let lines = desk.run(["completions", "zsh", "--", "done", ""]).lines
    #expect(lines.contains { $0.contains("Evil") })
    for line in lines {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 2)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" })
    }
  }

  @Test func `words that need no task read no log`() throws {
    #expect(try Invocation(arguments: ["completions", "bash", "li"]).needs.log == .none)
    #expect(try Invocation(arguments: ["completions", "bash"]).needs.log == .none)
    #expect(
      try Invocation(arguments: ["completions", "bash", "--", "list", "--s"]).needs.log == .none)
    #expect(
      try Invocation(arguments: ["completions", "bash", "--", "show", ""]).needs.log == .replayed)
  }
}
