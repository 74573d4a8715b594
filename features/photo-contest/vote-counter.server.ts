import type { Ballot, Counted } from './vote-batch.server.ts'

const largestBatch = 1000
/** Batches under way at once, and how many votes must wait for a second one to be worth its while. */
const mostAtWork = 2
const crowd = 24
/** PostgreSQL's words for 'try again': another process was in the way. */
const passing = ['40001', '40P01']

export type VoteCounter = {
  /** Resolves after the commit of the batch that carried the ballot. */
  cast: (ballot: Ballot) => Promise<Counted>
}
export type Count = (ballots: readonly Ballot[]) => Promise<Counted[]>

/**
 * Votes that arrive while a batch commits wait and go together into the next one: under load a statement carries
 * dozens, alone a vote waits for nothing. In a crowd a second batch sets out meanwhile, so that neither this process
 * nor the database waits for the other. `onCounted` hears which photos have other counts, after the commit.
 */
export function createVoteCounter(
  count: Count,
  onCounted: (photoIds: readonly string[]) => void,
): VoteCounter {
  let waiting: Waiting[] = []
  let atWork = 0
  const isWorthWhile = (others: number) => others === 0 || (others < mostAtWork && waiting.length >= crowd)
  const work = async () => {
    do {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      if (batch.length > 0) await settle(batch, count, onCounted)
    } while (waiting.length > 0 && isWorthWhile(atWork - 1))
    atWork -= 1
  }
  return {
    cast: ballot =>
      new Promise((resolve, reject) => {
        waiting.push({ ballot, resolve, reject })
        if (!isWorthWhile(atWork)) return
        atWork += 1
        // Everything that came with this turn of the loop travels in the first batch.
        setImmediate(work)
      }),
  }
}

type Waiting = { ballot: Ballot; resolve: (counted: Counted) => void; reject: (error: unknown) => void }

async function settle(
  batch: readonly Waiting[],
  count: Count,
  onCounted: (photoIds: readonly string[]) => void,
): Promise<void> {
  try {
    const answers = await again(() => count(batch.map(entry => entry.ballot)))
    const counted = new Set<string>()
    for (const [index, { ballot, resolve, reject }] of batch.entries()) {
      const answer = answers[index]
      if (!answer) reject(new Error('A ballot was not answered.'))
      else resolve(answer)
      if (answer?.outcome === 'counted') counted.add(ballot.photoId)
    }
    if (counted.size > 0) onCounted([...counted])
  } catch (error) {
    for (const entry of batch) entry.reject(error)
  }
}

async function again<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && passing.includes((error as { code?: string }).code ?? '')) return again(work, tries - 1)
    throw error
  }
}
