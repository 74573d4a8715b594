import { loadavg } from 'node:os'
import { checkBound, inTurn, spread } from './figures.ts'
import type { Load } from './load.ts'
import { measure, rounds } from './measure.ts'
import type { Wanted } from './requests.ts'
import { type ContestServers, startContestServers } from './servers.ts'

// Few connections and a short time, because only a few thousand votes may be added at the small size.
const run = { connections: 8, seconds: Number(process.env.SECONDS ?? 2), warm: 0.5 }
const voting = { ...run, connections: 2, seconds: 1, warm: 0.2 }
const sizes = { small: { photos: 1000, votes: 10_000 }, large: { photos: 100_000, votes: 1_000_000 } }
type Size = keyof typeof sizes
type Timed = Load & { connections: number }
const tasks = ['list', 'page', 'photo', 'vote'] as const
const most = 1.25

/**
 * The time of the gallery's first page (a prepared answer), a later page, one photo and a vote, with 1,000 photos and 10,000
 * votes and with a hundred times as many: two guides, each with its own database, take turns. Bound for each: the mean time at
 * the large size is at most 1.25 times that at the small one.
 */
export async function bench(): Promise<void> {
  const guides = { small: await startContestServers(), large: await startContestServers() }
  try {
    for (const size of ['small', 'large'] as const) await fill(guides[size], size)
    const found = new Map<string, Timed[]>()
    for (const size of ['small', 'large'] as const)
      for (const task of tasks) await ask(guides[size], size, task)
    for (let round = 0; round < rounds; round += 1) {
      // Removes the votes of the previous round.
      await fill(guides.small, 'small')
      for (const task of tasks)
        for (const size of inTurn(round, ['small', 'large'] as const)) {
          const name = `${task}, ${size}`
          found.set(name, [...(found.get(name) ?? []), await ask(guides[size], size, task)])
        }
    }
    console.log(`${rounds} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    const times = (task: string, size: Size) => (found.get(`${task}, ${size}`) ?? []).map(timeOf)
    for (const [name, runs] of found)
      console.log(
        `${name.padEnd(14)} ${spread(runs.map(timeOf), 'ms')} · p99 ${spread(
          runs.map(one => one.p99),
          'ms',
        )} · refused ${runs.reduce((sum, one) => sum + one.refused, 0)}`,
      )
    for (const task of tasks)
      checkBound(
        `${task}, time with 100 times as many photos and votes / with few`,
        times(task, 'large').map((time, n) => time / (times(task, 'small')[n] ?? 1)),
        { atMost: most },
      )
  } finally {
    for (const servers of Object.values(guides)) await servers.close()
  }
}

/** Mean ms per answer of a run; each connection sends its next request once it is answered. */
const timeOf = ({ perSecond, connections }: Timed) => (1000 * connections) / perSecond

async function fill(servers: ContestServers, size: Size): Promise<void> {
  const { photos, votes } = sizes[size]
  await servers.insertPhotos(photos)
  await servers.insertVotes(votes, photos)
}

async function ask(servers: ContestServers, size: Size, task: (typeof tasks)[number]): Promise<Timed> {
  const { photos } = sizes[size]
  const { rows } = await servers.pool.query<{ cursor: string }>(
    // From the first half, so that full pages follow; the same number at each size, because a page is cached for a quarter of a
    // second.
    `select cursor from (select vote_count || '_' || arrival as cursor from photo_contest_submissions
       order by vote_count desc, arrival desc limit $1::int / 2) as first order by random() limit 40`,
    [photos],
  )
  const cursors = rows.map(({ cursor }) => cursor)
  const { deviceKey } = servers
  const jobs: Record<typeof task, Wanted> = {
    list: { task: 'list' },
    page: { task: 'page', cursors },
    photo: { task: 'photo', photos },
    vote: { task: 'vote', photos, deviceKey },
  }
  const how = task === 'vote' ? voting : run
  return {
    ...(await measure(servers.guide, jobs[task], how)),
    connections: how.connections,
  }
}
