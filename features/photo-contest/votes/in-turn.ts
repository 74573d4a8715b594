/**
 * Runs works one after the other, also where one fails. For long reads of staff, which share few connections with everything
 * else that staff do.
 */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
