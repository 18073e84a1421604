/// What a file of another program came to: the tasks, and all that could not be taken as it was.
struct ImportReading {
  /// The tasks, in the order of the file.
  private(set) var tasks: [ForeignTask] = []
  /// What is lost, in the order it was met, with the place of the task that it is lost of; without one
  /// where it is no task's.
  private var lost: [(part: ImportLosses.Part, task: Int?)] = []
  /// What could not be read at all.
  private(set) var faults = ImportFaults()
  /// Why nothing of the file is taken, and what to do about it; nil where it was read.
  private(set) var unreadable: String?
  /// What is lost of the task that is being read, told once it is taken; nil between tasks.
  private var held: [ImportLosses.Part]?

  /// A task that was read and that more may still be said of, with what is lost of it.
  struct Held {
    var task: ForeignTask
    fileprivate var losses: [ImportLosses.Part]

    /// Notes that more of the task has no place in this program.
    mutating func lose(_ what: String) {
      losses.append(.text(what, place: nil))
    }
  }

  /// A file that was read, and held nothing so far.
  init() {}

  /// A file of which nothing is taken.
  init(unreadable reason: String) {
    unreadable = reason
  }

  /// Takes the task that `read` makes, or says why it cannot be one, and then tells no loss of it.
  mutating func take(at place: String, _ read: (inout ImportReading) -> ForeignTask) {
    take(hold(read), at: place)
  }

  /// Reads a task that is taken later, and holds back what is lost of it until then.
  mutating func hold(_ read: (inout ImportReading) -> ForeignTask) -> Held {
    held = []
    var task = read(&self)
    if task.repeatDays == nil { task.comeBackNever(&self) }
    let losses = held ?? []
    held = nil
    return Held(task: task, losses: losses)
  }

  /// Takes a task that was held, or says why it cannot be one, and then tells no loss of it.
  mutating func take(_ read: Held, at place: String) {
    if let fault = read.task.fault { return refuse(place, fault) }
    for part in read.losses { lost.append((part, tasks.endIndex)) }
    tasks.append(read.task)
  }

  /// Gives tasks the names that others know them by.
  mutating func rename(_ names: (ForeignTask) -> String?) {
    for place in tasks.indices {
      if let name = names(tasks[place]) { tasks[place].source = name }
    }
  }

  /// Notes that something of the file has no place in this program.
  ///
  /// Where it stands is told of what somebody may want to put right in the file.
  mutating func lose(_ what: String, at place: String? = nil) {
    note(.text(what, place: place))
  }

  /// Notes that what the file alone calls so has no place in this program.
  mutating func lose(_ kind: ForeignNameKind, called name: String) {
    note(.name(kind, name))
  }

  private mutating func note(_ part: ImportLosses.Part) {
    if held == nil { lost.append((part, nil)) } else { held?.append(part) }
  }

  /// What is lost or told otherwise, each with how often: of the file, and of those of its tasks that
  /// `isTold` of.
  func losses(of isTold: (ForeignTask) -> Bool) -> [ImportLoss] {
    let told = tasks.map(isTold)
    var losses = ImportLosses()
    for (part, task) in lost where task.map({ told[$0] }) ?? true { losses.note(part) }
    return losses.all
  }

  /// Notes that a part of the file is not what the format asks for.
  mutating func refuse(_ place: String, _ reason: String) {
    faults.note(place, reason)
  }
}
