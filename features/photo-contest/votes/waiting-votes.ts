import { newId } from '#common/id.ts'
import { ApiError } from '#kit/web/api.ts'
import { voterKey } from '#kit/web/device.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { type Outcome, onOutbox, outboxView, putAway, submit } from '#kit/web/outbox/outbox.ts'

const kind = 'photo-vote'

/** Whether it is unknown if the server has counted a vote: no answer came, or a proxy's. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 504].includes(error.status)

/**
 * Keeps a vote on this phone and retries until the server has answered; the server counts one vote per phone and photo, however
 * often it is sent. Resolves to the outcome of the first try.
 */
export function keepVote(photoId: string, seen: number): Promise<Outcome> {
  return submit({
    id: newId(),
    kind,
    call: 'POST /api/photos/:id/votes',
    params: { id: photoId },
    fields: { user_identifier: voterId(), vote_type: 'like', seen },
    files: [],
    keeps: [],
    // The server counts a vote once, and a photo may be gone by then.
    isDroppedIfRefused: true,
  })
}

/** A phone that has never been registered names itself; the registration takes the name over. */
function voterId(): string {
  const known = readStorage(voterKey)
  if (known) return known
  const made = newId()
  writeStorage(voterKey, made)
  return made
}

type VotesOnPhone = {
  /** Photos with a vote that waits on this phone. */
  waiting: readonly string[]
  /** Photos whose vote waited until the server answered. */
  counted: readonly string[]
  refused: readonly string[]
}

/** Reports the state of this phone's waiting votes, now and after every change. Returns the stop function. */
export function followWaitingVotes(tell: (votes: VotesOnPhone) => void): () => void {
  const seen = new Set<string>()
  const look = () => {
    const { items, results } = outboxView()
    // The gallery shows them by their hearts.
    for (const { id } of results.filter(result => result.kind === kind && isCounted(result))) {
      if (!seen.has(id)) putAway(id)
      seen.add(id)
    }
    const photoOf = ({ params }: { params?: Record<string, string> | undefined }) => params?.id ?? ''
    const ended = results.filter(result => result.kind === kind)
    tell({
      waiting: items.filter(item => item.kind === kind).map(photoOf),
      counted: ended.filter(isCounted).map(photoOf),
      refused: ended.filter(result => !isCounted(result)).map(photoOf),
    })
  }
  const stop = onOutbox(look)
  look()
  return stop
}

/** Already voted (code 23505) is the answer to a vote whose first answer was lost, so it counts. */
export const isCounted = ({ refusal }: { refusal?: string }): boolean =>
  refusal === undefined || refusal === '23505'
