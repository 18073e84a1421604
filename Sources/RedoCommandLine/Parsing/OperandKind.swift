/// What an operand stands for, which is what words can be offered for it.
enum OperandKind: Sendable {
  /// The id of a task.
  case task
  /// The id of a task in the archive.
  case archivedTask
  /// A line that filters tasks, or a word of it.
  case filter
  /// A line that describes a task, or a word of it.
  case text
  /// The name of a remote.
  case remote
  /// The name of a remote that one signs in to.
  case signedInRemote
  /// The name of a verb.
  case verb
  /// One of a few words.
  case choice([Candidate])
  /// Something that nobody can offer words for, such as a number.
  case other

  /// Whether the words are those of the tasks.
  var isAboutTasks: Bool {
    switch self {
    case .task, .archivedTask, .filter, .text: true
    case .remote, .signedInRemote, .verb, .choice, .other: false
    }
  }

  /// Whether the words are the names of the remotes.
  var isAboutRemotes: Bool {
    switch self {
    case .remote, .signedInRemote: true
    case .task, .archivedTask, .filter, .text, .verb, .choice, .other: false
    }
  }
}
