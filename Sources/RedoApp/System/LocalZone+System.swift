internal import Glibc
internal import RedoProtocol
public import RedoTasks

extension LocalZone {
  /// The zone of `TZ`, else the system's, from glibc's zone data.
  public static func system() -> LocalZone {
    refreshSystem()
    return LocalZone { instant in
      // Whole seconds, rounded down also before the epoch.
      var seconds = time_t(instant.milliseconds.flooredDivision(by: 1000))
      var local = tm()
      return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }
  }

  /// Looks whether the system is in another zone by now, as after a journey.
  static func refreshSystem() { tzset() }
}
