internal import Glibc

nonisolated extension posix_spawnattr_t {
  /// Lets a program start with no signal ignored or held back, whatever this one does with them;
  /// other flags are set with that.
  mutating func freeSignals(with flags: Int16 = 0) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&self, &none)
    posix_spawnattr_setsigdefault(&self, &all)
    posix_spawnattr_setflags(&self, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags)
  }
}
