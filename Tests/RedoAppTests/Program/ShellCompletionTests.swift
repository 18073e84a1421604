import Foundation
import RedoTestSupport
import Testing

/// The completions in the shells that they are for, where those are installed.
@Suite(.waits) struct ShellCompletionTests {
  static func isThere(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  private func desk() throws -> (program: Program, id: String) {
    let program = Program()
    let id = String(try program.run("add", "Pay rent #home @ana").output.prefix(8))
    try program.run("add", "Call Bob #phone")
    return (program, id)
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

  @Test(.enabled(if: isThere("/usr/bin/fish"), "fish is not installed: apt-get install fish"))
  func `fish completes verbs, options, ids and tags`() throws {
    let (program, id) = try desk()
    let script = """
      redo completions fish | source
      complete -C 'redo sno'
      complete -C 'redo list --so'
      complete -C 'redo done \(id.prefix(4))'
      complete -C 'redo list @'
      """
    let lines = try run(["/usr/bin/fish", "-c"], script, program)
    #expect(lines.contains("snooze\t") && lines.contains("--sort\t"))
    #expect(lines.contains("\(id)\tPay rent") && lines.contains("@ana\t1 task"))
  }

  @Test(
    .enabled(if: isThere("/usr/bin/zsh"), "zsh is not installed: apt-get install zsh"),
    .enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `zsh completes verbs and ids at its prompt`() throws {
    let (program, id) = try desk()
    let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.type("clear; env \(variables) PATH=\(folder):$PATH HOME=\(program.folder.path) zsh -f")
    try tmux.type(
      "PS1='ready> '; autoload -Uz compinit; compinit -u; source <(redo completions zsh)")
    try tmux.wait(for: "ready>")
    try tmux.press("redo", "Space", "sno", "Tab")
    try tmux.wait(for: "redo snooze")
    try tmux.press(String(id.prefix(4)), "Tab")
    try tmux.wait(for: "redo snooze \(id)")
    try tmux.press("C-u", "redo", "Space", "list", "Space", "'#h", "Tab")
    try tmux.wait(for: "redo list '#home'")
    try tmux.press("C-u", "redo", "Space", "remote", "Space", "rem", "Tab")
    try tmux.wait(for: "redo remote remove")
  }
}
