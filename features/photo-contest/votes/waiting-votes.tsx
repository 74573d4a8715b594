import { newId } from '#common/id.ts'
import { voterKey } from '#kit/web/device.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'

const kind = 'photo-vote'
const loadOutbox = () => import('#kit/web/outbox/outbox.tsx')

/** Keeps a vote on this phone until there is a network; rejects where the outbox cannot be loaded. */
export async function keepVote(photoId: string, seen: number): Promise<void> {
  const { submit } = await loadOutbox()
  await submit({
    id: newId(),
    kind,
    call: 'POST /api/photos/:id/votes',
    params: { id: photoId },
    fields: { user_identifier: voterId(), vote_type: 'like', seen },
    files: [],
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

/** Tells which photos have a vote that waits on this phone, now and after every change. Returns the stop function. */
export function followWaitingVotes(tell: (photoIds: readonly string[]) => void): () => void {
  let stop = () => {}
  let isOver = false
  loadOutbox().then(
    ({ onOutbox, outboxView }) => {
      if (isOver) return
      const look = () =>
        tell(
          outboxView()
            .items.filter(item => item.kind === kind)
            .map(item => item.params?.id ?? ''),
        )
      stop = onOutbox(look)
      look()
    },
    () => undefined, // Without the outbox nothing waits.
  )
  return () => {
    isOver = true
    stop()
  }
}
