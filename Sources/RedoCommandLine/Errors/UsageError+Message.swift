internal import RedoIntents

extension UsageError {
  /// What was wrong with which input, and what would be right: one line without its full stop.
  public var message: String {
    switch self {
    case .arguments(let trouble): Self.message(of: trouble)
    case .noTask(let error): error.message + Self.list(error.candidates, and: error.further)
    case .goneTask(let id, let isOfPast):
      isOfPast
        ? "there was no task \(id) then; `redo log \(id)` shows its changes"
        : "the task \(id) was deleted; `redo log \(id)` shows its changes"
    case .unreadableDate(let error): error.message
    case .unreadableTime(let error): error.message
    case .accidentalTitle(let trouble, let words, let kept):
      Self.message(of: trouble, in: words, kept)
    case .partedIDs(let word):
      "“\(word)” is a task, too: join ids with commas alone, as in 3f9a,7b21"
    case .noLabel(let label):
      "the task has no \(label) to take off; `redo show` lists what it has"
    case .unreadableField(let error): error.message
    case .unsettled(let trouble, let option): Self.message(of: trouble, option)
    case .nothingApart(let field, let id):
      "no branch of \(id) changed its \(field), so there is nothing of that to settle; "
        + "`redo edit \(id)` changes it"
    case .privacyIsTheSame(let id):
      "no branch of \(id) changed whether it is private, so there is nothing of that to settle; "
        + "only an import makes a task private"
    case .noBranch(let option):
      "\(option): no branch of the task is that device's; `redo log ID` shows who changed what"
    case .unreadableFilter(let problem):
      problem.message(quotes: "'\"…\"'", typed: ShellWord.advice)
    case .noTitle(let error, let line):
      (line.map { "line \($0) of standard input: " } ?? "") + error.message
    case .tooLong(let line):
      (line.map { "line \($0) of standard input" } ?? "the text")
        + " is longer than the 1 MiB that a task can hold; shorten it, nothing was added"
    case .noText(let line):
      "line \(line) of standard input is not UTF-8 text; convert it first, nothing was added"
    case .noTextArgument(let number):
      "argument \(number) is not UTF-8 text; convert it first, nothing was done"
    case .emptyInput: "standard input holds no task; write one on each line"
    case .needsConsent(let verb):
      "\(verb) asks first, and standard input is no terminal; add --yes to go ahead"
    case .declined(let deed): "nothing was \(deed); answer y to go ahead"
    case .intent(let error): error.message
    }
  }

  private static func message(of trouble: ArgumentTrouble) -> String {
    switch trouble {
    case .unknownVerb(let verb, let nearest):
      "unknown verb “\(verb)”" + Self.hint(nearest, else: "`redo help` lists the verbs")
    case .unknownOption(let option, let verb, let nearest):
      "\(verb) has no option \(option)"
        + Self.hint(nearest, else: Self.help(verb, "lists its options; -- ends options"))
    case .missingValue(let option): "a value is missing: \(option)"
    case .unexpectedValue(let option): "\(option) takes no value; write it alone"
    case .missingOperand(let operand, let verb):
      "\(verb) needs \(operand); " + Self.help(verb, "shows examples")
    case .unexpectedOperand(let operand, let verb):
      "\(verb) has no use for “\(operand)”; " + Self.help(verb, "shows what it takes")
    case .noNumber(let text, let name, let range):
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
    case .unknownChoice(let text, let option, let known, let nearest):
      "\(option) cannot be “\(text)”"
        + Self.hint(nearest, else: "it is one of " + known.joined(separator: ", "))
    case .oneOf(let options, let verb):
      "\(verb) needs one of " + options.joined(separator: " and ")
    case .onlyOneOf(let options, let verb):
      "\(verb) takes only one of " + options.joined(separator: " and ") + "; leave the other out"
    case .needsOption(let option, let needed, let verb):
      "\(option) belongs to \(verb) \(needed); add that, or leave \(option) out"
    case .emptyFile: "the name of the FILE is empty; write one such as backup.jsonl"
    case .emptyFolder: "the PATH of the folder is empty; write one such as ~/Sync/redo"
    case .exportsToFile(let path):
      "export writes to standard output, and “\(path)” is no filter; write `redo export > \(path)`"
    case .notesInput:
      "“-” would be the whole note: write words, as nothing is read from standard input"
    }
  }

  private static func message(
    of trouble: TitleTrouble, in words: String, _ kept: String
  ) -> String {
    let start = "“\(words)” would be the whole title"
    return switch trouble {
    case .isTask:
      "“\(words)” is a task, too: join ids with commas, as in 3f9a,7b21, "
        + "or write \(kept) where it is a title"
    case .slips(let slips):
      start + ": \(slips.map(advice).joined(separator: "; ")), or \(kept) where it is meant"
    case .values(let count):
      start + ": write one of \(count == 2 ? "the two" : "them") alone, "
        + "or \(kept) where it is meant"
    case .noRepeat:
      start + ", and is no repeat: write such as every 2 weeks, every mon or every 15th, "
        + "or \(kept) where it is a title"
    case .dates(let isRepeated):
      start + ": write \(isRepeated ? "one repeat, such as every mon, and " : "")"
        + "one date, such as fri 14:30, in 3 days or 24 dec, or \(kept) where it is meant"
    case .joins: start + ": leave it out, or write \(kept) where it is meant"
    case .empties(let instead):
      start + ": write \(ShellWord.advice(instead)), or \(kept) where it is meant"
    case .priorities(let count, let last):
      "\(count) priorities are given, “\(words)” and p\(last), and a task has one: leave one there, "
        + "or write \(kept) where it is a title"
    }
  }

  private static func advice(_ slip: TitleTrouble.Slip) -> String {
    (slip.words.map { "instead of \($0) write " } ?? "write ") + ShellWord.advice(slip.instead)
  }

  private static func message(of trouble: SettingTrouble, _ option: String) -> String {
    switch trouble {
    case .repeated(let field): "\(option) names \(field) twice; leave one of them out"
    case .noDate(let title, let id):
      "“\(title)” has no date to set; `redo edit \(id) fri` gives it one"
    case .unreadable(let text, let reason): "\(option) \(text): \(reason)"
    }
  }

  /// Where a verb is explained: `remote add folder` under its first word.
  private static func help(_ verb: String, _ deed: String) -> String {
    "`redo help \(verb.prefix { $0 != " " })` \(deed)"
  }

  private static func hint(_ nearest: String?, else other: String) -> String {
    "; " + (nearest.map { "did you mean \($0)?" } ?? other)
  }

  /// The tasks that may be meant, whole ids, since short ones may be what was wrong.
  private static func list(_ tasks: [TaskReference], and further: Int) -> String {
    let names = tasks.map { "\($0.id) “\($0.title)”" }.joined(separator: ", ")
    return names.isEmpty ? "" : ": " + names + (further > 0 ? " and \(further) more" : "")
  }
}
