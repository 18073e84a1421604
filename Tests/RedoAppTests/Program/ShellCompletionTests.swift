import Foundation
import RedoTestSupport
import Testing

/// The completions in the shells that they are for, where those are installed.
@Suite(.waits) struct ShellCompletionTests {
  private func desk() throws -> (program: Program, id: String) {
    let program = Program()
    let id = String(try program.run("add", "Pay rent #home @ana").output.prefix(8))
    try program.run("add", "Call Bob #phone")
    return (program, id)
  }

  /// Writes presets into the config.
  private func write(_ presets: [String], for program: Program) throws {
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = presets.map { "preset." + $0 + "\n" }.joined()
    try Data(lines.utf8).write(to: folder.appendingPathComponent("config"))
  }

  /// Runs a script with `redo` found by its name.
  private func run(_ shell: [String], _ script: String, _ program: Program) throws -> String {
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let outcome = try Spawn.capture(
      shell + [script],
      environment: program.environment.merging([
        "PATH": "\(folder):\(path)", "HOME": program.folder.path,
      ]) {
        $1
      })
    return outcome.output + outcome.error
  }

  @Test func `bash completes verbs, options, ids and tags`() throws {
    let (program, id) = try desk()
    let script = """
      source <(redo completions bash)
      complete -p redo
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _redo; printf '<%s>\\n' "${COMPREPLY[@]}"; }
      try redo sno
      try redo list --so
      try redo show \(id.prefix(4))
      try redo done ''
      try redo list "'#h"
      try redo list '#p'
      try redo list '\\#p'
      eval "redo list ${COMPREPLY[0]}"
      """
    let lines = try run(["/bin/bash", "-c"], script, program)
    #expect(lines.contains("-F _redo redo"))
    #expect(lines.contains("<snooze>") && lines.contains("<--sort>") && lines.contains("<\(id)>"))
    #expect(lines.contains("<\(id)  Pay rent>") && lines.contains("<'#home'>"))
    // As it is typed, and then read by the shell, it filters.
    #expect(lines.components(separatedBy: "<\\#phone>").count == 3, "\(lines)")
    let listed = try #require(lines.components(separatedBy: "<\\#phone>").last)
    #expect(listed.contains("Call Bob") && !listed.contains("Pay rent"))
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `bash completes tags and people at its prompt, and what it wrote is run`() throws {
    let (program, id) = try desk()
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.type(
      "clear; env \(variables) PATH=\(folder):$PATH HOME=\(program.folder.path) bash --norc")
    try tmux.type("PS1='ready> '; source <(redo completions bash)")
    try tmux.wait(for: "ready>")
    try tmux.press("redo", "Space", "list", "Space", "#h", "Tab")
    try tmux.wait(for: "redo list \\#home")
    try tmux.press("Enter")
    try tmux.wait(for: "\(id)")
    for start in ["@", "@a"] {
      try tmux.press("C-l", "redo", "Space", "list", "Space", start, "Tab")
      try tmux.wait(for: "redo list @ana")
      try tmux.press("Enter")
      try tmux.wait(for: "\(id)")
    }
  }

  @Test(.enabled(if: Machine.has("/usr/bin/fish"), "fish is not installed: apt-get install fish"))
  func `fish completes verbs, options, ids and tags`() throws {
    let (program, id) = try desk()
    let script = """
      redo completions fish | source
      complete -C 'redo sno'
      complete -C 'redo list --so'
      complete -C 'redo done \(id.prefix(4))'
      complete -C 'redo list @'
      complete -C 'redo list "#h'
      """
    let lines = try run(["/usr/bin/fish", "-c"], script, program)
    #expect(lines.contains("snooze\t") && lines.contains("--sort\t"))
    #expect(lines.contains("\(id)\tPay rent") && lines.contains("@ana\t1 task"))
    // Within its quote it would be another word.
    #expect(lines.contains("#home") && !lines.contains("\"#home\""), "\(lines)")
  }

  @Test(.enabled(if: Machine.has("/usr/bin/fish"), "fish is not installed: apt-get install fish"))
  func `fish offers files where one is to be named, and nowhere else`() throws {
    let (program, _) = try desk()
    try write(["Crit = overdue p>=4"], for: program)
    for name in ["year.svg", "remarks"] {
      try Data().write(to: program.folder.appendingPathComponent(name))
    }
    let lines = [
      "stats --svg y", "import --yes y", "verify y", "remote add folder y",
      "remote add firestore --client-secret-file y", "remote r", "add import y", "list verify y",
      "import --format t", "list Cr",
    ]
    let script =
      "redo completions fish | source; cd \(program.folder.path)\n"
      + lines.map { "echo '[\($0)]'; complete -C 'redo \($0)'" }.joined(separator: "\n")
    let said = try run(["/usr/bin/fish", "-c"], script, program)
      .split(separator: "[").map { $0.split(separator: "\n").map(String.init) }
    #expect(said.count == lines.count, "\(said)")
    for words in said.prefix(5) { #expect(words.dropFirst() == ["year.svg"], "\(words)") }
    let rest = said.dropFirst(5).map { $0.dropFirst().map { $0.prefix { $0 != "\t" } } }
    #expect(
      rest == [["remove"], [], [], ["taskwarrior", "todotxt"], ["overdue p>=4"]], "\(said)")
  }

  /// A terminal in which zsh waits for a line and completes it.
  private func zsh(in program: Program) throws -> Tmux {
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.type("clear; env \(variables) PATH=\(folder):$PATH HOME=\(program.folder.path) zsh -f")
    try tmux.type(
      "PS1='ready> '; autoload -Uz compinit; compinit -u; source <(redo completions zsh)")
    try tmux.wait(for: "ready>")
    return tmux
  }

  @Test(
    .enabled(if: Machine.has("/usr/bin/zsh"), "zsh is not installed: apt-get install zsh"),
    .enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `zsh puts the filter of a preset in the place of its name`() throws {
    let (program, _) = try desk()
    try write(["Crit = overdue p>=4", "Craft = #craft", "Home = #home"], for: program)
    let tmux = try zsh(in: program)
    try tmux.press("redo", "Space", "list", "Space", "Ho", "Tab")
    try tmux.wait(for: "redo list \\#home")
    try tmux.press("C-u", "redo", "Space", "list", "Space", "'Cri", "Tab")
    try tmux.wait(for: "redo list 'overdue p>=4'")
    // Of two none is chosen, and what was typed stays.
    try tmux.press("C-u", "redo", "Space", "list", "Space", "Cr", "Tab")
    try tmux.wait(for: "-- Craft")
    try tmux.press("i", "Tab")
    try tmux.wait(for: "redo list overdue\\ p\\>=4")
  }

  @Test(
    .enabled(if: Machine.has("/usr/bin/zsh"), "zsh is not installed: apt-get install zsh"),
    .enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `zsh completes verbs and ids at its prompt`() throws {
    let (program, id) = try desk()
    let tmux = try zsh(in: program)
    try tmux.press("redo", "Space", "sno", "Tab")
    try tmux.wait(for: "redo snooze")
    try tmux.press(String(id.prefix(4)), "Tab")
    try tmux.wait(for: "redo snooze \(id)")
    try tmux.press("C-u", "redo", "Space", "list", "Space", "'#h", "Tab")
    try tmux.wait(for: "redo list '#home'")
    try tmux.press("C-u", "redo", "Space", "remote", "Space", "rem", "Tab")
    try tmux.wait(for: "redo remote remove")
    // What says nothing of itself is listed in its order, and with nothing behind it.
    try tmux.press("C-u", "redo list --sort ", "Tab")
    let shown = try tmux.wait(for: "title")
    let words = shown.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words.suffix(5) == ["rank", "priority", "due", "created", "title"], "\(shown)")
  }
}
