import { useEffect, useId, useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import type { Text } from '#common/text.ts'
import { TextField } from '#ui/field.tsx'
import { useSay, useText } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'

type Props = {
  reasons: readonly Text[]
  /** Called with the English words of a listed reason, or with what was typed. */
  onChoose: (reason: string) => void
  onCancel: () => void
}

/** Asks why something is hidden: a common reason, or one to type. The audit log keeps it. */
export function HideReasons({ reasons, onChoose, onCancel }: Props) {
  const t = useText(kitStaffTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [own, setOwn] = useState('')
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <section className={styles.reasons} aria-labelledby={id}>
      <h2 id={id}>{t('whyHide')}</h2>
      {reasons.map((reason, index) => (
        <button
          key={reason.en}
          ref={index === 0 ? first : undefined}
          type="button"
          className="btn btn--line"
          onClick={() => onChoose(reason.en)}
        >
          {say(reason)}
        </button>
      ))}
      <form
        className={styles.own}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isBlank(own)) onChoose(own.trim())
        }}
      >
        <TextField label={t('otherReason')} maxLength={200} value={own} onChange={setOwn} />
        <button type="submit" className="btn btn--main" disabled={isBlank(own)}>
          {t('hide')}
        </button>
      </form>
      <button type="button" className="btn btn--quiet" onClick={onCancel}>
        {kit('cancel')}
      </button>
    </section>
  )
}

/** A recorded reason in the reader's language; a typed one stays as it is. */
export function useReason(reasons: readonly Text[]): (recorded: string) => string {
  const say = useSay()
  return recorded => {
    const known = reasons.find(({ en }) => en === recorded)
    return known ? say(known) : recorded
  }
}
