import { readFileSync } from 'node:fs'

// A decoder that a file brings down, or holds for ever: the worst that a defect in one can do.
process.on('message', ({ path }: { path: string }) => {
  const text = readFileSync(path, 'utf8')
  if (text === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (text === 'ask') process.send?.({ refused: 'no' })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
