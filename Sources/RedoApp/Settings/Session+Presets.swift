internal import RedoIntents
internal import RedoStore

extension Session {
  /// The filter presets of the config, with how often each was used.
  var presets: PresetBook {
    let uses = UseCountFile(environment: environment.environment)?.read() ?? [:]
    return PresetBook(own: settings.presets, uses: uses)
  }

  /// Keeps a change of the presets: in the config, or for a use, beside it.
  func keep(_ change: PresetChange) throws(StoreError) {
    guard case .use(let name) = change else {
      try ConfigFile(environment: environment.environment).change {
        PresetLines.write(change, into: &$0)
      }
      return
    }
    // Read anew, since another Redo may have counted meanwhile.
    guard let file = UseCountFile(environment: environment.environment) else { return }
    var book = PresetBook(uses: file.read())
    book.apply(.use(name))
    file.write(book.uses)
  }
}
