/** Visitors who read pages and lists all the time, each on connections that stay open. */
export type Readers = {
  answered: () => number
  /** What was not answered 200, by what was seen. */
  failed: ReadonlyMap<string, number>
  /** ms of the slowest answer. */
  longest: () => number
  stop: () => Promise<void>
}

export function readAllTheTime(url: string, paths: readonly string[], visitors = 4): Readers {
  const failed = new Map<string, number>()
  let [answered, longest, isOver] = [0, 0, false]
  const visit = async () => {
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now()
      const seen = await fetch(`${url}${paths[n % paths.length]}`).then(
        async answer => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: Error) => String((error.cause as NodeJS.ErrnoException)?.code ?? error.message),
      )
      longest = Math.max(longest, performance.now() - began)
      if (seen === '200') answered += 1
      else failed.set(seen, (failed.get(seen) ?? 0) + 1)
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit))
  return {
    answered: () => answered,
    failed,
    longest: () => longest,
    async stop() {
      isOver = true
      await visits
    },
  }
}
