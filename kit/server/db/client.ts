import { Client } from 'pg'

/**
 * A connection that is closed where an answer takes longer than `query_timeout`. The machine behind it may be gone without a
 * word, which TCP notices after a quarter of an hour: a rollback, or the next query, would wait as long again.
 */
export class BoundedClient extends Client {
  override query(...asked: never[]): never {
    const answer: unknown = super.query(...(asked as unknown as [never]))
    if (answer instanceof Promise)
      answer.catch(error => {
        if (isWithoutAnswer(error)) void this.end()
      })
    return answer as never
  }
}

/** Whether pg gave a query up because `query_timeout` was over. */
const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
