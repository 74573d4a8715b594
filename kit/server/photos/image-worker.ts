import { readFile } from 'node:fs/promises'
import { NotAnImage, type Shrunk, shrink, TooManyPixels } from './shrink.ts'

/** Messages to and from a worker process. If a file crashes the decoder, only the worker crashes. */
export type Job = { path: string }
export type Answer = { photo: Shrunk } | { refused: string; hasTooManyPixels?: boolean } | { failed: string }

// µs of CPU time, not of elapsed time: a valid photo must not be refused on a busy machine.
const maxWork = 5_000_000

process.on('message', async ({ path }: Job) => {
  const before = process.cpuUsage()
  // Exits during the job, which the pool treats like a crash.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > maxWork) process.exit(1)
  }, 100)
  const result = await answer(path)
  clearInterval(watch)
  process.send?.(result)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function answer(path: string): Promise<Answer> {
  try {
    return { photo: await shrink(await readFile(path)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!(error instanceof NotAnImage)) return { failed: message }
    return { refused: message, hasTooManyPixels: error instanceof TooManyPixels }
  }
}
