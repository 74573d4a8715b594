import {
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'

/** Runs queries one after another on a single connection. */
export type DedicatedConnection = {
  query: <Row extends QueryResultRow>(config: QueryConfig) => Promise<QueryResult<Row>>
}

/** Idle time in ms after which the connection returns to the pool. */
const idleTimeout = 100

/**
 * For a statement that is executed again and again. `pool.query` takes another connection each time, whose plans and
 * caches are cold, and closes the connection after every error. Here an error of the statement keeps the connection; a
 * broken one is discarded and the next query opens a new one.
 */
export function createDedicatedConnection(pool: Pool): DedicatedConnection {
  let current: Promise<Checkout> | undefined
  let pending = 0
  // Several callers may release the same connection; only the first does, for the pool throws the second time.
  const release = async (checkout: Promise<Checkout>, isBroken = false) => {
    if (current !== checkout) return
    current = undefined
    const { client, onEnd } = await checkout
    client.off('end', onEnd)
    client.release(isBroken)
  }
  const connect = (): Promise<Checkout> => {
    const checkout = pool.connect().then(client => {
      const onEnd = () => release(checkout, true).catch(ignore)
      client.once('end', onEnd)
      return { client, onEnd }
    })
    return checkout
  }
  const idle = setTimeout(() => {
    if (current && pending === 0) release(current).catch(ignore)
  }, idleTimeout).unref()
  const run = async <Row extends QueryResultRow>(config: QueryConfig) => {
    current ??= connect()
    const used = current
    try {
      const { client } = await used
      return await client.query<Row>(config)
    } catch (error) {
      if (!isOfStatement(error)) release(used, true).catch(ignore)
      throw error
    } finally {
      pending -= 1
      idle.refresh()
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<Row extends QueryResultRow>(config: QueryConfig) {
      pending += 1
      const result = last.then(() => run<Row>(config))
      last = result.catch(ignore)
      return result
    },
  }
}

type Checkout = { client: PoolClient; onEnd: () => void }
// The caller of the query has got the error already.
const ignore = () => {}
const isOfStatement = (error: unknown) => error instanceof DatabaseError && error.severity === 'ERROR'
