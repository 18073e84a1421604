extension Overlay {
  /// The tasks that are acted on together; nil where it is about none.
  var targets: Targets? {
    switch self {
    case .prompt(let prompt): return prompt.purpose.targets
    case .priority(let choice): return choice.targets
    case .question(let question):
      guard case .delete(let targets) = question.subject else { return nil }
      return targets
    default: return nil
    }
  }

  /// The overlay for other tasks; as it is where it is about none.
  func about(_ targets: Targets) -> Overlay {
    guard self.targets != nil else { return self }
    switch self {
    case .prompt(let prompt): return .prompt(prompt.moved(to: prompt.purpose.about(targets)))
    case .priority(var choice):
      choice.targets = targets
      return .priority(choice)
    case .question: return .question(Question(.delete(targets)))
    default: return self
    }
  }
}
