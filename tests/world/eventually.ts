import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a check returns a truthy value and resolves to it; fails with the check's last result. */
export async function eventually<T>(check: () => T | Promise<T>, patience = 10_000): Promise<NonNullable<T>> {
  const until = Date.now() + patience
  for (;;) {
    const value = await check()
    if (value) return value
    if (Date.now() > until) throw new Error(`It did not happen within ${patience} ms: ${check}`)
    await sleep(15)
  }
}
