import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { checkBound } from './bounds.ts'
import { startGuide } from './contest-servers.ts'
import { type Listeners, startListeners } from './listeners.ts'
import { plot } from './plot.ts'
import { start } from './processes.ts'
import { rounds } from './rounds.ts'
import { inTurn, median, spread } from './spread.ts'
import { timesOf } from './times.ts'

const streams = Number(process.env.STREAMS ?? 5000)
const password = 'har har mahadev'

type Teller = {
  name: string
  listeners: Listeners
  tell: () => Promise<void>
  last: number[]
  half: number[]
}

/**
 * One event to 5,000 open live streams (STREAMS), in ms from the call that tells it to the last phone: the guide, where staff tell the
 * level of a place, which is stored and every list renewed before it goes out; and plain node:http, which writes the same text
 * to all streams and does nothing else. Bounds: every phone hears every event, the last within a second.
 */
export async function bench(): Promise<void> {
  const folder = makeDataFolder()
  const env = { TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: password }
  const guide = await startGuide(folder, { env })
  const plain = await start('plain node:http', 'plain', [process.execPath, 'bench/plain-live-server.ts'])
  const tellers: Teller[] = []
  try {
    const staff = staffBrowser(guide.url, '192.0.2.1')
    await staff.call('POST', '/api/session', { username: 'admin', password, as: 'admin' })
    const { places } = (await (await fetch(`${guide.url}/api/crowd-status`)).json()) as CrowdStatus
    let told = 0
    const ofGuide = async () => {
      told += 1
      const body = { status: told % 2 ? 'high' : 'low', description: { en: '', hi: '' } }
      const { status } = await staff.call('PUT', `/api/crowd-status/${places[0]?.id}`, body)
      if (status !== 200) throw new Error(`The guide answers ${status}.`)
    }
    const ofPlain = async () => {
      const body = JSON.stringify(places[0])
      await fetch(`${plain.url}/tell`, { method: 'POST', body })
    }
    for (const [contender, tell] of [
      [guide, ofGuide],
      [plain, ofPlain],
    ] as const) {
      const listeners = await startListeners(contender.url, { streams, clients: 1 })
      tellers.push({ name: contender.name, listeners, tell, last: [], half: [] })
      const { held } = await listeners.open()
      if (held < streams) throw new Error(`${contender.name} holds ${held} of ${streams} streams.`)
    }
    // The first event of each is not counted: it compiles the code.
    for (const teller of tellers) await hear(teller)
    for (const teller of tellers) [teller.last, teller.half] = [[], []]
    for (let round = 0; round < rounds; round += 1)
      for (const teller of inTurn(round, tellers)) await hear(teller)
    for (const { name, half, last } of tellers)
      console.log(
        `${name.padEnd(34)} last of ${streams} after ${spread(last, 'ms')} · half after ${spread(half, 'ms')}`,
      )
    plot('fan-out', `One event to ${streams.toLocaleString('en')} open streams`, 'ms to the last phone', [
      ...tellers.map(({ name, last }) => ({ name, values: last })),
    ])
    const [guides, plains] = tellers.map(({ last }) => last)
    const ratio = (guides ?? []).map((ms, n) => ms / (plains?.[n] ?? 0))
    console.log(
      `guide / plain node:http: ${spread(ratio, '×')}, ${median(guides ?? []) - median(plains ?? [])} ms more`,
    )
    checkBound('last phone of the guide', guides ?? [], { atMost: 1000, unit: 'ms' })
  } finally {
    for (const { listeners } of tellers) listeners.close()
    await plain.close()
    await guide.close()
    removeDataFolder(folder)
  }
}

async function hear({ name, listeners, tell, last, half }: Teller): Promise<void> {
  // Longer than the second within which the guide tells several changes together.
  await sleep(2500)
  const began = Date.now()
  await tell()
  const times = (await listeners.heard(streams)).map(at => at - began)
  if (times.length !== streams)
    throw new Error(`${times.length} of ${streams} phones heard of an event of ${name}.`)
  const { p50, most } = timesOf(times)
  half.push(p50)
  last.push(most)
}
