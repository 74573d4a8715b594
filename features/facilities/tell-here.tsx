import { newId } from '#common/id.ts'
import { onOutbox, outboxView, submit, wasSentLater, withdraw } from '#kit/web/outbox/outbox.tsx'
import type { AnswerCounts, PlaceAnswer, Told } from './answers.ts'

/** What of this phone waits to be sent, by the outbox's name for it. */
const kind = 'place-answer'
const waitingFor = (place: string) =>
  outboxView().items.filter(item => item.kind === kind && item.params?.id === place)

/** Gives an answer to the outbox in the place of one that still waits, and says how it stands until it has been sent. */
export async function tellHere(place: string, answer: PlaceAnswer, say: (told: Told) => void): Promise<void> {
  for (const earlier of waitingFor(place)) await withdraw(earlier.id)
  const id = newId()
  const outcome = await submit({
    ...{ id, kind, call: 'POST /api/facilities/:id/answers', params: { id: place } },
    ...{ fields: { answer }, files: [], waitedIn: 'waited_s', isDroppedIfRefused: true },
  })
  if (outcome.kind === 'sent') say({ state: 'sent', counts: outcome.reply as AnswerCounts })
  else if (outcome.kind === 'refused') say({ state: 'failed' })
  else followItem(id, say)
}

/** Says how an answer of an earlier visit stands. */
export function followHere(place: string, say: (told: Told) => void): void {
  const [item] = waitingFor(place)
  if (item) followItem(item.id, say)
  else say({ state: 'sent' })
}

function followItem(id: string, say: (told: Told) => void): void {
  say({ state: 'waiting' })
  const stop = onOutbox(() => {
    if (outboxView().items.some(item => item.id === id)) return
    stop()
    if (wasSentLater(id)) say({ state: 'sent' })
  })
}
