import { Agent, get } from 'node:http'
import { addressIn, openGuide, type Scenario, tryCalls } from './scenario.ts'

/** Many connections read a long list without a pause; votes and staff are served meanwhile. */
export const readers: Scenario = {
  // The readers run on the cores of the guide, so times are longer than with readers elsewhere.
  counts: { connections: 3000, seconds: 20, ms: 5000 },
  async run({ connections = 0, seconds = 0, ms = 0 }) {
    const guide = await openGuide()
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const answers = new Map<number, number>()
    const until = performance.now() + seconds * 1000
    // Half of them request cached responses, the others a new page each time.
    const path = (n: number) =>
      n % 2 === 0
        ? `/api/photos?limit=${1 + (n % 100)}`
        : `/api/photos?limit=100&after=9_${Math.floor(Math.random() * 1e15)}`
    const read = async (n: number) => {
      while (performance.now() < until) {
        const status = await ask(guide.server.url + path(n), agent, addressIn(n % 500))
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    try {
      const reading = Promise.all(Array.from({ length: connections }, (_, n) => read(n)))
      await new Promise(resolve => setTimeout(resolve, seconds * 500))
      const { figures, broken } = await tryCalls(guide.calls, ms)
      await reading
      if (answers.has(0)) broken.push(`${answers.get(0)} connections were cut`)
      for (const [status, count] of answers) figures[`answers_${status}`] = count
      return { figures, broken }
    } finally {
      agent.destroy()
      await guide.close()
    }
  },
}

/** The status; 0 where the connection was cut. */
const ask = (url: string, agent: Agent, from: string) =>
  new Promise<number>(resolve => {
    get(url, { agent, headers: { 'x-forwarded-for': from } }, answer => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0))
    }).on('error', () => resolve(0))
  })
