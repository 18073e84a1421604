import RedoStore
import RedoSync
import Testing

@testable import RedoApp

/// What the disk says to sync.
struct DiskFailureTests {
  @Test func `what the disk refuses is a failure of sync's, in the same words`() {
    let refusal = StoreError.noSecretMemory
    #expect(throws: SyncError.storage(refusal.message)) {
      try SyncError.onDisk { () throws(StoreError) -> Int in throw refusal }
    }
  }

  @Test func `what the disk gives is handed on`() throws {
    let given = try SyncError.onDisk { () throws(StoreError) in 7 }
    #expect(given == 7)
  }
}
