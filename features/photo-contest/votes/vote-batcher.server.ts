import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Vote, VoteResult } from './count-votes.server.ts'

const largestBatch = 1000
/** The next batch leaves at once when it holds this share of the last one's votes: a statement costs as much as ten votes. */
const enoughShare = 0.9
/** ms that the first vote of a smaller batch waits for others. */
const longestWait = 5
/** PostgreSQL's error codes for a conflict with another process (serialization failure, deadlock): try again. */
const retryCodes = ['40001', '40P01']

export type VoteBatcher = {
  /** Resolves after the commit of the batch that holds the vote. */
  cast: (vote: Vote) => Promise<VoteResult>
}
export type CountVotes = (votes: readonly Vote[]) => Promise<VoteResult[]>

/**
 * Collects votes into batches. One batch is counted at a time; votes that arrive meanwhile form the next one, so a
 * statement counts dozens of votes under load, and a single vote does not wait. `onCounted` gets the ids of the photos
 * whose counts changed, after the commit.
 */
export function createVoteBatcher(
  count: CountVotes,
  onCounted: (photoIds: readonly string[]) => void,
): VoteBatcher {
  let waiting: WaitingVote[] = []
  let isRunning = false
  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      const result = await countBatch(batch, count)
      const enough = batch.length * enoughShare
      // With enough votes waiting, the next statement is sent before the answers: the database works while we answer.
      if (waiting.length >= enough) setImmediate(settle, batch, result, onCounted)
      else {
        settle(batch, result, onCounted)
        await waitForMore(() => waiting.length, enough)
      }
    }
    isRunning = false
  }
  return {
    cast: vote =>
      new Promise((resolve, reject) => {
        waiting.push({ vote, resolve, reject })
        if (isRunning) return
        isRunning = true
        // Not at once, so that all votes read in this turn of the event loop join the first batch.
        setImmediate(run)
      }),
  }
}

/**
 * Waits until `enough` votes are there, or none came for two turns of the event loop (one turn may end before the sockets
 * were read), at most `longestWait` ms.
 */
async function waitForMore(arrived: () => number, enough: number): Promise<void> {
  const until = performance.now() + longestWait
  const goOn = () => arrived() < enough && performance.now() < until
  for (let before = arrived(), quietTurns = 0; quietTurns < 2 && goOn(); quietTurns += 1) {
    await nextTurn()
    if (arrived() > before) quietTurns = 0
    before = arrived()
  }
}

type WaitingVote = {
  vote: Vote
  resolve: (result: VoteResult) => void
  reject: (error: unknown) => void
}
type BatchResult = { results: readonly VoteResult[] } | { error: unknown }

async function countBatch(batch: readonly WaitingVote[], count: CountVotes): Promise<BatchResult> {
  try {
    return { results: await withRetry(() => count(batch.map(({ vote }) => vote))) }
  } catch (error) {
    return { error }
  }
}

/** Resolves or rejects every vote of a batch. */
function settle(
  batch: readonly WaitingVote[],
  result: BatchResult,
  onCounted: (photoIds: readonly string[]) => void,
): void {
  if ('error' in result) {
    for (const { reject } of batch) reject(result.error)
    return
  }
  const changed = new Set<string>()
  batch.forEach(({ vote, resolve, reject }, index) => {
    const own = result.results[index]
    if (own) resolve(own)
    else reject(new Error('The database returned no result for a vote.'))
    if (own?.outcome === 'counted') changed.add(vote.photoId)
  })
  if (changed.size > 0) onCounted([...changed])
}

async function withRetry<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && retryCodes.includes((error as { code?: string }).code ?? ''))
      return withRetry(work, tries - 1)
    throw error
  }
}
