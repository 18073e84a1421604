internal import Glibc

extension FileDescriptor {
  /// No file that holds a secret is longer.
  private static var mostWiped: Int { 65_536 }

  /// Overwrites a file that held a key, unless it has a name; whether it has one.
  ///
  /// Who still names it, as a backup made of hard links does, keeps it as it is. Best effort: some
  /// disks write elsewhere anyway.
  func wipeUnlessNamed() -> Bool {
    guard let status = try? status() else { return false }
    guard status.links == 0 else { return true }
    overwriteWithZeros(count: status.size)
    return false
  }

  /// Removes a file of this folder that may hold a secret, overwritten where it has no other name;
  /// whether it is gone afterwards.
  @discardableResult
  func wipe(_ name: String) -> Bool {
    if let file = (try? opening(name, flags: O_RDWR)) ?? nil, let status = try? file.status(),
      status.kind == .file, status.links == 1
    {
      file.overwriteWithZeros(count: status.size)
    }
    return remove(name)
  }

  private func overwriteWithZeros(count: Int) {
    let zeros = [UInt8](repeating: 0, count: min(count, Self.mostWiped))
    _ = pwrite(number, zeros, zeros.count, 0)
    _ = fdatasync(number)
  }
}
