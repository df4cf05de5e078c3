import Glibc

/// The descriptors 0 to 2, which whoever started us may have closed.
enum StandardStreams {
    /// Opens what is closed, so that no socket or file of ours gets such a number: a message would be written into it.
    ///
    /// Opened the other way round: reading from and writing to what was closed stays an error.
    static func fillGaps() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            let isInput = number == STDIN_FILENO
            // The lowest free number is this one.
            _ = unsafe open("/dev/null", isInput ? O_WRONLY : O_RDONLY)
        }
    }
}
