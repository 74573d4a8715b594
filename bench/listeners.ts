import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a listening process is told to do, and what it tells. */
export type Listen = { url: string; streams: number; from: number }
export type Opened = { held: number; refused: number }

/** Phones with an idle live stream, in processes of their own. */
export type Listeners = {
  /** Opens all; resolves once they are open or two minutes have passed. */
  open: () => Promise<Opened & { seconds: number }>
  /** When each of them has heard of the event told last, in ms since 1970; waits for all of them, at most ten seconds. */
  heard: (all: number) => Promise<number[]>
  /** How many streams are open now. */
  held: () => Promise<number>
  close: () => void
}

/** `clients`: processes, because one may have only so many sockets. */
export async function startListeners(
  url: string,
  { streams, clients }: { streams: number; clients: number },
): Promise<Listeners> {
  const program = new URL('listeners-process.ts', import.meta.url).pathname
  const children = Array.from({ length: clients }, () => fork(program, { stdio: 'inherit' }))
  await Promise.all(children.map(child => once(child, 'message')))
  const each = Math.ceil(streams / clients)
  return {
    async open() {
      const began = performance.now()
      const opened = await Promise.all(
        children.map((child, n) => {
          const from = n * each
          const listen: Listen = { url, streams: Math.max(0, Math.min(each, streams - from)), from }
          return ask<Opened>(child, listen)
        }),
      )
      return {
        held: opened.reduce((sum, one) => sum + one.held, 0),
        refused: opened.reduce((sum, one) => sum + one.refused, 0),
        seconds: Math.round((performance.now() - began) / 1000),
      }
    },
    async heard(all) {
      const found: number[] = []
      for (const until = performance.now() + 10_000; found.length < all && performance.now() < until; ) {
        await sleep(500)
        for (const child of children) found.push(...(await ask<number[]>(child, 'heard')))
      }
      return found
    },
    async held() {
      const counts = await Promise.all(children.map(child => ask<number>(child, 'held')))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    close() {
      for (const child of children) child.kill()
    },
  }
}

async function ask<T>(child: ChildProcess, what: Listen | 'heard' | 'held'): Promise<T> {
  child.send(what)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}
