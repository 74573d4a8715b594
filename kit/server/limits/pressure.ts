import type { Clock } from '#common/clock.ts'
import { oneAtATime } from '#common/shared-runs.ts'
import type { DatabasePool } from '../db/shared-pool.ts'

/** The most that an ordinary ten minutes bring: of one network (thousands of phones of a carrier may share it), and of all. */
export type Ordinary = { perNetwork: number; inAll: number }
/** `seconds` from the first to the last of `count` uses from so many networks. */
export type Unusual = { count: number; networks: number; seconds: number }
/** Uses within ten minutes: of all, of the busiest network, and how many networks. */
export type Used = { used: number; busiest: number; networks: number }
/** Measures how often each network uses a budget, over all server processes. It refuses nothing. */
export type Pressure = {
  /** The current rate of a network or of all together as a multiple of the ordinary one; at most 1 on an ordinary day. */
  excess: (budget: string, networks: readonly string[], ordinary: Ordinary) => Promise<number>
  /** Counts a use; -1 takes it back. */
  add: (budget: string, networks: readonly string[], amount?: number) => void
  /** The worst ten minutes, or minute, of the last hour, if a network or all together exceeded the ordinary rate. */
  unusual: (budget: string, ordinary: Ordinary) => Promise<Unusual | undefined>
  /** Uses within the last ten minutes, by budget; unused budgets are left out. */
  used: () => Promise<ReadonlyMap<string, Used>>
  /** Deletes counts older than an hour. */
  prune: () => Promise<void>
}

const askEvery = 2000
const step = 10_000
const window = 600_000
const hour = 3_600_000
/** Share of the ten-minute limits allowed within one minute; otherwise a burst would be over before the ten minutes show it. */
const minuteShare = { perNetwork: 0.3, inAll: 0.2 }
/** Networks with fewer uses are not read individually. */
const fewest = 10

type Uses = { count: number; first: number; last: number }
type Count = { long: number; burst: number }
const none: Count = { long: 0, burst: 0 }
const keyOf = (budget: string, network: string) => `${budget} ${network}`
/** Stands for all networks together; no network has this name. */
const all = '*'

/**
 * Uses are counted in memory and written every two seconds at most, in one statement: a flood costs the database no more than one
 * phone does, and no call waits for another one's row.
 */
