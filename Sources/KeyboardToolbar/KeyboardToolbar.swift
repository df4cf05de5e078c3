// KeyboardToolbar: the bar of tools above the keys.
//
// What it is for: `KeyboardToolbarView` holds groups of items; an item performs its representative `KeyboardTool` when it is
// tapped, and offers its alternates in a picker while it is held. `ToolbarContent` is the value of it that is drawn and touched:
// `ToolbarLayout` places it on a width, `ToolPickerLayout` and `ToolPreviewLayout` what appears above an item, inside the output.
// `ToolbarTouches` turns contacts into what is to be performed, `ToolbarEffect`, and into what it looks like meanwhile,
// `ToolbarAppearance`. `ToolbarElement` is an item as assistive technology sees it. `ToolAction` is the vocabulary of those who
// do not write Swift.
//
// Invariants: tools are performed by `KeyboardToolbarView` alone, once for each touch; nothing here draws, reads a clock or knows
// a field; a cancelled touch performs nothing; a place in the bar is a `ToolAddress`, and stays what it is while `groups` change.
//
// Units: logical pixels of the bar, whose upper left corner is the origin; y is negative above it. Source: the toolbar's document; behaviour E.
//
// What it does not do: painting, reading documents, talking to applications.
