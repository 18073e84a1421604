import RedoTestSupport
import RedoViewModels
import Testing

/// What a sitting hears of what happens while no line is typed.
struct LinearMeanwhileTests {
  @Test(arguments: ["c %", "p % 5", "D %", "%"])
  func `a number of a task that was deleted meanwhile says so, whatever is to be done`(
    line: String
  ) throws {
    var script = LinearScript(try .sample())
    let number = try #require(script.number(of: "Stretch"))
    try script.replica.delete("Stretch")
    let (projection, dates) = (script.replica.projection, script.replica.dates)
    script.meanwhile { $0.absorb(projection, at: dates) }
    let written = script.replica.written.count
    let typed = line.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "\(number)")
    #expect(script.type(typed).contains("That is not here any more; Enter reads what is."))
    #expect(script.replica.written.count == written)
  }

  @Test func `a notice that was taken back and comes again is said again`() throws {
    var script = LinearScript(try .sample())
    let notice = Notice.problem("the hook is slow; mend it")
    script.meanwhile { $0.notice(notice) }
    #expect(script.type("").contains("The hook is slow; mend it."))
    #expect(!script.type("").contains("The hook is slow"))
    script.meanwhile { $0.withdraw(notice) }
    #expect(!script.type("").contains("The hook is slow"))
    script.meanwhile { $0.notice(notice) }
    #expect(script.type("").contains("The hook is slow; mend it."))
  }

  /// A sitting in which the time of a task has just come.
  private func remindedScript() throws -> LinearScript {
    let replica = try ScriptedReplica()
    replica.add("Call Ana 2026-11-20 15:00")
    var script = LinearScript(replica)
    var dates = replica.dates
    script.meanwhile { viewModel in
      var settings = viewModel.settings
      settings.preferences.remindMinutes = 0
      viewModel.adopt(settings, at: dates)
      _ = viewModel.remind()
    }
    replica.wait(seconds: 3600)
    dates = replica.dates
    script.meanwhile { viewModel in
      viewModel.tick(dates)
      _ = viewModel.remind()
    }
    return script
  }

  @Test func `a task whose time has come is told of once`() throws {
    var script = try remindedScript()
    #expect(script.type("").contains("“Call Ana” is due at 15:00."))
    script.replica.wait(seconds: 60)
    #expect(!script.type("").contains("Call Ana” is due at"))
  }

  @Test(arguments: ["b", "q"])
  func `a task whose time has come is told of, whatever is typed at that time`(line: String) throws
  {
    var script = try remindedScript()
    script.keepMessage()
    #expect(script.type(line).contains("“Call Ana” is due at 15:00."))
  }
}
