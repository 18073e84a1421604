/// A verb with its arguments understood.
///
/// Each has a file of its own, its words among them.
protocol Verb: Sendable {
  /// What the parser, the help and the errors know of the verb.
  static var words: VerbWords { get }

  /// Takes in the arguments.
  init(_ arguments: VerbArguments) throws(UsageError)

  /// What must be ready before it responds.
  var needs: Needs { get }

  /// What is to be done.
  func respond(in world: World) throws(UsageError) -> Response
}
