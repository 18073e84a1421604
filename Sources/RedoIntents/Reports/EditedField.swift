/// A part of a task that an edit changed, as a report names it.
enum EditedField: CaseIterable {
  case title
  case labels
  case description
  case steps
  case priority
  case storyPoints
  case repetition
  case privacy
  case due

  private var name: String {
    switch self {
    case .title: "title"
    case .labels: "tags"
    case .description: "description"
    case .steps: "steps"
    case .priority: "priority"
    case .storyPoints: "points"
    case .repetition: "repeat"
    case .privacy: "privacy"
    case .due: "due date"
    }
  }

  /// The most parts that are worth naming one by one.
  private static let mostNamed = 3

  /// The start of a clause that ends with a task: `the title and due date of `; nothing where there are
  /// too many to name.
  static func phrase(_ fields: Set<EditedField>) -> String {
    let names = allCases.filter(fields.contains).map(\.name)
    guard !names.isEmpty, names.count <= mostNamed else { return "" }
    return "the \(names.listed) of "
  }
}
