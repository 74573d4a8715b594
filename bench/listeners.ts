import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A message to the listening process. */
export type Listen = { url: string; streams: number } | 'heard' | 'held'

/** Phones with an idle live stream, in a separate process. */
export type Listeners = {
  /** Opens all; resolves to how many are open once all are or two minutes have passed. */
  open: () => Promise<number>
  /** When each of them received the last event, in ms since 1970; waits at most ten seconds for all of them. */
  heard: () => Promise<number[]>
  /** How many streams are open now. */
  held: () => Promise<number>
  close: () => void
}

export async function startListeners(url: string, streams: number): Promise<Listeners> {
  const child = fork(new URL('listeners-process.ts', import.meta.url).pathname, { stdio: 'inherit' })
  await once(child, 'message')
  const ask = async <T>(what: Listen): Promise<T> => {
    child.send(what)
    const [answer] = (await once(child, 'message')) as [T]
    return answer
  }
  return {
    open: () => ask({ url, streams }),
    async heard() {
      const found: number[] = []
      for (const until = performance.now() + 10_000; found.length < streams && performance.now() < until; ) {
        await sleep(500)
        found.push(...(await ask<number[]>('heard')))
      }
      return found
    },
    held: () => ask('held'),
    close: () => void child.kill(),
  }
}
