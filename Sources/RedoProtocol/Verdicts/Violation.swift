/// The rule that a node breaks, as every client names it (PROTOCOL.md, "Verdicts").
public enum Violation: String, Error, CaseIterable, Sendable {
  case schemaMismatch = "E_SCHEMA_MISMATCH"
  case encoding = "E_ENCODING_VIOLATION"
  case forbiddenField = "E_FORBIDDEN_FIELD"
  case missingDeletedChain = "E_MISSING_DELETED_CHAIN"
  case hashMismatch = "E_HASH_MISMATCH"
  case invalidSignature = "E_INVALID_SIGNATURE"
  /// No node is rejected for it: one that lacks a parent is held, which is how this is told
  /// (``Verdict/held(missing:)``).
  case parentNotFound = "E_PARENT_NOT_FOUND"
  case lamport = "E_LAMPORT_VIOLATION"
  case duplicateCreate = "E_DUPLICATE_CREATE"
  case invalidTodoReference = "E_INVALID_TODO_REF"

  /// What is wrong, in a clause that a report can end a line with.
  public var explanation: String {
    switch self {
    case .schemaMismatch: "the line is not a node that the protocol allows"
    case .encoding: "a hex field has the wrong length, alphabet or case"
    case .forbiddenField: "an UPDATE may not set state that only replay decides"
    case .missingDeletedChain: "a DELETE must name every ancestor in deletedChain"
    case .hashMismatch: "the id is not the hash of the node's body"
    case .invalidSignature: "the signature verifies under no key of the author"
    case .parentNotFound: "a parent has not arrived yet"
    case .lamport: "the Lamport number is not one more than the parents' highest"
    case .duplicateCreate: "the task was created by an earlier node"
    case .invalidTodoReference: "the todo is not one that the task had by then"
    }
  }
}
