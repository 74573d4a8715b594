import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a check returns a truthy value and resolves to it. The patience only ends what hangs. */
export async function eventually<T>(check: () => T | Promise<T>, patience = 60_000): Promise<NonNullable<T>> {
  const until = Date.now() + patience
  for (;;) {
    const value = await check()
    if (value) return value
    if (Date.now() > until) throw new Error(`It did not happen within ${patience} ms: ${check}`)
    await sleep(15)
  }
}
