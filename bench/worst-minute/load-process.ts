import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** A separate process that puts load on a guide, so that its work does not delay the measured times. */
type LoadProcess<Report> = {
  /** Begins; resolves to what it measured once its time is over. */
  run: () => Promise<Report>
  close: () => void
}

/** Starts a program that calls `serveLoadProcess`; resolves once it is ready to begin. */
export async function startLoadProcess<Report>(program: string, task: unknown): Promise<LoadProcess<Report>> {
  const child = fork(new URL(program, import.meta.url).pathname, { stdio: 'inherit' })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} has ended.`)
  })
  ended.catch(() => undefined)
  const next = async () => ((await Promise.race([once(child, 'message'), ended])) as [Report])[0]
  child.send({ task })
  await next()
  return {
    run() {
      child.send('go')
      return next()
    },
    close: () => void child.kill(),
  }
}

/** Called by such a program. `prepare` gets everything ready for a task and returns the function to run. */
export function serveLoadProcess<Task>(prepare: (task: Task) => Promise<() => Promise<unknown>>): void {
  // The phones of a fair have processors of their own: the server comes first on this one.
  setPriority(10)
  let run = async (): Promise<unknown> => undefined
  process.on('message', async (message: { task: Task } | 'go') => {
    if (message === 'go') return process.send?.((await run()) ?? {})
    run = await prepare(message.task)
    process.send?.('ready')
  })
  process.on('disconnect', () => process.exit())
}
