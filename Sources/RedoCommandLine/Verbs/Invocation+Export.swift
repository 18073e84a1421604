public import RedoViewModels

extension Invocation {
  /// The verb `export` for what was chosen on the screen.
  public static func export(_ choice: ExportChoice, as format: TaskFormat) -> Invocation {
    Invocation(ExportVerb(choice, as: format))
  }
}
