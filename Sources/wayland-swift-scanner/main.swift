import Glibc
import WaylandScanner

guard let command = ScannerCommand(arguments: Array(CommandLine.arguments.dropFirst())) else {
    print(ScannerCommand.usage)
    exit(2)
}
do {
    try command.run()
} catch {
    print(error)
    exit(1)
}
