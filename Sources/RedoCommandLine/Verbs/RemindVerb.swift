/// `remind`: names what fell due, on the desktop or in the terminal.
struct RemindVerb: Verb {
  private static let dryRun = OptionWords(
    name: "dry-run", summary: "Only list what would be named; nothing is marked as told")
  private static let wait = OptionWords(
    name: "wait", value: "SECONDS", summary: "Show buttons, and let them work for so long")
  private static let install = OptionWords(
    name: "install", summary: "Write a systemd user timer that does this every minute")
  private static let print = OptionWords(
    name: "print", summary: "With --install: only show the files")
  private static let enable = OptionWords(
    name: "enable", summary: "With --install: start the timer too")
  private static let yes = OptionWords(
    name: "yes", summary: "With --install: replace files that differ")
  private static let json = OptionWords(
    name: "json", summary: "Print what would be named as JSON, as --dry-run does")

  static let words = VerbWords(
    name: "remind", summary: "Name what fell due, on the desktop or in the terminal",
    details: [
      "For a timer: it names each task once, when its deadline comes or as long before as the",
      "setting remind says; with off, when it comes. What is done, archived or moved by then, here",
      "or on another device that has synced, is not named. Devices of yours that share a folder",
      "(redo remote add folder) tell each other there what they have named: the one you used last",
      "names it at once, the others a minute later where it has not. While the folder is away or",
      "slow, and over Firestore alone, each of them names it: better twice than never. Devices",
      "are one user's where the setting email, or else name, is the same. In the hours of the",
      "setting quiet nothing is named until they end. The first run begins with the day.",
      "It uses notify-send; without that or without a desktop, a sequence of the terminal (the",
      "setting notify). Buttons snooze the task or complete it.",
    ],
    options: [dryRun, json, wait, install, print, enable, yes],
    examples: [
      "remind", "remind --dry-run", "remind --wait 50", "remind --install --print",
      "remind --install --enable",
    ])

  /// What is asked for.
  private enum Deed {
    case name(seconds: Int)
    case list(asJSON: Bool)
    case install(TimerInstallation.Manner)
  }

  private let deed: Deed

  init(_ arguments: VerbArguments) throws(UsageError) {
    let seconds = try arguments.number(of: Self.wait, in: 0...3600).map(Int.init) ?? 0
    let isInstalling = arguments.has(Self.install)
    for option in [Self.print, Self.enable, Self.yes] where arguments.has(option) && !isInstalling {
      throw .arguments(.needsOption("--" + option.name, needed: "--install", verb: Self.words.name))
    }
    if isInstalling {
      let naming = [Self.dryRun, Self.json, Self.wait].filter(arguments.has)
      if let option = naming.first {
        throw .arguments(
          .onlyOneOf(["--" + Self.install.name, "--" + option.name], verb: Self.words.name))
      }
      deed = .install(
        TimerInstallation.Manner(
          isPrinting: arguments.has(Self.print), isEnabling: arguments.has(Self.enable),
          isReplacing: arguments.has(Self.yes)))
    } else if arguments.has(Self.json) || arguments.has(Self.dryRun) {
      deed = .list(asJSON: arguments.has(Self.json))
    } else {
      deed = .name(seconds: seconds)
    }
  }

  var needs: Needs {
    if case .install = deed { return .nothing }
    return Needs(log: .replayed, reminders: true)
  }

  func respond(in world: World) -> Response {
    switch deed {
    case .install(let manner):
      .locate { TimerInstallation(manner, of: $0, in: world.output).response }
    case .list(let asJSON):
      .output(
        asJSON
          ? CommandOutput(json: ReminderRun(in: world).json) : ReminderRun(in: world).preview)
    case .name(let seconds):
      ReminderRun(in: world).response(patience: seconds)
    }
  }
}
