// LayoutFiles
