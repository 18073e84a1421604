public import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// The preset that the list shows; nil where its filter is nobody's.
  public var activePreset: Preset? {
    let line = tasks.list.filterLine
    if let applied = tasks.appliedPreset.flatMap({ presets[$0] }), applied.line == line {
      return applied
    }
    return presets.preset(asking: line)
  }

  /// Takes what became of a change of the presets: nil, or why it was not kept.
  public mutating func kept(_ change: PresetChange, problem: String?) {
    if case .use = change { return }
    if let problem {
      say(.failure, Clause(problem))
    } else {
      presets.apply(change)
      if case .save(let preset) = change { tasks.appliedPreset = preset.name }
      if case .rename(let old, let new) = change, tasks.appliedPreset == old {
        tasks.appliedPreset = new
      }
      say(.success, change.words)
    }
    refreshOverlay()
  }

  /// Forgets a preset that another program took away before a change of it could be kept, and says
  /// so.
  public mutating func missed(_ change: PresetChange) {
    guard let name = change.required else { return }
    presets.apply(.delete(name))
    say(.failure, goneWords(of: name))
    refreshOverlay()
  }

  /// What is said of a preset that another program took away or renamed.
  func goneWords(of name: PresetName) -> Clause {
    Clause(PresetError.isGone(name.text).text(settings.keys, in: .list))
  }

  /// Narrows the list to what the user wants to start with; a preset with a mistake would list nothing.
  mutating func narrowToStart() {
    guard let preset = presets[settings.preferences.start], preset.problem(in: dates) == nil else {
      return
    }
    tasks.appliedPreset = preset.name
    tasks.list.filterLine = preset.line
  }

  /// Opens the presets, the active one chosen.
  mutating func showPresets() {
    overlay = .presets(PresetChooser(presetRows, selecting: activePreset?.name))
  }

  /// Every preset with how many tasks it lists now.
  var presetRows: [PresetRow] {
    presets.all.map { preset in
      let filter = TaskFilter(preset.line, in: dates)
      let count = projection.map { projection in
        projection.tasks.count {
          filter.scope.includes($0) && filter.matches($0, in: projection)
        }
      }
      return PresetRow(preset: preset, count: count ?? 0, problem: filter.problems.first?.message)
    }
  }

  /// Does what a command means while the presets lie over the screen.
  mutating func perform(_ command: Command, on chooser: PresetChooser) -> [Effect] {
    switch command {
    case .accept: return apply(chooser.choice)
    case .savePreset, .renamePreset, .recolorPreset, .deletePreset:
      return change(command, chooser.choice)
    default:
      overlay = nil
      return []
    }
  }

  /// Takes a key while the presets lie over the screen: a digit chooses, what else types narrows.
  mutating func insert(_ key: Key, into chooser: PresetChooser) -> [Effect] {
    if case .character(let character) = key.code, key.modifiers.isEmpty, chooser.field.isEmpty,
      character.isASCII, let digit = character.wholeNumberValue
    {
      guard let preset = chooser.preset(at: digit) else {
        let count = chooser.rows.count
        say(.neutral, count == 1 ? "there is 1 preset" : "there are \(count) presets")
        return []
      }
      return apply(preset)
    }
    typeIntoChooser(key)
    return []
  }

  /// Narrows the list to what a preset asks for.
  mutating func apply(_ preset: Preset?) -> [Effect] {
    guard let preset else { return [] }
    if let problem = preset.problem(in: dates) {
      say(.failure, Clause(problem))
      return []
    }
    overlay = nil
    tasks.appliedPreset = preset.name
    showTasks()
    narrow(to: preset.line)
    presets.apply(.use(preset.name))
    return [.keep(.use(preset.name))]
  }

  private mutating func change(_ command: Command, _ preset: Preset?) -> [Effect] {
    if refuses(command) { return [] }
    // What was said of another preset, or of another change, would stand below the line.
    message = nil
    if command == .savePreset { openPrompt(.preset(.new(tasks.list.filterLine))) }
    guard let preset else { return [] }
    switch command {
    case .renamePreset: openPrompt(.preset(.renaming(preset.name)))
    case .recolorPreset: return [.keep(.recolor(preset.name, preset.color.next))]
    case .deletePreset: overlay = .question(Question(.deletePreset(preset.name)))
    default: break
    }
    return []
  }

  /// Whether something can be done with the presets now.
  func presetAvailability(of command: Command) -> Availability {
    if command == .savePreset { return savingAvailability }
    guard case .presets(let chooser) = overlay, let preset = chooser.choice else {
      return .unavailable(because: "no preset is chosen; \(key(.showPresets)) shows them")
    }
    return preset.isBuiltIn
      ? .unavailable(because: "“\(preset.name.text)” is built in and stays as it is") : .available
  }

  private var savingAvailability: Availability {
    if tasks.list.filterLine.isEmpty {
      return .unavailable(
        because: "the list has no filter to save; \(key(.find)) or \(key(.editFilter)) types one")
    }
    return Preset.canKeep(tasks.list.filterLine)
      ? .available
      : .unavailable(
        because: "the filter holds a control character, which no preset keeps; "
          + "\(key(.editFilter)) takes it out")
  }

  /// Takes the name that was typed.
  mutating func accept(_ prompt: Prompt, naming: PresetNaming) -> [Effect] {
    do throws(PresetError) {
      let name = try PresetName(prompt.field.text)
      let change = try naming.change(to: name, in: presets)
      overlay = nil
      // The name that there is now changes nothing.
      return name.text == naming.present ? [] : [.keep(change)]
    } catch {
      return reject(prompt, error.text(settings.keys, in: .prompt))
    }
  }
}

extension PresetChange {
  /// What a change came to, for the message line.
  fileprivate var words: Clause {
    switch self {
    case .save(let preset): "Saved \(quoting: preset.line) as \(quoting: preset.name.text)"
    case .rename(let old, let new): "\(quoting: old.text) is called \(quoting: new.text) now"
    case .recolor(let name, let color): "\(quoting: name.text) is \(color.rawValue) now"
    case .delete(let name): "Deleted the preset \(quoting: name.text)"
    case .use(let name): Clause(quoting: name.text)
    }
  }
}
