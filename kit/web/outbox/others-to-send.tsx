import { Note } from '#ui/note.tsx'
import { useText } from '../language.tsx'
import { signedInName } from '../staff/staff-hints.ts'
import { resend } from './outbox.ts'
import { outboxTexts } from './texts.ts'
import { useOutbox } from './use-outbox.ts'

/**
 * Says how much of one kind each other account has left unsent on this phone. Whoever is signed in may send it as their own, because
 * people are hurt if it waits for its author to come back.
 */
export function OthersToSend({ kind }: { kind: string }) {
  const t = useText(outboxTexts)
  const { others } = useOutbox(kind)
  const names = [...new Set(others.map(({ account = '' }) => account))]
  return names.map(name => {
    const items = others.filter(({ account }) => account === name)
    const send = () => Promise.all(items.map(item => resend({ ...item, account: signedInName() })))
    return (
      <Note
        key={name}
        kind="info"
        icon="i-user"
        live="status"
        title={t('ofAnother', { name, n: items.length })}
      >
        <button type="button" className="btn btn--line btn--s" onClick={send}>
          {t('sendAsOwn')}
        </button>
      </Note>
    )
  })
}
