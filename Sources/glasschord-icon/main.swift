import Glibc

exit(IconCommand(Array(CommandLine.arguments.dropFirst())).run())
