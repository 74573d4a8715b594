import { setImmediate as turn } from 'node:timers/promises'
import type { Ballot, Counted } from './count-votes.server.ts'

const largestBatch = 1000
/** A statement costs as much by itself as ten ballots: it sets out at once with nearly as many as the last one carried. */
const nearly = 0.9
/** ms that the first of a smaller batch waits for others. */
const patience = 5
/** PostgreSQL's words for 'try again': another process was in the way. */
const passing = ['40001', '40P01']

export type VoteCounter = {
  /** Resolves after the commit of the batch that carried the ballot. */
  cast: (ballot: Ballot) => Promise<Counted>
}
export type Count = (ballots: readonly Ballot[]) => Promise<Counted[]>

/**
 * Votes that arrive while a batch commits wait and go together into the next one: under load a statement carries
 * dozens, alone a vote waits for nothing. With fewer than before, the answers go first and the sockets are looked at once
 * more. `onCounted` hears which photos have other counts, after the commit.
 */
export function createVoteCounter(
  count: Count,
  onCounted: (photoIds: readonly string[]) => void,
): VoteCounter {
  let waiting: Waiting[] = []
  let isAtWork = false
  const work = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      const answers = await countBatch(batch, count)
      const enough = batch.length * nearly
      // The next batch sets out first: the database works while this process answers.
      if (waiting.length >= enough) setImmediate(answer, batch, answers, onCounted)
      else {
        answer(batch, answers, onCounted)
        await gather(() => waiting.length, enough)
      }
    }
    isAtWork = false
  }
  return {
    cast: ballot =>
      new Promise((resolve, reject) => {
        waiting.push({ ballot, resolve, reject })
        if (isAtWork) return
        isAtWork = true
        // Everything that came with this turn of the loop travels in the first batch.
        setImmediate(work)
      }),
  }
}

/**
 * Waits until enough votes came, or nobody more: a turn may end before the sockets were read, two may not. On a machine
 * whose turns are long and bring one each, not for longer than `patience`.
 */
async function gather(come: () => number, enough: number): Promise<void> {
  const until = performance.now() + patience
  const isWorthIt = () => come() < enough && performance.now() < until
  for (let before = come(), quiet = 0; quiet < 2 && isWorthIt(); quiet += 1) {
    await turn()
    if (come() > before) quiet = 0
    before = come()
  }
}

type Waiting = { ballot: Ballot; resolve: (counted: Counted) => void; reject: (error: unknown) => void }
type Answers = { counted: readonly Counted[] } | { error: unknown }

async function countBatch(batch: readonly Waiting[], count: Count): Promise<Answers> {
  try {
    return { counted: await again(() => count(batch.map(entry => entry.ballot))) }
  } catch (error) {
    return { error }
  }
}

function answer(
  batch: readonly Waiting[],
  answers: Answers,
  onCounted: (photoIds: readonly string[]) => void,
): void {
  if ('error' in answers) {
    for (const { reject } of batch) reject(answers.error)
    return
  }
  const changed = new Set<string>()
  batch.forEach(({ ballot, resolve, reject }, index) => {
    const counted = answers.counted[index]
    if (counted) resolve(counted)
    else reject(new Error('A ballot was not answered.'))
    if (counted?.outcome === 'counted') changed.add(ballot.photoId)
  })
  if (changed.size > 0) onCounted([...changed])
}

async function again<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && passing.includes((error as { code?: string }).code ?? '')) return again(work, tries - 1)
    throw error
  }
}
