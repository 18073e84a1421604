extension Keymap {
  /// The keys of a preset, changed as the user's config says line by line.
  ///
  /// - Returns: A keymap that is sound whatever the lines say, and what is wrong with them.
  public static func tailored(
    _ preset: KeymapPreset, by overrides: [KeyOverride]
  ) -> (keymap: Keymap, problems: [KeymapProblem]) {
    guard preset != .redo || !overrides.isEmpty else { return (.standard, []) }
    var tailor = KeymapTailor(ownBindings)
    for binding in preset.bindings { tailor.bind(binding.command, to: binding.notations) }
    for override in overrides { tailor.apply(override) }
    let problems = tailor.lastingProblems
    // The tailor leaves no conflict; were there one, Redo's own keys are better than none.
    return ((try? Keymap(tailor.bindings)) ?? .standard, problems)
  }
}
