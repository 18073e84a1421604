public import RedoIntents

/// Why a command does nothing: it was called wrongly, or what it was asked for cannot be.
public enum UsageError: Error, Hashable, Sendable {
  /// What is wrong with the words of a command line, whatever they are about.
  public enum ArgumentTrouble: Hashable, Sendable {
    /// There is no such verb.
    case unknownVerb(String, nearest: String?)
    /// The verb has no such option; the name comes with its hyphens.
    case unknownOption(String, verb: String, nearest: String?)
    /// The option needs a value, as its synopsis shows.
    case missingValue(option: String)
    /// The option takes no value.
    case unexpectedValue(option: String)
    /// Something that the verb needs is not there, named as its synopsis does.
    case missingOperand(String, verb: String)
    /// The verb has no use for this.
    case unexpectedOperand(String, verb: String)
    /// The text is no whole number within the range.
    case noNumber(String, of: String, in: ClosedRange<Int64>)
    /// The text is none of the words that an option knows.
    case unknownChoice(String, option: String, known: [String], nearest: String?)
    /// Exactly one of the options is needed.
    case oneOf([String], verb: String)
    /// Only one of the options may be there.
    case onlyOneOf([String], verb: String)
    /// The option means something only beside another one.
    case needsOption(String, needed: String, verb: String)
    /// A file is named by nothing.
    case emptyFile
    /// A folder is named by nothing.
    case emptyFolder
    /// What is to be exported is named by a path, as if it were written there.
    case exportsToFile(String)
    /// A line to note is to be read from standard input.
    case notesInput
  }

  /// Why words that `edit` would make the whole title of a task seem to be meant otherwise.
  public enum TitleTrouble: Hashable, Sendable {
    /// A task has this name.
    case isTask
    /// Each is a slip.
    case slips([Slip])
    /// They are so many values of a field that has one.
    case values(Int)
    /// They begin as a repeat does.
    case noRepeat
    /// They are told of dates; beside a repeat, or not.
    case dates(isRepeated: Bool)
    /// They join what was understood with one another.
    case joins
    /// They say of a field that it is to be empty; what says so here.
    case empties(instead: String)
    /// They are priorities, so many with the last that was typed.
    case priorities(count: Int, last: Int)

    /// Words that look like something else.
    public struct Slip: Hashable, Sendable {
      /// The words; nil for all that there are.
      let words: String?
      /// What is written instead.
      let instead: String
    }
  }

  /// What is wrong with what `merge --set` says.
  public enum SettingTrouble: Hashable, Sendable {
    /// It names a field twice.
    case repeated(field: String)
    /// The task has no date; its title.
    case noDate(title: String, id: String)
    /// The field takes no such value, for a reason in a clause of another room's.
    case unreadable(String, reason: String)
  }

  /// A word is missing, too many, or none that is known there.
  case arguments(ArgumentTrouble)
  /// Words would be a title that is seldom meant; `kept` is how a shell has them all the same.
  case accidentalTitle(TitleTrouble, words: String, kept: String)
  /// Words behind the tasks to note something on, parted by a comma, name a task, too.
  case partedIDs(String)
  /// The task has no such label to take off.
  case noLabel(String)
  /// The text of a field means nothing there.
  case unreadableField(FieldPhraseError)
  /// A value that is to be settled cannot be; the option's name comes with its hyphens.
  case unsettled(SettingTrouble, option: String)
  /// The task has no branch of the device that an option names.
  case noBranch(option: String)
  /// A field that no branch of a forked task has changed is to be settled.
  case nothingApart(field: String, id: String)
  /// Whether a task is private is to be settled, and no branch has changed that.
  case privacyIsTheSame(id: String)
  /// The text is no date.
  case unreadableDate(DateExpressionError)
  /// The text is no moment of the past.
  case unreadableTime(PastExpressionError)
  /// A term of the filter is not understood.
  case unreadableFilter(TaskFilterProblem)
  /// The text names no task, or several.
  case noTask(TaskLookupError)
  /// The task, by its short id, was deleted, or was not there yet at the moment that was asked for.
  case goneTask(String, isOfPast: Bool)
  /// The line has no words for a title; where it came from standard input, its number.
  case noTitle(QuickAddError, line: Int?)
  /// The text is more than a task can hold; where it came from standard input, the line's number.
  case tooLong(line: Int?)
  /// The line of standard input is no UTF-8 text.
  case noText(line: Int)
  /// The argument of this number is no UTF-8 text.
  case noTextArgument(Int)
  /// Standard input holds no task.
  case emptyInput
  /// The verb is destructive, and nobody is there to be asked.
  case needsConsent(verb: String)
  /// The person who was asked did not agree; `deed` is a word such as `deleted`.
  case declined(deed: String)
  /// The intent changes nothing.
  case intent(IntentError)

  /// 2 for wrong use, 1 for what was well asked and failed.
  public var exitCode: Int32 {
    switch self {
    case .intent, .declined: 1
    default: 2
    }
  }
}
