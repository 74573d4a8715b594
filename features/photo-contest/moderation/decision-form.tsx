import { type FormEvent, useEffect, useState } from 'react'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { votesTexts as texts } from './texts.ts'

type Props = {
  /** The votes to decide on. */
  title: string
  decision: 'void' | 'restore'
  onDecide: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of a decision; it is stored with the name of the admin. */
export function DecisionForm({ title, decision, onDecide, onClose }: Props) {
  const t = useText(texts)
  const kit = useText(kitTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, error, forget } = useAttempt()
  useEffect(() => {
    openDialog('vote-decision')
    return () => closeDialog('vote-decision')
  }, [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!reason.trim())
    if (reason.trim()) return attempt(() => onDecide(reason.trim()))
    forget()
    showFirstFault(event.currentTarget)
  }
  return (
    <Dialog id="vote-decision" labelledBy="vote-decision-title" className="sheet-dialog" onClose={onClose}>
      <form className="sheet stack" onSubmit={send} noValidate>
        <h2 id="vote-decision-title">{title}</h2>
        <TextArea
          label={t('reason')}
          error={isMissing && !reason.trim() ? t('reasonNeeded') : undefined}
          maxLength={500}
          required
          value={reason}
          onChange={setReason}
        />
        <NotSaved error={error} isTyped />
        <button
          type="submit"
          className={decision === 'void' ? 'btn btn--danger' : 'btn btn--main'}
          disabled={isBusy}
        >
          {t(decision)}
        </button>
        <button type="button" className="btn btn--quiet" onClick={onClose}>
          {kit('cancel')}
        </button>
      </form>
    </Dialog>
  )
}
