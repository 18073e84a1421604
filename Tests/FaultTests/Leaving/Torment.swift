import Foundation
import RedoTestSupport

/// One terminal in which the program is started again and again, and ended by a signal each time.
struct Torment {
  /// How each run ended, and whether the terminal's modes were as before.
  struct Ending {
    /// The name of the signal that ended it; the exit status where none did.
    let signal: String
    let hasModes: Bool
  }

  let endings: [Ending]
  /// What was sent to the terminal.
  let sent: String
  /// Whether the alternate screen is off at the end.
  let isLeft: Bool

  /// Ends `rounds` runs by signals (`TERM`, `HUP` …) in turn, at random moments while tasks are typed.
  init(_ program: Program, by signals: [String], rounds: Int, seed: UInt64) throws {
    let tmux = try Tmux(columns: 90, rows: 25)
    let base = tmux.record.path
    let paths = [".script", ".said", ".pid"].map { base + $0 }
    defer { paths.forEach { try? FileManager.default.removeItem(atPath: $0) } }
    let variables = program.environment.map { "\($0)='\($1)'" }.joined(separator: " ")
    let script = """
      export LC_ALL=C.UTF-8 \(variables)
      before=$(stty -g); RANDOM=\(seed % 32_768); signals=(\(signals.joined(separator: " ")))
      for round in $(seq \(rounds)); do
        rm -f '\(paths[2])'
        signal=${signals[$(((round - 1) % \(signals.count)))]}
        delay=$(printf '0.%03d' $((RANDOM % 300)))
        (while [ ! -s '\(paths[2])' ]; do sleep 0.005; done; sleep $delay
         kill -$signal $(cat '\(paths[2])')) &
        sh -c 'echo $$ > "\(paths[2])"; exec "\(Program.path)"' 2> /dev/null
        status=$?
        [ $status -gt 128 ] && status=$(kill -l $status)
        wait
        after=$(stty -g)
        [ "$before" = "$after" ] && echo "$status same" >> '\(paths[1])' || echo "$status other" >> '\(paths[1])'
        stty "$before"
      done
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: paths[0]))
    try tmux.type("/bin/bash \(paths[0])")
    var ended = 0
    var lastEnd = ContinuousClock.now
    while ended < rounds {
      // Letters that no command listens to, so that what is typed beside a prompt does nothing.
      try tmux.press("a")
      try tmux.type("XX\(ended)")
      usleep(40_000)
      let count = Self.endings(in: paths[1]).count
      if count != ended { (ended, lastEnd) = (count, .now) }
      // However busy the machine is, a signal ends a run long before.
      guard ContinuousClock.now - lastEnd < .seconds(30) else {
        let shown = try tmux.screen()
        throw Tmux.Absent(what: "the end of run \(ended + 1) of \(rounds); there is\n\(shown)")
      }
    }
    // The shell answers what was typed ahead first, which may be more than a screen holds; what the
    // terminal answered to a program that was gone stands before the first line.
    let isDone = try Patience.lasts(lookingEvery: 200) {
      try tmux.press("C-u")
      try tmux.type("echo all\"-\"done")
      return try tmux.screen().contains("all-done")
    }
    guard isDone else { throw Tmux.Absent(what: "the shell after all runs") }
    endings = Self.endings(in: paths[1])
    sent = try tmux.bytesSent()
    isLeft = try tmux.property("alternate_on") == "0"
  }

  /// Whether each run that left its screen had all rows scroll again at its end.
  ///
  /// A crash may come while a frame is sent, between setting some rows and all of them.
  var everyEndScrollsAllRows: Bool {
    sent.components(separatedBy: "\u{1B}[?1049l").dropLast().allSatisfy { run in
      let parts = run.components(separatedBy: "\u{1B}[r")
      return parts.count > 1
        && parts.last?.contains("\u{1B}[?1049h") == false
        && parts.last?.firstMatch(of: /\u{1B}\[[0-9]+;[0-9]+r/) == nil
    }
  }

  /// The runs that came to their end so far.
  private static func endings(in path: String) -> [Ending] {
    let said = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return said.split(separator: "\n").map {
      let words = $0.split(separator: " ")
      return Ending(signal: String(words[0]), hasModes: words.last == "same")
    }
  }
}
