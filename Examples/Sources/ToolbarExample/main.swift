import GlasschordKit
import Glibc

exit(run())

/// The keyboard as it comes, with a toolbar of one's own. It takes the options of `glasschord`.
func run() -> Int32 {
    let toolbar = CodeToolbar()
    let (keyboardToolbarView, textInput) = (toolbar.keyboardToolbarView, toolbar.textInput)
    // A keyboard has no completions to take away; a line tells when it would.
    toolbar.dismissCompletions = { print("choices appear") }
    return Glasschord.run(
        arguments: Array(CommandLine.arguments.dropFirst()),
        toolbar: keyboardToolbarView, textInput: textInput
    ).rawValue
}
