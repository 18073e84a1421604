internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

/// What there is to read where keys go now, line by line, some lines with a number to choose.
struct LinearPage {
  /// One line.
  enum Item {
    /// Words.
    case text(String)
    /// Something to choose, by its number.
    case choice(Int)
  }

  /// The lines.
  private(set) var items: [Item] = []
  /// What the numbers from 1 on choose.
  private(set) var choices: [LinearChoice] = []
  /// The steps of the description that was read; nil where no task is.
  var checklist: Checklist?
  /// What the page is about.
  let place: LinearPlace
  /// What lines ask for commands with.
  let keys: LinearKeyNames
  /// How many lines were read.
  private(set) var readCount = 0

  /// How many lines are read at once.
  private static let mostLines = 20

  init(_ place: LinearPlace, _ keys: LinearKeyNames) {
    self.place = place
    self.keys = keys
  }

  /// Adds words.
  mutating func say(_ text: String) {
    items.append(.text(text))
  }

  /// Adds something to choose.
  mutating func offer(_ choice: LinearChoice) {
    choices.append(choice)
    items.append(.choice(choices.count))
  }

  /// Adds words to choose.
  mutating func offer(
    _ words: String, _ selection: Selection? = nil, does command: Command?, name: String? = nil
  ) {
    offer(LinearChoice(.text(words), selection, does: command, name: name))
  }

  /// What a number chooses; nil where it chooses nothing.
  func choice(_ number: Int) -> LinearChoice? {
    choices.indices.contains(number - 1) ? choices[number - 1] : nil
  }

  /// How many lines are still to be read.
  var restCount: Int { items.count - readCount }

  /// What the page is, in its first line.
  var heading: String {
    if case .text(let text) = items.first { text } else { "" }
  }

  /// Takes all lines for read.
  mutating func skip() { readCount = items.count }

  /// The next lines, the last of which says how many are left.
  mutating func read(from viewModel: AppViewModel) -> [String] {
    // One line more is shorter than to say that there is one.
    let isEnd = restCount <= Self.mostLines + 1
    let end = isEnd ? items.count : readCount + Self.mostLines
    var lines = items[readCount..<end].map { item in
      switch item {
      case .text(let text): text
      case .choice(let number): "\(number). " + words(of: number, in: viewModel)
      }
    }
    readCount = end
    if restCount > 0 { lines.append("\(restCount) lines more; Enter reads on.") }
    return lines
  }

  /// What a choice is called.
  func words(of number: Int, in viewModel: AppViewModel) -> String {
    guard let choice = choice(number) else { return "" }
    switch choice.words {
    case .text(let text): return text
    case .task(let place): return TaskSentence.text(at: place, task: choice.task, in: viewModel)
    case .activity(let change): return ChangeSentence.text(of: change, in: viewModel)
    }
  }
}
