import { newId } from '#common/id.ts'
import { onOutbox, outboxView, submit, wasSentLater, withdraw } from './outbox.ts'

/** The state of a one-tap answer; `unkept`: it waits and is lost with the page. `reply`: the server's reply, if the phone waited for it. */
export type Told<Reply = unknown> = {
  state: 'sending' | 'waiting' | 'unkept' | 'sent' | 'failed'
  reply?: Reply
}
/**
 * What is answered. `kind`: the outbox's name for such answers; `call`: a POST with `:id`, whose body is `answer` and `waited_s`;
 * `id`: of the row; `more`: further fields of the body.
 */
export type Asked = { kind: string; call: string; id: string; more?: Readonly<Record<string, unknown>> }

const waitingFor = ({ kind, id }: Asked) =>
  outboxView().items.filter(item => item.kind === kind && item.params?.id === id)

/** Puts an answer into the outbox in place of one that still waits, and reports its state until it has been sent. */
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

/** Reports the state of an answer from an earlier visit. */
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
