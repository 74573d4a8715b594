import { AsyncLocalStorage } from 'node:async_hooks'
import * as pg from 'pg'
import { noPlace } from '../http/errors.ts'

/** For whom a query runs. `other`: writes of visitors, and the server's own work. */
export type QueryClass = 'staff' | 'read' | 'other'

/** The methods that queries need. A pool of `pg` has them too. */
export type DatabasePool = Pick<pg.Pool, 'options'> & {
  // biome-ignore lint/suspicious/noExplicitAny: as in the types of pg
  query: <Row extends pg.QueryResultRow = any>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ) => Promise<pg.QueryResult<Row>>
  connect: () => Promise<pg.PoolClient>
  end: () => Promise<void>
}

/** Connections of each class, and how many queries may wait for one; beyond that a query is refused at once. */
const places = {
  staff: { max: 4, waiting: 500 },
  read: { max: 6, waiting: 60 },
  other: { max: 10, waiting: 500 },
}
/**
 * How many times as long a query of staff waits for a connection. Phones send refused things again by themselves; staff would have to
 * do so by hand.
 */
const staffPatience = 5
/** Connections of `other` that one call may hold, so that a flood of it leaves the rest to the others. */
const mostOfCall = 4
type Asked = { queryClass: QueryClass; call: string | undefined }
const current = new AsyncLocalStorage<Asked>()

/** Runs work whose queries use the connections of this class; `call`: the call it is done for, whose share it uses. */
export const inQueryClass = <T>(queryClass: QueryClass, work: () => T, call?: string): T =>
  current.run({ queryClass, call }, work)

/** Separate connections for staff, reads and all others, so that none of them can starve another. */
export class SharedPool implements DatabasePool {
  readonly #pools: Readonly<Record<QueryClass, pg.Pool>>
  /** Connections that each call holds, and the queries waiting for one. */
  readonly #shares = new Map<string, { held: number; waiting: (() => void)[] }>()
  /** Ends the share of a connection that was handed out. */
  readonly #leaves = new WeakMap<pg.ClientBase, () => void>()
  #ended: Promise<void> | undefined

  constructor(config: pg.PoolConfig) {
    const connectionTimeoutMillis = staffPatience * (config.connectionTimeoutMillis ?? 0)
    this.#pools = {
      staff: openOne({ ...config, max: places.staff.max, connectionTimeoutMillis }),
      read: openOne({ ...config, max: places.read.max }),
      other: openOne({ max: places.other.max, ...config }),
    }
    this.#pools.other.on('release', (_, client) => {
      this.#leaves.get(client)?.()
      this.#leaves.delete(client)
    })
  }

  get options(): pg.PoolOptions {
    return this.#pools.other.options
  }

  // biome-ignore lint/suspicious/noExplicitAny: as in the types of pg
  async query<Row extends pg.QueryResultRow = any>(statement: string | pg.QueryConfig, values?: unknown[]) {
    const { pool, leave } = await this.#enter()
    try {
      return await pool.query<Row>(statement, values)
    } finally {
      leave()
    }
  }

  async connect(): Promise<pg.PoolClient> {
    const { pool, leave } = await this.#enter()
    try {
      const client = await pool.connect()
      this.#leaves.set(client, leave)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  end(): Promise<void> {
    this.#ended ??= Promise.all(Object.values(this.#pools).map(pool => pool.end())).then(() => {})
    return this.#ended
  }

  /** The pool to use now. A query beyond the call's share waits in a queue of that call. */
  async #enter(): Promise<{ pool: pg.Pool; leave: () => void }> {
    const { queryClass, call }: Asked = current.getStore() ?? { queryClass: 'other', call: undefined }
    const pool = this.#pools[queryClass]
    const most = places[queryClass].waiting
    if (queryClass !== 'other' || call === undefined) {
      if (pool.waitingCount >= most) throw tooMany()
      return { pool, leave: () => {} }
    }
    const share = this.#shares.get(call) ?? { held: 0, waiting: [] }
    this.#shares.set(call, share)
    const leave = () => {
      const next = share.waiting.shift()
      // The place is handed over directly, so that nobody else takes it.
      if (next) return next()
      share.held -= 1
      if (share.held === 0) this.#shares.delete(call)
    }
    if (share.held < mostOfCall) share.held += 1
    else if (share.waiting.length >= most) throw tooMany()
    else await new Promise<void>(resolve => share.waiting.push(resolve))
    if (pool.waitingCount < most) return { pool, leave }
    leave()
    throw tooMany()
  }
}

const tooMany = () => noPlace('Too many people at once. Please try again.')

/** Without these listeners a lost connection would end the process. Its queries are rejected anyway. */
function openOne(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
