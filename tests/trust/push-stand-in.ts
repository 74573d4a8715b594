import { fork } from 'node:child_process'
import { once } from 'node:events'

type Counted = { count: number; different: number; times: number[] }

/** A push service in a process of its own, so that its work does not count as the server's. */
export async function startPushService() {
  const child = fork(new URL('push-stand-in-process.ts', import.meta.url).pathname, { stdio: 'inherit' })
  const [host] = (await once(child, 'message')) as [string]
  return {
    host,
    /** What arrived so far: messages, different phones, and the time of each. */
    async arrived(): Promise<Counted> {
      child.send('count')
      const [counted] = (await once(child, 'message')) as [Counted]
      return counted
    },
    close: () => void child.kill(),
  }
}
