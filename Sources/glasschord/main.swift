import GlasschordKit
import Glibc

exit(Glasschord.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
