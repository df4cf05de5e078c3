// SettingsTests: documents, problems and watching.
