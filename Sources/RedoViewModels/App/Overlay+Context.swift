extension Overlay {
  /// Where keys go while it lies over the panes.
  var context: KeyContext {
    switch self {
    case .help: .help
    case .prompt(let prompt) where prompt.purpose.isSearch: .search
    case .prompt(let prompt): prompt.chosenChip == nil ? .prompt : .chip
    case .form: .form
    case .palette: .palette
    case .presets: .presets
    case .labels: .labels
    case .priority: .choice
    case .question(let question): question.takesAway ? .question : .offer
    case .card: .card
    case .setting: .choice
    case .welcome: .welcome
    case .settling: .settling
    }
  }
}
