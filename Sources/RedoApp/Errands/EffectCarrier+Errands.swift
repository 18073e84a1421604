internal import RedoCommandLine
internal import RedoIntents
internal import RedoStore
internal import RedoViewModels

extension EffectCarrier {
  /// Does an errand and shows what it came to.
  func carryOut(_ errand: Errand) {
    let news = news(of: errand)
    viewModel.absorb(sync.health)
    viewModel.finished(news)
  }

  /// Completes the path that is being typed.
  func completePath(_ typed: String) {
    let completion = PathCompletion(of: typed, home: session.environment[.home])
    viewModel.completed(path: completion.path, candidates: completion.candidates)
  }

  private func news(of errand: Errand) -> ErrandNews {
    switch errand {
    case .export(let choice, let path): export(choice, to: typed(path))
    case .lookInto(let path): look(into: typed(path))
    case .admit(let lines, let count): admit(lines, count)
    case .addFolder(let path, let isSealed): addFolder(typed(path), isSealed: isSealed)
    case .addFirestore(let line): add(line)
    case .removeRemote(let name):
      change(.remove(name: name)) { remotes in
        "\(name) is removed; \(remotes.first?.unsent ?? "what lies there stays")"
      }
    case .signIn(let name):
      lend(
        ["login", "--", name], under: "Signing in to \(name). Ctrl-C goes back.",
        saying: "signed in to \(name)")
    case .signOut(let name): signOut(of: name)
    }
  }

  private func typed(_ path: String) -> TypedPath {
    TypedPath(path, home: session.environment[.home])
  }

  /// What verbs look at, as it is on screen.
  private var world: World {
    World(
      projection: session.replica.projection, dates: session.dates,
      settings: SettingsInfo(preferences: session.settings.preferences),
      isInputTerminal: false, output: StandardStreams.plainStyle, version: Version.text)
  }

  private func export(_ choice: ExportChoice, to path: TypedPath) -> ErrandNews {
    guard let format = TaskFormat(ofFileAt: path.text) else {
      return .failed("the name of \(path.typed) tells no format")
    }
    do throws(UsageError) {
      return save(try ExportedFile(choice, as: format, in: world), of: choice, at: path)
    } catch {
      let key = viewModel.settings.keys.name(of: .editFilter, in: .list)
      return .failed("redo export does not understand the filter; \(key) changes it")
    }
  }

  private func save(
    _ file: ExportedFile, of choice: ExportChoice, at path: TypedPath
  ) -> ErrandNews {
    do throws(StoreError) {
      try SavedFile(at: path.path, holding: file.bytes).write(replacing: false)
      return .exported(choice, to: path.typed, unsignedCount: file.unsignedCount)
    } catch {
      if case .fileExists = error {
        return .failed("\(path.typed) is there already; give it another name")
      }
      return .failed(error.message)
    }
  }

  /// How many tasks or changes are written at once, and taken back at once, in about a second.
  private static var mostImported: Int { 5_000 }

  private func look(into path: TypedPath) -> ErrandNews {
    // A second or two of work, while keys wait; most of it is signing what was read as tasks.
    let format = TaskFormat(ofFileAt: path.text)
    let mostBytes = format == .jsonl ? 8 << 20 : 1 << 20
    do throws(StoreError) {
      guard let bytes = try GivenFile(at: path.path).read(limit: mostBytes) else {
        return .failed("it is too long to read while keys wait; redo import reads it in a shell")
      }
      guard let offer = ImportOffer(from: path.typed, holding: bytes, in: world) else {
        return .failed("the name tells no format; " + TaskFormat.endings)
      }
      guard offer.count <= Self.mostImported else {
        return .failed(
          "\(offer.count) are too many to write while keys wait; redo import --yes does it in a shell"
        )
      }
      return .offered(offer)
    } catch {
      return .failed(error.message)
    }
  }

  private func admit(_ lines: [UInt8], _ count: Int) -> ErrandNews {
    do throws(StoreError) {
      try session.replica.appendJudged(lines)
    } catch {
      return .failed(error.message)
    }
    // They are on the disk; what keeps them from being read now is told of at the next look.
    _ = try? takeInLog()
    return .done(Quantity.text(count, "line") + " imported" + ImportOffer.lasting)
  }
}
