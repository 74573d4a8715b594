import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { checkBound, inTurn, spread, timesOf } from './figures.ts'
import { type Listeners, startListeners } from './listeners.ts'
import { type Contender, inRounds, measure, printRuns, ratios, rounds, run, start } from './measure.ts'
import { type ContestServers, startContestServers } from './servers.ts'
import { adminPassword } from './worst-minute/staff-accounts.ts'

const streams = Number(process.env.STREAMS ?? 5000)
const photos = 1000
const names = { plain: 'plain node:http, same bytes', oneRow: 'one query per request' }

/**
 * What a list, a vote and a live event cost compared with the plainest code that does the same: `node:http` with the same
 * bytes, and a Fastify handler with one query per request, on one embedded database. The contenders take turns. The only bound
 * is on the live event: the last phone hears it within a second. `worst-minute` bounds what the fair needs of all of this.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const { guide, database } = servers
  const others: Contender[] = []
  const startOther = async (name: string, program: string, argument: string) => {
    const other = await start(name, 'plain', [process.execPath, `bench/${program}`, argument])
    others.push(other)
    return other
  }
  try {
    await servers.insertPhotos(photos)
    const plain = await startOther(names.plain, 'plain-server.ts', `${guide.url}/api/photos`)
    const oneRow = await startOther(names.oneRow, 'one-row-server.ts', JSON.stringify(database))
    await lists([guide, plain, oneRow])
    await votes(servers, [guide, oneRow])
    await liveEvents(guide, plain)
  } finally {
    for (const other of others) await other.close()
    await servers.close()
  }
}

async function lists(contenders: readonly Contender[]): Promise<void> {
  const found = await inRounds(contenders, one => measure(one, { task: 'list' }, run))
  printRuns(found, 'lists/s')
  for (const name of Object.values(names))
    console.log(`list, guide / ${name}: ${spread(ratios(found, 'guide', name), '×')}`)
}

/** Every vote comes from another phone and is answered after its commit. */
async function votes({ deviceKey, pool }: ContestServers, contenders: readonly Contender[]): Promise<void> {
  const cases = [photos, 1].flatMap(count =>
    contenders.map(contender => ({
      name: count === 1 ? `${contender.name}, one photo` : contender.name,
      ask: () => measure(contender, { task: 'vote', photos: count, deviceKey }, run),
    })),
  )
  const found = await inRounds(cases, ({ ask }) => ask())
  printRuns(found, 'votes/s')
  console.log(`vote, guide / ${names.oneRow}: ${spread(ratios(found, 'guide', names.oneRow), '×')}`)
  const { rows } = await pool.query(
    `select id from photo_contest_submissions left join
       (select photo_id, count(*)::int as votes from photo_votes where voided_at is null group by 1) as valid on photo_id = id
     where vote_count <> coalesce(votes, 0)`,
  )
  if (rows.length > 0)
    throw new Error(`${rows.length} photos have a count that is not the number of their votes`)
}

/**
 * One event to all open streams; times in ms from the call that causes it until the last phone has it. In the guide, staff
 * report the level of a place, which is stored, and every list is renewed before the event goes out; plain node:http writes the
 * same text to its streams and does nothing else.
 */
async function liveEvents(guide: Contender, plain: Contender): Promise<void> {
  const staff = staffBrowser(guide.url, '192.0.2.1')
  await staff.call('POST', '/api/session', { username: 'admin', password: adminPassword, as: 'admin' })
  const { places } = (await (await fetch(`${guide.url}/api/crowd-status`)).json()) as CrowdStatus
  let told = 0
  const ofGuide = async () => {
    told += 1
    const body = { status: told % 2 ? 'high' : 'low', description: { en: '', hi: '' } }
    const { status } = await staff.call('PUT', `/api/crowd-status/${places[0]?.id}`, body)
    if (status !== 200) throw new Error(`The guide answers ${status}.`)
  }
  const ofPlain = async () => {
    await fetch(`${plain.url}/tell`, { method: 'POST', body: JSON.stringify(places[0]) })
  }
  const tellers: { name: string; listeners: Listeners; tell: () => Promise<void>; last: number[] }[] = []
  try {
    for (const [{ name, url }, tell] of [
      [guide, ofGuide],
      [plain, ofPlain],
    ] as const) {
      const listeners = await startListeners(url, streams)
      tellers.push({ name, listeners, tell, last: [] })
      const held = await listeners.open()
      if (held < streams) throw new Error(`${name} holds ${held} of ${streams} streams.`)
    }
    // Each contender's first event is not counted, because it compiles the code.
    for (let round = -1; round < rounds; round += 1)
      for (const { name, listeners, tell, last } of inTurn(round + 1, tellers)) {
        // Longer than the second within which the guide merges several changes into one event.
        await sleep(2500)
        const began = Date.now()
        await tell()
        const times = (await listeners.heard()).map(at => at - began)
        if (times.length !== streams)
          throw new Error(`${times.length} of ${streams} phones heard of an event of ${name}.`)
        if (round >= 0) last.push(timesOf(times).most)
      }
    for (const { name, last } of tellers)
      console.log(`${name.padEnd(34)} last of ${streams} phones after ${spread(last, 'ms')}`)
    checkBound('last phone of the guide', tellers[0]?.last ?? [], { atMost: 1000, unit: 'ms' })
  } finally {
    for (const { listeners } of tellers) listeners.close()
  }
}
