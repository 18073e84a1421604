import Foundation
import RedoTestSupport
import Testing

/// Every key that people learn, pressed on the compiled program in a real terminal.
@Suite(.waits, .serialized, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct KeyTableTests {
  @Test func `every row of the table of keys does on screen what it says`() throws {
    let sample = try Self.sample()
    // One terminal for all rows: starting a server takes longer than a row.
    let tmux = try Tmux(columns: 100, rows: 30)
    for row in KeyRow.all {
      let program = Program()
      try FileManager.default.copyItem(at: sample.folder, to: program.folder)
      try start(program, in: tmux)
      for (keys, sight) in row.steps {
        for key in keys { try tmux.press(key) }
        do {
          try wait(for: sight, in: tmux)
        } catch {
          Issue.record("\(row.name): after \(keys.joined(separator: " ")), \(error)")
          break
        }
      }
      try leave(tmux)
      #expect(try program.run("verify").status == 0, "\(row.name)")
    }
  }

  @Test func `every key of the table is pressed in some row`() throws {
    let pressed = Set(KeyRow.all.flatMap { $0.steps.flatMap(\.keys) })
    let learned = [
      "j", "k", "Down", "Up", "g", "G", "C-d", "C-u", "NPage", "PPage", "Tab", "h", "l", "Enter",
      "Escape", "1", "2", "3", "4", "5", "6", "[", "]", "a", "A", "e", "E", "c", "Space", "V", "*",
      "s", "d", "p", "r", "z", "D", "u", "C-r", "/", "n", "N", "f", "F", "o", "T", "S", "y", ":",
      "C-p", "?", "@",
    ]
    #expect(pressed.isSuperset(of: learned), "\(Set(learned).subtracting(pressed))")
  }

  /// A log with a task in every group, and still.
  private static func sample() throws -> Program {
    let program = Program()
    let lines = [
      "Alpha p5 2026-11-20 18:00 #home", "Bravo p4 2026-11-20 20:00 @ana",
      "Charlie p3 2026-11-23 09:00 every week #work", "Delta p2 2026-12-04 17:00",
      "Echo p1 2026-12-24 09:00 // - [ ] first step", "Foxtrot someday",
    ]
    try program.run("add", "-", input: lines.joined(separator: "\n"))
    let folder = program.folder.appendingPathComponent("redo")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("motion = none\n".utf8).write(to: folder.appendingPathComponent("config"))
    return program
  }

  private func start(_ program: Program, in tmux: Tmux) throws {
    let variables = program.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let editor = "EDITOR='sh -c \"echo more >> \\$1\" x'"
    try tmux.type("clear; env LC_ALL=C.UTF-8 \(editor) \(variables) \(Program.path)")
    try tmux.wait(for: "1/6")
  }

  /// Leaves whatever lies over the screen, then the program.
  private func leave(_ tmux: Tmux) throws {
    let hasLeft = try Patience.lasts(lookingEvery: 40) {
      if try tmux.property("alternate_on") == "0" { return true }
      try tmux.press("Escape")
      usleep(40_000)
      try tmux.press("q")
      return false
    }
    #expect(hasLeft)
    try tmux.press("C-u")
  }

  private func wait(for sight: KeyRow.Sight, in tmux: Tmux) throws {
    switch sight {
    case .text(let text): try tmux.wait(for: text)
    case .selected(let title):
      try poll("the selection on \(title)", tmux) {
        try tmux.screen().split(separator: "\n").contains {
          $0.contains("▸") && $0.contains(title)
        }
      }
    case .cursorInList: try poll("the cursor in the list", tmux) { try cursor(tmux) < 5 }
    case .cursorInDetail: try poll("the cursor in the task", tmux) { try cursor(tmux) > 55 }
    }
  }

  private func cursor(_ tmux: Tmux) throws -> Int { Int(try tmux.property("cursor_x")) ?? 0 }

  private func poll(_ what: String, _ tmux: Tmux, until isSo: () throws -> Bool) throws {
    if try Patience.lasts(until: isSo) { return }
    throw Tmux.Absent(what: what + " on:\n" + (try tmux.screen()) + "\n")
  }
}
