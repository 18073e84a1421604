/// Where the next row of Todoist's template stands, as the rows before it say.
struct TodoistOutline {
  /// Where one task stands.
  struct Place {
    /// The name of its section; empty where it is in none.
    let section: String
    /// The title of the task that it stands below; nil where it stands by itself.
    let parent: String?
  }

  private var section = ""
  /// The last task and those that it stands below, the outermost first.
  private var tasks: [(indent: Int, title: String)] = []

  /// Begins a section; nothing in it stands below a task of the one before.
  mutating func begin(section name: String) {
    section = name
    tasks = []
  }

  /// Takes the next task, which stands further in than the one that it stands below.
  mutating func place(of title: String, indent: Int) -> Place {
    while let last = tasks.last, last.indent >= indent { tasks.removeLast() }
    let parent = tasks.last?.title
    tasks.append((indent, title))
    return Place(section: section, parent: parent)
  }
}
