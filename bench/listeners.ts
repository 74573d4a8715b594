import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the listening process is told to do. */
export type Listen = { url: string; streams: number; topic: string } | 'heard' | 'held'

/** Phones with an idle live stream, in a process of their own. */
export type Listeners = {
  /** Opens all; how many are open once all are or two minutes have passed. */
  open: () => Promise<number>
  /** When each of them has heard of the event told last, in ms since 1970; waits for all of them, at most ten seconds. */
  heard: () => Promise<number[]>
  /** How many streams are open now. */
  held: () => Promise<number>
  close: () => void
}

export async function startListeners(url: string, streams: number, topic = 'crowd'): Promise<Listeners> {
  const child = fork(new URL('listeners-process.ts', import.meta.url).pathname, { stdio: 'inherit' })
  await once(child, 'message')
  const ask = async <T>(what: Listen): Promise<T> => {
    child.send(what)
    const [answer] = (await once(child, 'message')) as [T]
    return answer
  }
  return {
    open: () => ask({ url, streams, topic }),
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
