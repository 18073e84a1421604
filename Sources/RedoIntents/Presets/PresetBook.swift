/// The filter presets there are, and how often each was used.
public struct PresetBook: Hashable, Sendable {
  /// No more presets of the user's are kept.
  static let mostOwn = 200

  /// The user's own, in the order of the config.
  public private(set) var own: [Preset] = []
  /// How often presets were applied, by ``PresetName/key``.
  public private(set) var uses: [String: Int] = [:]

  /// A book of the user's presets; of two with the same name the later one counts, and none takes the
  /// name of a built-in one.
  public init(own: [Preset] = [], uses: [String: Int] = [:]) {
    for preset in own where Self.builtIn(preset.name) == nil { put(preset) }
    self.uses = uses.filter { $0.value > 0 }
  }

  /// Every preset, the most used first, else in the order of Redo's and then of the config.
  public var all: [Preset] {
    let presets = Preset.builtIn + own
    return presets.enumerated()
      .sorted { (-count($0.element), $0.offset) < (-count($1.element), $1.offset) }
      .map(\.element)
  }

  /// The preset of a name.
  public subscript(name: PresetName) -> Preset? {
    (Preset.builtIn + own).first { $0.name == name }
  }

  /// The preset that asks for exactly a filter line.
  public func preset(asking line: String) -> Preset? {
    (Preset.builtIn + own).first { $0.line == line }
  }

  /// Checks that a preset may have a name; `old` is the name that it has now, if any.
  public func check(_ name: PresetName, insteadOf old: PresetName? = nil) throws(PresetError) {
    if let old, self[old] == nil { throw .isGone(old.text) }
    if let builtIn = Self.builtIn(name) { throw .isBuiltIn(builtIn.name.text) }
    if let taken = self[name], name != old { throw .nameIsTaken(taken.name.text) }
    if old == nil, own.count >= Self.mostOwn { throw .noRoom }
  }

  /// The book after a change; what cannot be changed stays.
  public mutating func apply(_ change: PresetChange) {
    switch change {
    case .save(let preset):
      if Self.builtIn(preset.name) == nil { put(preset) }
    case .rename(let old, let new):
      guard let place = place(of: old), (try? check(new, insteadOf: old)) != nil else { return }
      own[place] = Preset(name: new, line: own[place].line, color: own[place].color)
      uses[new.key] = uses.removeValue(forKey: old.key) ?? uses[new.key]
    case .recolor(let name, let color):
      guard let place = place(of: name) else { return }
      own[place] = Preset(name: own[place].name, line: own[place].line, color: color)
    case .delete(let name):
      own.removeAll { $0.name == name }
      if Self.builtIn(name) == nil { uses[name.key] = nil }
    case .use(let name): uses[name.key, default: 0] += 1
    }
  }

  private mutating func put(_ preset: Preset) {
    if let place = place(of: preset.name) {
      own[place] = preset
    } else if own.count < Self.mostOwn {
      own.append(preset)
    }
  }

  private func place(of name: PresetName) -> Int? {
    own.firstIndex { $0.name == name }
  }

  private func count(_ preset: Preset) -> Int { uses[preset.id] ?? 0 }

  private static func builtIn(_ name: PresetName) -> Preset? {
    Preset.builtIn.first { $0.name == name }
  }
}