export function createPressure(pool: DatabasePool, clock: Clock): Pressure {
  let pending = new Map<string, Uses>()
  let writing = new Map<string, Uses>()
  let counts = new Map<string, Count>()
  let asked = Number.NEGATIVE_INFINITY

  const write = async (uses: ReadonlyMap<string, Uses>) => {
    const rows = [...uses].filter(([, { count }]) => count > 0)
    if (rows.length === 0) return
    const names = rows.map(([key]) => key.split(' '))
    await pool.query(
      `insert into network_uses as u (budget, network, step, count, first_at, last_at)
       select budget, network, to_timestamp(floor(first / 1000 / 10) * 10), count, to_timestamp(first / 1000), to_timestamp(last / 1000)
       from unnest($1::text[], $2::text[], $3::int[], $4::float8[], $5::float8[]) as given (budget, network, count, first, last)
       order by budget, network
       on conflict (budget, network, step) do update set count = u.count + excluded.count,
         first_at = least(u.first_at, excluded.first_at), last_at = greatest(u.last_at, excluded.last_at)`,
      [
        names.map(([budget]) => budget),
        names.map(([, network]) => network),
        ...(['count', 'first', 'last'] as const).map(part => rows.map(([, uses]) => uses[part])),
      ],
    )
  }
  const read = async (now: number) => {
    const { rows } = await pool.query<{ budget: string; network: string } & Count>(
      `with recent as (
         select budget, network, sum(count)::int as long,
           coalesce(sum(count) filter (where step > to_timestamp($2::float8)), 0)::int as burst
         from network_uses where step > to_timestamp($1::float8) group by budget, network)
       select * from recent where long >= $3
       union all
       select budget, $4, sum(long)::int, sum(burst)::int from recent where network not like '%/' group by budget`,
      [(now - window) / 1000, (now - 60_000 - step) / 1000, fewest, all],
    )
    return new Map(rows.map(({ budget, network, long, burst }) => [keyOf(budget, network), { long, burst }]))
  }
  let running = Promise.resolve()
  const renew = async () => {
    const now = clock()
    writing = pending
    pending = new Map()
    let unwritten = writing
    try {
      await write(writing)
      unwritten = new Map()
      counts = await read(now)
    } catch {
      // The database is away or has no connection free: go on with what is in memory.
      for (const [key, uses] of unwritten) pending.set(key, joined(pending.get(key), uses))
    } finally {
      writing = new Map()
    }
  }
  // One at a time, because a second renewal beside it would not see what the first is still writing.
  const renewInTurn = oneAtATime(renew)
  const renewNext = () => {
    asked = clock()
    running = renewInTurn()
    return running
  }
  const renewIfOld = async () => {
    await running
    // The absolute value also covers a clock that was set back.
    if (Math.abs(clock() - asked) > askEvery) renewNext()
    await running
  }
  const countOf = (key: string): Count => {
    const { long, burst } = counts.get(key) ?? none
    const fresh = (pending.get(key)?.count ?? 0) + (writing.get(key)?.count ?? 0)
    return { long: long + fresh, burst: burst + fresh }
  }
  const totalOf = (budget: string): Count => {
    const { long, burst } = counts.get(keyOf(budget, all)) ?? none
    const own = [...pending, ...writing].filter(([key]) => key.startsWith(`${budget} `) && !key.endsWith('/'))
    const fresh = own.reduce((sum, [, { count }]) => sum + count, 0)
    return { long: long + fresh, burst: burst + fresh }
  }
  return {
    async excess(budget, networks, { perNetwork, inAll }) {
      await renewIfOld()
      const total = totalOf(budget)
      const shares = networks.map((network, wide) => {
        const { long, burst } = countOf(keyOf(budget, network))
        // Each wider network holds several of the narrower ones.
        const most = perNetwork * 2 ** wide
        return Math.max(long / most, burst / (most * minuteShare.perNetwork))
      })
      return Math.max(...shares, total.long / inAll, total.burst / (inAll * minuteShare.inAll))
    },
    add(budget, networks, amount = 1) {
      const now = clock()
      for (const network of networks) {
        const key = keyOf(budget, network)
        pending.set(key, joined(pending.get(key), { count: amount, first: now, last: now }))
      }
      void renewIfOld()
    },
    async unusual(budget, { perNetwork, inAll }) {
      await renewNext()
      // A wide network may have twice the rate of another, as above.
      const { rows } = await pool.query<Unusual>(
        `select sum(count)::int as count, count(distinct network)::int as networks,
           greatest(1, round(extract(epoch from max(last_at) - min(first_at))))::int as seconds
         from (select *, network like '%/' as is_wide from network_uses) uses,
           (values (600, 1::float8, 1::float8), (60, $5, $6)) as spans (span, of_network, of_all)
         where budget = $1 and step > to_timestamp($2::float8)
         group by grouping sets (
           (is_wide, span, of_network, of_all, floor(extract(epoch from step) / span), network),
           (is_wide, span, of_network, of_all, floor(extract(epoch from step) / span)))
         having case when grouping(network) = 0 then sum(count) >= of_network * $3 * case when is_wide then 2 else 1 end
           else not is_wide and sum(count) >= of_all * $4 end
         order by grouping(network), 1 desc limit 1`,
        [budget, (clock() - hour) / 1000, perNetwork, inAll, minuteShare.perNetwork, minuteShare.inAll],
      )
      return rows[0]
    },
    async used() {
      await renewNext()
      const { rows } = await pool.query<Used & { budget: string }>(
        `select budget, sum(count)::int as used, max(count)::int as busiest, count(*)::int as networks
         from (
           select budget, sum(count) as count from network_uses
           where step > to_timestamp($1::float8) and network not like '%/' group by budget, network) by_network
         group by budget`,
        [(clock() - window) / 1000],
      )
      return new Map(rows.map(({ budget, ...used }) => [budget, used]))
    },
    async prune() {
      await pool.query('delete from network_uses where step < to_timestamp($1)', [(clock() - hour) / 1000])
    },
  }
}

const joined = (one: Uses | undefined, { count, first, last }: Uses): Uses =>
  one
    ? { count: one.count + count, first: Math.min(one.first, first), last: Math.max(one.last, last) }
    : { count, first, last }
