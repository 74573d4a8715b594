export type Visitors = {
  /** One line for each request that failed. */
  failed: string[]
  /** How many requests were answered until now. */
  answered: () => number
  stop: () => Promise<unknown>
}

const paths = ['/', '/api/crowd-status', '/healthz']

/** Eight visitors that ask without a pause, on connections that are kept; every request that fails is told. */
export function visit(url: string): Visitors {
  const failed: string[] = []
  let [isOver, answered] = [false, 0]
  const ask = async (path: string) => {
    try {
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.push(`${path} ${answer.status}`)
      answered += 1
    } catch (error) {
      failed.push(`${path} ${String((error as Error).cause)}`)
    }
  }
  const visitors = Array.from({ length: 8 }, async (_, n) => {
    while (!isOver) await ask(paths[n % paths.length] ?? '/')
  })
  const stop = () => {
    isOver = true
    return Promise.all(visitors)
  }
  return { failed, answered: () => answered, stop }
}
