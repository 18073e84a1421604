public import RedoProtocol
public import RedoTerminal

/// What the program around the view model can do for it.
public struct AppHost {
  /// What becomes of a text for the clipboard.
  public let clipboard: Clipboard
  /// Who helps where every task has to be looked at before the next frame.
  public let workers: any Workers
  /// Whether what does not show is put in order only by ``AppViewModel/workWhileIdle()``, so that the
  /// next frame need not wait for it.
  public var defersSorting: Bool

  /// Creates a host; unless told more, one with a single thread that has all of a list sorted at once.
  public init(
    clipboard: Clipboard = .terminal, workers: any Workers = OneWorker(),
    defersSorting: Bool = false
  ) {
    self.clipboard = clipboard
    self.workers = workers
    self.defersSorting = defersSorting
  }
}
