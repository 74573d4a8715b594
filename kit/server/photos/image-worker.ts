import { readFile } from 'node:fs/promises'
import { NotAnImage, type Shrunk, shrink } from './shrink.ts'

/** Said to the process that shrinks photos, and its answers. A file that brings it down takes nothing else along. */
export type Job = { path: string }
export type Answer = { photo: Shrunk } | { refused: string } | { failed: string }

// Microseconds of the processor, not of the clock: a busy machine must not refuse an honest photo.
const maxWork = 5_000_000

process.on('message', async ({ path }: Job) => {
  const before = process.cpuUsage()
  // Ends in the middle of the file, as a crash would.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > maxWork) process.exit(1)
  }, 100)
  const said = await answer(path)
  clearInterval(watch)
  process.send?.(said)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function answer(path: string): Promise<Answer> {
  try {
    return { photo: await shrink(await readFile(path)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return error instanceof NotAnImage ? { refused: message } : { failed: message }
  }
}
