/// What a file of another program came to: the tasks, and all that could not be taken as it was.
struct ImportReading {
  /// The tasks, in the order of the file.
  private(set) var tasks: [ForeignTask] = []
  private var noted: [ImportLoss] = []
  /// The place in `noted` of each loss, by what it is.
  private var places: [String: Int] = [:]
  private var names: [ForeignNameKind: ForeignNames] = [:]
  /// What could not be read at all.
  private(set) var faults = ImportFaults()
  /// Why nothing of the file is taken, and what to do about it; nil where it was read.
  private(set) var unreadable: String?
  /// What is lost of the task that is being read, told once it is taken; nil between tasks.
  private var held: [Loss]?

  fileprivate enum Loss {
    case text(String, place: String?)
    case name(ForeignNameKind, String)
  }

  /// A task that was read and that more may still be said of, with what is lost of it.
  struct Held {
    var task: ForeignTask
    fileprivate let losses: [Loss]
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
    let task = read(&self)
    let losses = held ?? []
    held = nil
    return Held(task: task, losses: losses)
  }

  /// Takes a task that was held, or says why it cannot be one, and then tells no loss of it.
  mutating func take(_ read: Held, at place: String) {
    if let fault = read.task.fault { return refuse(place, fault) }
    tasks.append(read.task)
    for loss in read.losses {
      switch loss {
      case .text(let what, let place): lose(what, at: place)
      case .name(let kind, let name): lose(kind, called: name)
      }
    }
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
    guard held == nil else {
      held?.append(.text(what, place: place))
      return
    }
    let index = places[what] ?? noted.endIndex
    if index == noted.endIndex {
      noted.append(ImportLoss(what))
      places[what] = index
    }
    noted[index].note(at: place)
  }

  /// Notes that what the file alone calls so has no place in this program.
  mutating func lose(_ kind: ForeignNameKind, called name: String) {
    guard held == nil else {
      held?.append(.name(kind, name))
      return
    }
    if let loss = names[kind, default: ForeignNames(kind)].loss(of: name) { lose(loss) }
  }

  /// What is lost or told otherwise, each with how often, in the order it was met; last what the
  /// file calls by more names than are told.
  var losses: [ImportLoss] { noted + ForeignNameKind.allCases.compactMap { names[$0]?.rest } }

  /// Notes that a part of the file is not what the format asks for.
  mutating func refuse(_ place: String, _ reason: String) {
    faults.note(place, reason)
  }
}
