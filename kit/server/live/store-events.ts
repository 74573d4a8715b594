import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'

/**
 * The data of an event. State that several processes may change is a function that reads it when the event gets its place among
 * those of all processes, so that newer state is never sent before older. Undefined: nothing to send any more.
 */
export type Data = object | (() => Promise<object | undefined>)
/** An event to be stored, with its data as JSON. */
export type Waiting = { topic: string; key: string; data: string | (() => Promise<object | undefined>) }

export const channel = 'live'
// Any number, the same in every server process.
const lock = 0x6d656c64

export const isRead = (data: Data): data is () => Promise<object | undefined> => typeof data === 'function'

/**
 * Stores events in the one order for all processes, and notifies. Returns those whose state could not be read; rejects if nothing
 * was stored.
 */
export async function storeEvents(pool: DatabasePool, events: readonly Waiting[]): Promise<Waiting[]> {
  if (events.every(({ data }) => typeof data === 'string')) {
    await pool.query(insertEvents, valuesOf(events))
    return []
  }
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const read = await Promise.all(events.map(readNow))
    const there = read.filter(({ data }) => data !== undefined)
    if (there.length > 0) await client.query(insertEvents, valuesOf(there))
    await client.query('commit')
    return read.flatMap(({ unread }) => unread ?? [])
  } catch (error) {
    failed = error as Error
    throw error
  } finally {
    // With an error, release closes the connection, which rolls the transaction back.
    client.release(failed)
  }
}

type Read = { topic: string; key: string; data?: string | undefined; unread?: Waiting }

/** Uses the connections of staff: those for the server's own work may all be waiting for the lock that is held here. */
async function readNow(event: Waiting): Promise<Read> {
  const { topic, key, data } = event
  if (typeof data === 'string') return { topic, key, data }
  try {
    return { topic, key, data: JSON.stringify(await inQueryClass('staff', data)) }
  } catch {
    return { topic, key, unread: event }
  }
}

const valuesOf = (events: readonly { topic: string; key: string; data?: unknown }[]) => [
  events.map(({ topic }) => topic),
  events.map(({ key }) => key),
  events.map(({ data }) => data),
  lock,
]

// The lock is held from before the ids are assigned until the commit. Ids become visible in order, so that reading `id > last`
// skips none.
const insertEvents = `
  with locked as materialized (select pg_advisory_xact_lock($4)),
  given as (select * from unnest($1::text[], $2::text[], $3::json[]) as g (topic, key, data)),
  older as (delete from live_events e using given g where e.topic = g.topic and e.key = g.key),
  fresh as (insert into live_events (topic, key, data)
    select g.topic, g.key, g.data from locked, given g returning id)
  select pg_notify('${channel}', max(id)::text) from fresh`
