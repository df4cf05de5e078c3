import Glibc

exit(runGallery(CommandLine.arguments.dropFirst()))
