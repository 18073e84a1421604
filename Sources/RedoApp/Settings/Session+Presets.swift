internal import RedoIntents
internal import RedoStore

extension Session {
  /// The filter presets of the config, with how often each was used.
  var presets: PresetBook {
    let uses = PresetUseFile(environment: environment.environment)?.read() ?? [:]
    return PresetBook(own: settings.presets, uses: uses)
  }

  /// Keeps a change of the presets: in the config, or for a use, beside it; false, and nothing, where
  /// its preset is in the config no more.
  func keep(_ change: PresetChange) throws(StoreError) -> Bool {
    guard case .use(let name) = change else {
      var isThere = true
      try ConfigFile(environment: environment.environment).change {
        isThere = PresetLines.write(change, into: &$0)
      }
      return isThere
    }
    // Read anew, since another Redo may have counted meanwhile.
    guard let file = PresetUseFile(environment: environment.environment) else { return true }
    var book = PresetBook(uses: file.read())
    book.apply(.use(name))
    file.write(book.uses)
    return true
  }
}
