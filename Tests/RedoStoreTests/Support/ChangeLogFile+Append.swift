@testable import RedoStore

extension ChangeLogFile {
  /// Appends a text under the lock.
  func append(_ text: String) throws(StoreError) {
    try transact { transaction throws(StoreError) in try transaction.append(Array(text.utf8)) }
  }
}
