/// One call of the program, its arguments understood: a verb with its options, or none at all.
public struct Invocation: Sendable {
  /// The verb with its arguments; nil where the program is called without any.
  let verb: (any Verb)?
  /// Whether the program is to show its screens line by line.
  public let opensLinear: Bool

  /// Understands the arguments that follow the program's name.
  ///
  /// - Throws: ``UsageError`` where a verb, an option or a number of operands is wrong.
  public init(arguments: [String]) throws(UsageError) {
    let rest = arguments.dropFirst()
    let asksForHelp = ["-h", "--help"].contains(rest.first)
    opensLinear = arguments.first == Self.linear && !asksForHelp
    switch arguments.first {
    case nil: verb = nil
    case Self.linear:
      if !asksForHelp, let word = rest.first {
        throw .arguments(.unexpectedOperand(word, verb: Self.linear))
      }
      verb = asksForHelp ? HelpVerb(on: .linear) : nil
    case HelpVerb.words.name where rest.elementsEqual([Self.linear]):
      verb = HelpVerb(on: .linear)
    case "-h", "--help": verb = try VerbTable.verb(HelpVerb.self, with: rest)
    case "-V", "--version": verb = try VerbTable.verb(VersionVerb.self, with: rest)
    case let name?: verb = try VerbTable.verb(VerbTable.type(named: name, before: rest), with: rest)
    }
  }

  /// What asks for the screens line by line.
  static let linear = "--linear"

  /// Whether the program is to open its full screen: there are no arguments.
  public var opensFullScreen: Bool { verb == nil && !opensLinear }

  /// What the shell must have ready before ``respond(in:)``.
  public var needs: Needs { verb?.needs ?? .nothing }

  /// What is to be done, given the world as it is; all that is wrong is part of the response.
  ///
  /// Where there is no verb and no full screen can be opened, it is the overview of all verbs.
  public func respond(in world: World) -> Response {
    do throws(UsageError) {
      guard let verb else { return .output(HelpVerb.overview(in: world.output)) }
      return try verb.respond(in: world)
    } catch {
      return .output(CommandOutput(error, in: world.output))
    }
  }
}
