#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// The C functions under names that no method hides.

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemPoll(_ descriptors: UnsafeMutablePointer<pollfd>, _ count: Int, _ milliseconds: Int32) -> Int32 {
  poll(descriptors, nfds_t(count), milliseconds)
}

/// Lowers the calling thread's priority, and that of threads which it starts.
func systemStepBack() {
  #if canImport(Glibc)
  _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
  #elseif canImport(Darwin)
  _ = pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
  #endif
}
