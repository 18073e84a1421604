/// The systemd user timer that runs `remind` every minute.
struct TimerInstallation {
  /// How it is installed.
  struct Manner: Hashable {
    /// The files are only shown.
    let isPrinting: Bool
    /// The timer is started too.
    let isEnabling: Bool
    /// Files that differ give way.
    let isReplacing: Bool
  }

  private static let name = "redo-remind"
  /// How long the buttons of a notification work: until shortly before the next run.
  private static let patience = 50
  private static let enabling = [
    ["systemctl", "--user", "daemon-reload"],
    ["systemctl", "--user", "enable", "--now", name + ".timer"],
  ]

  private let manner: Manner
  private let info: InstallationInfo
  private let style: OutputStyle

  init(_ manner: Manner, of info: InstallationInfo, in style: OutputStyle) {
    self.manner = manner
    self.info = info
    self.style = style
  }

  /// What is to be done.
  var response: Response {
    let files = files
    guard !manner.isPrinting else {
      return .output(
        CommandOutput(
          lines: files.flatMap { file in
            ["# " + shown(file.path), String(decoding: file.bytes, as: UTF8.self)]
          }))
    }
    guard manner.isEnabling else {
      return .save(
        files, isReplacing: manner.isReplacing,
        then: .output(CommandOutput(lines: written(files) + [enable, remove])))
    }
    return .save(
      files, isReplacing: manner.isReplacing,
      then: .run(Self.enabling) { failure in
        var output = CommandOutput(
          lines: written(files) + [
            failure == nil ? "enabled: it runs every minute" : enable, remove,
          ])
        if let failure {
          output.complain("the timer was not started: \(failure)", in: style)
          output.exitCode = 1
        }
        return output
      })
  }

  private func written(_ files: [FileDraft]) -> [String] {
    files.map { "wrote: " + shown($0.path) }
  }

  private var enable: String {
    "to enable: " + Self.enabling.map { $0.joined(separator: " ") }.joined(separator: " && ")
  }

  private var remove: String {
    "to remove: systemctl --user disable --now \(Self.name).timer; rm "
      + files.map { ShellWord.quoted($0.path) }.map(shown).joined(separator: " ")
  }

  private func shown(_ text: String) -> String { style.measure.sanitized(text) }

  private var files: [FileDraft] {
    [file("service", service), file("timer", timer)]
  }

  private func file(_ kind: String, _ lines: [String]) -> FileDraft {
    FileDraft(
      path: "\(info.unitFolder)/\(Self.name).\(kind)",
      bytes: lines.flatMap { Array($0.utf8) + [0x0A] }, makesFolder: true)
  }

  private var service: [String] {
    [
      "[Unit]", "Description=Name the tasks of Redo that fall due", "Documentation=man:redo(1)", "",
      "[Service]", "Type=oneshot",
      "ExecStart=\(Self.quoted(info.program, isCommand: true)) remind --wait \(Self.patience)",
    ] + info.variables.map { "Environment=" + Self.quoted($0, isCommand: false) } + [
      // Titles are nobody's business who reads the journal.
      "StandardOutput=null"
    ]
  }

  private var timer: [String] {
    [
      "[Unit]", "Description=Name the tasks of Redo that fall due, every minute", "",
      "[Timer]", "OnCalendar=minutely", "AccuracySec=5s", "", "[Install]",
      "WantedBy=timers.target",
    ]
  }

  /// A word as systemd.syntax(7) quotes it, so that nothing in it means anything.
  static func quoted(_ text: String, isCommand: Bool) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "%": "%%"
      case "$" where isCommand: "$$"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
