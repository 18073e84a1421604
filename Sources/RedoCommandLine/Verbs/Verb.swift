/// A verb with its arguments understood.
///
/// Each has a file of its own, its words among them.
protocol Verb: Sendable {
  /// What the parser, the help and the errors know of the verb.
  static var words: VerbWords { get }

  /// What an operand stands for that follows some others.
  static func kind(ofOperandAfter given: [String]) -> OperandKind

  /// Takes in the arguments.
  init(_ arguments: VerbArguments) throws(UsageError)

  /// What must be ready before it responds.
  var needs: Needs { get }

  /// What is to be done.
  func respond(in world: World) throws(UsageError) -> Response
}

extension Verb {
  /// What its words say of that place, whatever stands before it.
  static func kind(ofOperandAfter given: [String]) -> OperandKind {
    let kinds = words.operandKinds
    return given.count < kinds.count ? kinds[given.count] : kinds.last ?? .other
  }
}
