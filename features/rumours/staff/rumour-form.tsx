import { type FormEvent, type ReactNode, useState } from 'react'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { CheckField, ChoiceField } from '#kit/web/staff/fields.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { begunIn, missingIn } from '../begun.ts'
import style from '../rumours.module.css'
import { rumoursTexts } from '../texts.ts'
import { longestAnswer, longestOffice, longestSaid, type Verdict, verdicts } from '../verdicts.ts'
import type { Words } from './drafts.ts'
import { rumoursStaffTexts } from './texts.ts'

const allTexts = { ...rumoursTexts, ...rumoursStaffTexts }
type Props = {
  words: Words
  onWords: (words: Words) => void
  /** The rumour is already stored. */
  isChange: boolean
  /** Why the last attempt was refused. */
  error: ApiError | undefined
  onSend: (words: Words) => Promise<void>
  onCancel: () => void
  /** Shown above the fields. */
  children: ReactNode
}
const limits = { said: longestSaid, answer: longestAnswer, office: longestOffice }

/** The form: what people say, what the office knows, and which office, in both languages. */
export function RumourForm({ words, onWords, isChange, error, onSend, onCancel, children }: Props) {
  const t = useText(allTexts)
  const isStale = error?.code === 'changed-meanwhile'
  const kit = useText(kitTexts)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const begun = begunIn(words)
  // With nothing written, ask for Hindi.
  const asked = begun.length > 0 ? begun : (['hi'] as const)
  const isMissing = (part: keyof typeof limits, language: 'en' | 'hi') =>
    asked.some(one => one === language) && missingIn(words, language, begun).includes(part)
  const parts = ['said', 'answer', 'office'] as const
  const languages = ['hi', 'en'] as const
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (parts.some(part => languages.some(language => isMissing(part, language))))
      return showFirstFault(event.currentTarget)
    if (isSending) return
    setSending(true)
    await onSend(words)
    setSending(false)
  }
  return (
    <form className={`stack ${style.form}`} onSubmit={send} noValidate>
      <p className="sub">{t('lead')}</p>
      {children}
      <ChoiceField<Verdict>
        label={t('verdict')}
        value={words.verdict}
        choices={verdicts.map(id => ({ id, label: t(id) }))}
        onChange={verdict => onWords({ ...words, verdict })}
      />
      {parts.flatMap(part =>
        languages.map(language => (
          <TextField
            key={`${part}-${language}`}
            label={t('labelIn', { label: t(part), language: t(language) })}
            hint={
              part === 'answer' && language === 'hi'
                ? t('answerHint')
                : part === 'said' && language === 'en'
                  ? t('oneIsEnough')
                  : undefined
            }
            error={isTried && isMissing(part, language) ? t('needed') : undefined}
            lang={language}
            maxLength={limits[part]}
            value={words[part][language]}
            onChange={value => onWords({ ...words, [part]: { ...words[part], [language]: value } })}
          />
        )),
      )}
      <CheckField
        label={t('shown')}
        value={words.is_shown}
        onChange={is_shown => onWords({ ...words, is_shown })}
      />
      {isStale ? <Note kind="err" live="alert" title={t('changedMeanwhile')} /> : null}
      <NotSaved error={isStale ? undefined : error} isTyped />
      <button type="submit" className="btn btn--main" disabled={isSending}>
        {isSending ? <i className="spin" aria-hidden="true" /> : null}
        <span>{t(isChange ? 'save' : 'tell')}</span>
      </button>
      {isChange ? (
        <button type="button" className="btn btn--quiet" onClick={onCancel}>
          {kit('cancel')}
        </button>
      ) : null}
    </form>
  )
}
