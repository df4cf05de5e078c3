runDemonstration()
