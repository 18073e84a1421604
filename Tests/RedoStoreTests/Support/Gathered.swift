import Synchronization

/// A value that several threads add to.
final class Gathered<Element: Sendable>: Sendable {
  private let storage = Mutex<[Element]>([])

  func add(_ element: Element) {
    storage.withLock { $0.append(element) }
  }

  var elements: [Element] { storage.withLock { $0 } }
}
