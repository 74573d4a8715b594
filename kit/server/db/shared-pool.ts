import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { Refusal } from '#common/refusal.ts'

/** For whom the database is asked. `other`: writes of visitors, and the server's own work. */
export type QueryClass = 'staff' | 'vote' | 'read' | 'other'

/** Connections of each, and how many may wait for one: who would have to wait behind more is refused at once. */
const places = {
  staff: { max: 4, waiting: 500 },
  vote: { max: 2, waiting: 500 },
  read: { max: 6, waiting: 60 },
  other: { max: 8, waiting: 500 },
}
/** Connections of `other` that one call may hold: a flood of it leaves the rest to the others. */
const mostOfCall = 4
const current = new AsyncLocalStorage<{ queryClass: QueryClass; call: string | undefined }>()

/** Runs work whose queries use the connections of this class; `call`: of the call it is done for, whose share it uses. */
export const inQueryClass = <T>(queryClass: QueryClass, work: () => T, call?: string): T =>
  current.run({ queryClass, call }, work)

type Connected = (error?: Error, client?: PoolClient, done?: (release?: boolean | Error) => void) => void

/**
 * A pool with places of their own for staff, votes and reads, so that none of them can starve another. Itself it holds the
 * places of all others. `query` goes through `connect` too.
 */
export class SharedPool extends Pool {
  readonly #apart: Map<QueryClass, Pool>
  /** Connections that each call holds, and who waits for one of them. */
  readonly #shares = new Map<string, { held: number; waiting: (() => void)[] }>()
  readonly #callOf = new WeakMap<PoolClient, string>()

  constructor(config: PoolConfig) {
    super({ max: places.other.max, ...config })
    const apart = ['staff', 'vote', 'read'] as const
    this.#apart = new Map(
      apart.map(queryClass => [queryClass, listening(new Pool({ ...config, max: places[queryClass].max }))]),
    )
    listening(this)
    this.on('release', (_, client) => {
      const call = this.#callOf.get(client)
      this.#callOf.delete(client)
      if (call !== undefined) this.#leave(call)
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const { queryClass: asked = 'other', call } = current.getStore() ?? {}
    if (asked === 'other' && call !== undefined) return answered(this.#connectFor(call), callback)
    return this.#connectAs(asked, callback)
  }

  /** Whoever would hold more than the call's share waits in a line of the call's own. */
  async #connectFor(call: string): Promise<PoolClient> {
    const share = this.#shares.get(call) ?? { held: 0, waiting: [] }
    this.#shares.set(call, share)
    if (share.held < mostOfCall) share.held += 1
    else if (share.waiting.length >= places.other.waiting) throw tooMany()
    else await new Promise<void>(resolve => share.waiting.push(resolve))
    try {
      const client = await this.#connectAs('other')
      this.#callOf.set(client, call)
      return client
    } catch (error) {
      this.#leave(call)
      throw error
    }
  }

  #leave(call: string): void {
    const share = this.#shares.get(call)
    if (!share) return
    const next = share.waiting.shift()
    // The place passes on without a moment in which somebody else takes it.
    if (next) {
      next()
      return
    }
    share.held -= 1
    if (share.held === 0) this.#shares.delete(call)
  }

  #connectAs(queryClass: QueryClass): Promise<PoolClient>
  #connectAs(queryClass: QueryClass, callback?: Connected): Promise<PoolClient> | undefined
  #connectAs(queryClass: QueryClass, callback?: Connected): Promise<PoolClient> | undefined {
    const apart = this.#apart.get(queryClass)
    const isFull = (apart ?? this).waitingCount >= places[queryClass].waiting
    const connect = apart ? apart.connect.bind(apart) : super.connect.bind(this)
    if (!callback) return isFull ? Promise.reject(tooMany()) : connect()
    if (isFull) callback(tooMany())
    else connect(callback as never)
    return undefined
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), ...this.#apart.values().map(pool => pool.end())])
  }
}

/** As `Pool.connect` answers: a promise, or a call of `callback`. */
function answered(
  connected: Promise<PoolClient>,
  callback: Connected | undefined,
): Promise<PoolClient> | undefined {
  if (!callback) return connected
  connected.then(client => callback(undefined, client, client.release), callback)
  return undefined
}

// Retry-After of 1 to 4 s at random, so that clients do not all retry at once.
const tooMany = () =>
  new Refusal(
    'unavailable',
    503,
    'Too many people at once. Please try again.',
    1 + Math.floor(Math.random() * 4),
  )

// Without these listeners a lost connection would end the process. Its queries are rejected all the same.
function listening(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
