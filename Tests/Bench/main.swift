runBench()
