// Settings: what the user wrote down, read, checked and watched.
