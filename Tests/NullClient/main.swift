runNullClient()
