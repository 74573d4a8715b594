import { readFileSync } from 'node:fs'

// Simulates a decoder that crashes on a file, is stopped with the server, or never returns.
process.on('message', ({ path }: { path: string }) => {
  const text = readFileSync(path, 'utf8')
  if (text === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (text === 'stop') process.kill(process.pid, 'SIGTERM')
  if (text === 'ask') process.send?.({ refused: 'no' })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
