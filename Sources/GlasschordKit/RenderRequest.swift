import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Painter
import Settings
import Units

/// What `glasschord render` is asked for.
struct RenderRequest: Sendable, Equatable {
    var file: String?
    var outputSize = Size(width: 402, height: 874)
    var scale = Scale.one
    var page = Page.letters
    /// A layout's name, or the path of its document; US English unless given.
    var layout: String?
    var purpose: FieldPurpose?
    /// Nil leaves it to the settings of the command line.
    var oneHanded: OneHandedMode?
    var isShifted = false
    /// Written ids of keys that look held.
    var pressed: [String] = []
    var look = SettingsValues()
    /// The written id of the key whose callout is open.
    var callout: String?
    /// A toolbar's name or file; nil unless given.
    var toolbar: String?
    /// The item whose choices are shown.
    var picker: PickerRequest?
    /// What lies behind the keyboard in the picture; nothing unless given.
    var backdrop: Backdrop?
    var isDescribed = false
}
