/// A device with a file system, as the kernel names it in its tables: by two numbers.
struct DeviceNumber: Hashable {
  let major: UInt64
  let minor: UInt64

  /// Takes the number apart that `stat` tells, as `gnu_dev_major(3)` and `gnu_dev_minor(3)` do.
  init(_ device: UInt64) {
    major = (device & 0xF_FF00) >> 8 | (device & 0xFFFF_F000_0000_0000) >> 32
    minor = device & 0xFF | (device & 0xFFF_FFF0_0000) >> 12
  }
}
