runParent()
