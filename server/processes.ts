import cluster from 'node:cluster'

/**
 * Runs several equal server processes on one port and starts one again that ends. The first is started alone, because it
 * prepares the database and says what is wrong with the settings: its exit code is this process's. A signal ends all.
 */
export function runProcesses(count: number): void {
  // All accept from the same socket of the system; this process passes nothing on.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let [isOpen, isStopping] = [false, false]
  let exitCode = 0
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
  cluster.on('exit', (_, code) => {
    if (isOpen && !isStopping) {
      console.error('A server process has ended; it is started again.')
      setTimeout(() => isStopping || cluster.fork({ SAYS_ADDRESS: 'off' }), 1000)
      return
    }
    exitCode = Math.max(exitCode, code ?? 1)
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode)
  })
  cluster.fork().once('listening', () => {
    isOpen = true
    for (let started = 1; started < count; started += 1) cluster.fork({ SAYS_ADDRESS: 'off' })
  })
}
