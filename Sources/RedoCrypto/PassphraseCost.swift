/// What it costs to try one passphrase, by Argon2id.
public struct PassphraseCost: Hashable, Sendable {
  /// The length of a salt that goes with a passphrase, in bytes.
  public static let saltLength = 16

  /// How many passes are made over the memory.
  public let operations: Int
  /// How much memory is used, in bytes.
  public let memory: Int

  /// libsodium's moderate cost: 3 passes over 256 MiB, somewhat under a second.
  public static let moderate = PassphraseCost(unchecked: 3, memory: 256 << 20)

  /// Nil beyond 1 … 10 passes and 8 KiB … 1 GiB: a planted file must not use up the machine.
  public init?(operations: Int, memory: Int) {
    guard (1...10).contains(operations), (8 << 10...1 << 30).contains(memory) else {
      return nil
    }
    self.operations = operations
    self.memory = memory
  }

  private init(unchecked operations: Int, memory: Int) {
    self.operations = operations
    self.memory = memory
  }
}
