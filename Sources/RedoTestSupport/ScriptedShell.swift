internal import RedoIntents
public import RedoViewModels

/// What a shell does with effects, over a replica in memory.
public struct ScriptedShell {
  private let replica: ScriptedReplica

  /// A shell over a log.
  public init(_ replica: ScriptedReplica) {
    self.replica = replica
  }

  /// Carries effects out; those that need a terminal come back.
  public func carryOut(_ asked: [Effect], on viewModel: inout AppViewModel) -> [Effect] {
    var left: [Effect] = []
    for effect in asked {
      if case .keep(let change) = effect {
        viewModel.kept(change, problem: replica.nextFailure?.message)
        replica.nextFailure = nil
      }
      if case .set(let name, let text) = effect { set(name, to: text, on: &viewModel) }
      guard case .run(let intent) = effect else {
        left.append(effect)
        continue
      }
      run(intent, on: &viewModel)
    }
    return left
  }

  private func run(_ intent: Intent, on viewModel: inout AppViewModel) {
    if let failure = replica.nextFailure {
      replica.nextFailure = nil
      fail(failure, on: &viewModel)
      return
    }
    do throws(IntentError) {
      let report = try replica.run(intent)
      viewModel.takeTime(replica.dates)
      viewModel.finished(.success(report))
      viewModel.absorb(replica.projection, at: replica.dates)
    } catch {
      fail(IntentFailure(error), on: &viewModel)
    }
  }

  private func fail(_ failure: IntentFailure, on viewModel: inout AppViewModel) {
    viewModel.absorb(replica.projection, at: replica.dates)
    viewModel.finished(.failure(failure))
  }

  /// Keeps a setting as the shell does with a config file.
  private func set(_ name: SettingName, to text: String?, on viewModel: inout AppViewModel) {
    if let failure = replica.nextFailure {
      replica.nextFailure = nil
      viewModel.kept(name, problem: failure.message)
      return
    }
    var settings = viewModel.settings
    do throws(SettingError) {
      let text = text ?? Preferences().text(of: name)
      try settings.preferences.set(name, to: text, among: settings.choices)
      viewModel.adopt(settings, at: replica.dates)
      viewModel.kept(name, problem: nil)
    } catch {
      viewModel.kept(name, problem: error.message)
    }
  }
}
