import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { ApiError } from '../api.ts'
import { isAtField } from '../field-faults.ts'
import { useText } from '../language.tsx'
import type { OutboxItem } from './item.ts'
import { causeOf, outboxTexts } from './texts.ts'
import type { useOutboxForm } from './use-outbox-form.ts'
import { Waiting } from './waiting.tsx'

type Form = ReturnType<typeof useOutboxForm>
type StatusProps = {
  form: Pick<Form, 'kind' | 'sendingId' | 'waits' | 'endWaiting' | 'isUntouched' | 'mend'>
  /** Shown when a submission waits on this phone. */
  title: string
  /** When it will be sent, if it waits for a network. */
  text: string
  /** What to do meanwhile. */
  advice?: string
  /** Waiting is a risk that the sender must hear of at once. */
  isUrgent?: boolean
  /** Words by which its writer recognises a submission. */
  say: (item: OutboxItem) => string
  /**
   * Called when the one that this form sent last, or one from an earlier visit, has been sent; not while the next one is being
   * written, which must not lose its form.
   */
  onSent?: () => void
}

/** Above a form: says that its submission is kept on this phone, and lists what of its kind waits. */
export function OutboxFormStatus({ form, title, text, advice, isUrgent, say, onSent }: StatusProps) {
  const t = useText(outboxTexts)
  const { waits } = form
  const isUnkept = waits?.isUnkept ?? false
  const isWarning = isUrgent || isUnkept
  const cause = waits && causeOf(waits)
  const sent = (ids: readonly string[]) => {
    if (waits && !ids.includes(waits.id)) return
    form.endWaiting()
    if (form.isUntouched) onSent?.()
  }
  const said = [cause ? t(cause) : isUnkept ? '' : text, isUnkept ? t('unkept') : '', advice ?? ''].filter(
    Boolean,
  )
  return (
    <>
      {waits ? (
        <Note
          kind={isWarning ? 'warn' : 'ok'}
          title={isUnkept || (isUrgent && cause) ? t('notYet') : title}
          live={isWarning ? 'alert' : 'status'}
        >
          <span>{withCalls(said.join(' '))}</span>
        </Note>
      ) : null}
      <Waiting kind={form.kind} say={say} except={form.sendingId} onSent={sent} onMend={form.mend} />
    </>
  )
}

type RefusalProps = {
  error: ApiError | undefined
  title: string
  /** What helps if no field is at fault; a refused photo or field says so itself. */
  other?: string
}
/** Why the server did not take a submission. */
export function OutboxFormRefusal({ error, title, other }: RefusalProps) {
  const t = useText(outboxTexts)
  if (!error) return null
  const own = error.status === 0 ? t('refusedAway') : error.status < 0 ? t('refusedPage') : other
  const reason = isAtField(error) ? undefined : own
  return (
    <Note kind="err" title={withCalls(title)} live="alert">
      {reason ? <span>{withCalls(reason)}</span> : null}
    </Note>
  )
}

type SubmitProps = { isSending: boolean; label: string }
/** The row with the form's one button. */
export function SubmitRow({ isSending, label }: SubmitProps) {
  const t = useText(outboxTexts)
  return (
    <div className="act">
      <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
        {isSending ? <i className="spin" /> : <Icon name="i-upload" />}
        <span>{isSending ? t('sendingNow') : label}</span>
      </button>
    </div>
  )
}
