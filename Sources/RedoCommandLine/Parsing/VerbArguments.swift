internal import RedoIntents
internal import RedoProtocol
internal import RedoViewModels

/// The arguments of one verb, told apart into operands and options.
///
/// Options stand anywhere after the verb, as `--name value` or `--name=value`; `--` ends them. A
/// hyphen before anything but a letter starts no option, so that `-#home` and `-5` are operands; nor
/// does one before a term of a filter, where a filter is asked for: `-is:draft`. Of an option given
/// twice, the last counts, unless it may be there several times.
struct VerbArguments: Sendable {
  /// The verb's own words, for errors.
  let words: VerbWords
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// Whether `--help` or `-h` is there, not behind `--`: all else is then of no account.
  ///
  /// Within a text that describes a task it is none, so that no text is lost for it; at its end it
  /// is, where people ask.
  private(set) var asksForHelp = false
  private var given: [String: [String]] = [:]

  init(_ arguments: ArraySlice<String>, of words: VerbWords) throws(UsageError) {
    self.words = words
    guard !Self.asksForHelp(arguments, of: words) else {
      asksForHelp = true
      return
    }
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard Self.isOption(argument), !(words.takesFilter && Self.isTurnedTerm(argument)) else {
        operands.append(argument)
        continue
      }
      try take(argument, followedBy: &rest)
    }
    guard operands.count >= words.operandCount.lowerBound else {
      throw .arguments(.missingOperand(words.operands, verb: words.name))
    }
    guard operands.count <= words.operandCount.upperBound else {
      throw .arguments(
        .unexpectedOperand(operands[words.operandCount.upperBound], verb: words.name))
    }
  }

  private static func asksForHelp(
    _ arguments: ArraySlice<String>, of words: VerbWords
  ) -> Bool {
    let options = arguments.prefix { $0 != "--" }
    let end = options.count == arguments.count ? options.suffix(1) : []
    let places = words.takesText ? options.prefix(while: isOption) + end : options
    return places.contains { $0 == "-h" || $0 == "--help" }
  }

  /// Whether it is a term of a filter behind the hyphen that turns it round.
  private static func isTurnedTerm(_ argument: String) -> Bool {
    !argument.hasPrefix("--") && TaskFilter.isTerm(argument)
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = Array(argument.utf8.prefix(3))
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else { return false }
    return bytes[1] == UInt8(ascii: "-") || bytes[1].isASCIILetter
  }

  private mutating func take(
    _ argument: String, followedBy rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = words.options.first(where: { "--" + $0.name == name }) else {
      let known = (words.options + [.help]).map { "--" + $0.name }
      // In a text it is more likely a word than another option.
      let nearest = words.takesText ? nil : Nearest.word(to: name, among: known) ?? turned(name)
      throw .arguments(.unknownOption(name, verb: words.name, nearest: nearest))
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .arguments(.unexpectedValue(option: name)) }
      given[option.name] = [""]
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .arguments(.missingValue(option: option.synopsis))
    }
    given[option.name, default: []].append(value)
  }

  /// How a filter leaves out a tag or a word, for what stands behind one hyphen; nil elsewhere.
  private func turned(_ name: String) -> String? {
    guard words.takesFilter, !name.hasPrefix("--") else { return nil }
    let word = name.dropFirst()
    return "'!#\(word)' or '!\(word)'"
  }

  /// Whether an option is there.
  func has(_ option: OptionWords) -> Bool {
    given[option.name] != nil
  }

  /// The value of an option; nil where it is not there.
  func value(of option: OptionWords) -> String? {
    values(of: option).last
  }

  /// The values of an option that may be there several times, in order.
  func values(of option: OptionWords) -> [String] {
    given[option.name] ?? []
  }

  /// The whole number that an option gives; nil where it is not there.
  func number(of option: OptionWords, in range: ClosedRange<Int64>) throws(UsageError) -> Int64? {
    guard let text = value(of: option) else { return nil }
    return try Self.number(text, for: "--" + option.name, in: range)
  }

  /// The whole number that a text is.
  static func number(
    _ text: String, for name: String, in range: ClosedRange<Int64>
  ) throws(UsageError) -> Int64 {
    guard text.utf8.allSatisfy(\.isASCIIDigit), let number = Int64(text),
      range.contains(number)
    else { throw .arguments(.noNumber(text, of: name, in: range)) }
    return number
  }
}
