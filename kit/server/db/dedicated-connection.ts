import {
  DatabaseError,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'

/** Asks the database over one connection, one question after another, for as long as more follow. */
export type DedicatedConnection = {
  query: <Row extends QueryResultRow>(question: QueryConfig) => Promise<QueryResult<Row>>
}

/** ms without a question after which the pool has its connection back. */
const rest = 100

/**
 * For a statement that comes again and again: the pool would give it another connection each time, whose plans and
 * caches are cold, and would end one for every answer that is an error. Here an error of the statement leaves the
 * connection as it is; one that broke is left behind, and the next question gets a new one.
 */
export function createDedicatedConnection(pool: Pool): DedicatedConnection {
  let kept: Promise<Taken> | undefined
  let asked = 0
  // Whoever comes first gives it back: the pool takes nothing twice.
  const leave = async (left: Promise<Taken>, isBroken = false) => {
    if (kept !== left) return
    kept = undefined
    const { client, onEnd } = await left
    client.off('end', onEnd)
    client.release(isBroken)
  }
  const take = (): Promise<Taken> => {
    const taken = pool.connect().then(client => {
      const onEnd = () => leave(taken, true).catch(ignore)
      client.once('end', onEnd)
      return { client, onEnd }
    })
    return taken
  }
  const resting = setTimeout(() => {
    if (kept && asked === 0) leave(kept).catch(ignore)
  }, rest).unref()
  const ask = async <Row extends QueryResultRow>(question: QueryConfig) => {
    kept ??= take()
    const used = kept
    try {
      const { client } = await used
      return await client.query<Row>(question)
    } catch (error) {
      if (!isOfStatement(error)) leave(used, true).catch(ignore)
      throw error
    } finally {
      asked -= 1
      resting.refresh()
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<Row extends QueryResultRow>(question: QueryConfig) {
      asked += 1
      const answer = last.then(() => ask<Row>(question))
      last = answer.catch(ignore)
      return answer
    },
  }
}

type Taken = { client: PoolClient; onEnd: () => void }
// Whoever asked has heard of it.
const ignore = () => {}
const isOfStatement = (error: unknown) => error instanceof DatabaseError && error.severity === 'ERROR'
