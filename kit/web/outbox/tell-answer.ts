import { newId } from '#common/id.ts'
import type { OutboxItem } from './item.ts'
import { laterEnd, onOutbox, submit, withdraw } from './outbox.ts'
import { takeReply } from './replies.ts'
import { allItems, allResults, unkeptItems } from './store.ts'

/** The state of a one-tap answer; `unkept`: it waits and is lost with the page. `reply`: the server's reply, if the phone waited for it. */
export type Told<Reply = unknown> = {
  state: 'sending' | 'waiting' | 'unkept' | 'sent' | 'failed'
  reply?: Reply
}
/**
 * What is answered. `kind`: the outbox's name for such answers; `call`: a POST with `:id`, whose body is `answer` and `waited_s`;
 * `id`: of the row; `more`: further fields of the body; `keptAt`: where the page keeps its copy (`OutboxItem.forgetIfRefused`).
 */
export type Asked = {
  kind: string
  call: string
  id: string
  more?: Readonly<Record<string, unknown>>
  keptAt?: NonNullable<OutboxItem['forgetIfRefused']>
}

// From the store, because the page may have loaded the outbox only now.
const waitingFor = async ({ kind, id }: Asked) =>
  (await allItems()).filter(item => item.kind === kind && item.params?.id === id)

/** Puts an answer into the outbox in place of one that still waits, and reports its state until it has been sent. */
export async function tellAnswer<Reply>(
  asked: Asked,
  answer: string,
  say: (told: Told<Reply>) => void,
): Promise<void> {
  for (const earlier of await waitingFor(asked)) await withdraw(earlier.id)
  const id = newId()
  const outcome = await submit({
    ...{ id, kind: asked.kind, call: asked.call, params: { id: asked.id } },
    ...{ fields: { ...asked.more, answer }, files: [], waitedIn: 'waited_s', isDroppedIfRefused: true },
    ...(asked.keptAt && { forgetIfRefused: asked.keptAt }),
  })
  if (outcome.kind === 'sent') say({ state: 'sent', reply: outcome.reply as Reply })
  else if (outcome.kind === 'refused') say({ state: 'failed' })
  else followItem(id, say)
}

/**
 * Reports the state of an answer that waited at an earlier visit; false if it waits no more. One that was refused meanwhile is
 * then forgotten where it was kept.
 */
export async function followAnswer(asked: Asked, say: (told: Told<never>) => void): Promise<boolean> {
  const [item] = await waitingFor(asked)
  if (item) followItem(item.id, say)
  else for (const result of await allResults()) await takeReply(result)
  return !!item
}

function followItem(id: string, say: (told: Told<never>) => void): void {
  say({ state: unkeptItems().includes(id) ? 'unkept' : 'waiting' })
  const stop = onOutbox(() => {
    const end = laterEnd(id)
    if (!end) return
    stop()
    if (end !== 'withdrawn') say({ state: end === 'sent' ? 'sent' : 'failed' })
  })
}
