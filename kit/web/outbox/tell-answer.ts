import { newId } from '#common/id.ts'
import { onOutbox, outboxView, submit, wasSentLater, withdraw } from './outbox.ts'

/** How an answer of this phone stands; `unkept`: it waits, and ends with the page. `reply`: what the server said, where the phone waited for it. */
export type Told<Reply = unknown> = {
  state: 'sending' | 'waiting' | 'unkept' | 'sent' | 'failed'
  reply?: Reply
}
/**
 * What is answered: the outbox's name for such answers, the call (a POST with `:id`, whose body is `answer` and `waited_s`), and
 * the id of the row; `more`: what its body says beside that.
 */
export type Asked = { kind: string; call: string; id: string; more?: Readonly<Record<string, unknown>> }

const waitingFor = ({ kind, id }: Asked) =>
  outboxView().items.filter(item => item.kind === kind && item.params?.id === id)

/** Gives an answer to the outbox in the place of one that still waits, and says how it stands until it has been sent. */
export async function tellAnswer<Reply>(
  asked: Asked,
  answer: string,
  say: (told: Told<Reply>) => void,
): Promise<void> {
  for (const earlier of waitingFor(asked)) await withdraw(earlier.id)
  const id = newId()
  const outcome = await submit({
    ...{ id, kind: asked.kind, call: asked.call, params: { id: asked.id } },
    ...{ fields: { ...asked.more, answer }, files: [], waitedIn: 'waited_s', isDroppedIfRefused: true },
  })
  if (outcome.kind === 'sent') say({ state: 'sent', reply: outcome.reply as Reply })
  else if (outcome.kind === 'refused') say({ state: 'failed' })
  else followItem(id, say)
}

/** Says how an answer of an earlier visit stands. */
export function followAnswer(asked: Asked, say: (told: Told<never>) => void): void {
  const [item] = waitingFor(asked)
  if (item) followItem(item.id, say)
  else say({ state: 'sent' })
}

function followItem(id: string, say: (told: Told<never>) => void): void {
  say({ state: outboxView().unkept.has(id) ? 'unkept' : 'waiting' })
  const stop = onOutbox(() => {
    if (outboxView().items.some(item => item.id === id)) return
    stop()
    if (wasSentLater(id)) say({ state: 'sent' })
  })
}
