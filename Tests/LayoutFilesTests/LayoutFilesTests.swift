// LayoutFilesTests
