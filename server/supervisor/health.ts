import { setTimeout as sleep } from 'node:timers/promises'

/** Looks, a second apart, after which a fault counts: a busy machine may answer one of them late. */
export const looks = 3
/** Longest wait for an answer, in ms. */
const patience = 10_000

/**
 * Asks a server what visitors need: readiness, the first page with a script of its build, and the API. Returns what is
 * wrong, as a sentence; undefined if it is healthy.
 */
export async function faultOf(url: string): Promise<string | undefined> {
  try {
    await ask(url, '/readyz')
    const page = await (await ask(url, '/')).text()
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0]
    if (!script) return 'the first page names no script: it was not built'
    await ask(url, script)
    await ask(url, '/api/openapi.json')
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** A fault that lasts for all looks; undefined as soon as the server is healthy. */
export async function lastingFaultOf(url: string): Promise<string | undefined> {
  for (let look = 1; ; look += 1) {
    const fault = await faultOf(url)
    if (!fault || look >= looks) return fault
    await sleep(1000)
  }
}

async function ask(url: string, path: string): Promise<Response> {
  const signal = AbortSignal.timeout(patience)
  // A connection of its own each time: one that is open may lead to the process that is being replaced.
  const answer = await fetch(url + path, { signal, headers: { connection: 'close' } }).catch(error => {
    throw new Error(`${path} does not answer (${(error as Error).cause ?? (error as Error).message})`)
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer
}
